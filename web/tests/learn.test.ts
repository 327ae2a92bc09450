import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { plain, pieces, read, termsOf, type Inline, type Text } from "../src/learn/markdown";
import { BOOKS, bookNamed, gameOf, makeBook, type BookName } from "../src/learn/texts";
import { LANGUAGES, type Language } from "../src/settings.svelte";
import { makeWords } from "../src/words/words.svelte";

const FOLDER = "src/learn";
const file = (path: string): string => readFileSync(path, "utf-8");
const textOf = (book: BookName, language: Language): Text => read(file(`${FOLDER}/${book}/${language}.md`));
const termsFor = (book: BookName, language: Language): Map<string, string> =>
  new Map(Object.entries(JSON.parse(file(`${FOLDER}/terms/${gameOf(book)}.${language}.json`)) as Record<string, string>));
const wordsFor = (book: BookName, language: Language) => makeWords(language, [file(`../src/fairlead/games/${gameOf(book)}/words/${language}.ftl`)]);
const learnWords = (language: Language) => makeWords(language, [file(`${FOLDER}/words/${language}.ftl`)]);

const symbols = new Set([...file("src/look/symbols.svg").matchAll(/<symbol[^>]*id="i-([^"]+)"/g)].map((match) => match[1] ?? ""));

/** Everything inside the lines of a text, strong words opened. */
function insides(text: Text): Inline[] {
  const open = (part: Inline): Inline[] => (part.kind === "strong" ? part.inner.flatMap(open) : [part]);
  return text.sections.flatMap((section) => [section.title, ...section.blocks.flatMap(pieces)].flat().flatMap(open));
}

const ALL = BOOKS.flatMap((book) => LANGUAGES.map((language) => ({ book, language })));

describe.each(ALL)("the rules of $book in $language", ({ book, language }) => {
  const text = textOf(book, language);
  const inner = insides(text);
  const made = makeBook(book, text, termsFor(book, language), wordsFor(book, language));

  test("have a length that one reads in an evening's beginning", () => {
    const words = text.sections.flatMap((section) => [section.title, ...section.blocks.flatMap(pieces)].map(plain)).join(" ").split(/\s+/);
    expect(words.length).toBeGreaterThan(900);
    expect(words.length).toBeLessThan(1900);
  });

  test("have the sections, tables and cards of the English text", () => {
    const shape = (some: Text) => some.sections.map(({ id, level, blocks }) => [id, level, blocks.map((block) => block.kind)]);
    expect(shape(text)).toEqual(shape(textOf(book, "en")));
    expect(new Set(text.sections.map((section) => section.id)).size).toBe(text.sections.length);
  });

  test("have tables with equally many cells in every row", () => {
    for (const block of text.sections.flatMap((section) => section.blocks))
      if (block.kind === "table") for (const row of block.rows) expect(row.length, plain(row.flat())).toBe(block.head.length);
  });

  test("show symbols and clauses that exist, the same as the English text", () => {
    const shown = (some: Inline[]) => some.flatMap((part) => (part.kind === "icon" ? [part.id] : part.kind === "clauses" ? part.ids : []));
    expect(shown(inner)).toEqual(shown(insides(textOf(book, "en"))));
    for (const part of inner) if (part.kind === "icon") expect(symbols).toContain(part.id);
    const chapters = [...file(`../docs/rules/${gameOf(book)}.md`).matchAll(/`([A-Z]{2}-[A-Z]+)`/g)].map((match) => match[1]);
    for (const part of inner) if (part.kind === "clauses") for (const id of part.ids) expect(chapters).toContain(id.replace(/-\d+$/, ""));
  });

  test("link to sections of their own", () => {
    const ids = new Set(text.sections.map((section) => section.id));
    for (const part of inner) if (part.kind === "link") expect(ids).toContain(part.section);
  });

  test("explain every term", () => {
    for (const term of termsOf(text)) expect(made.explain(term), term).not.toBe("");
  });

  test("leave no sign unread", () => {
    for (const part of inner) if (part.kind === "text") expect(part.text).not.toMatch(/\[\[|\]\]|\*\*|:i-|\{|\}|<|https?:/);
  });

  test("tell every symbol of the legend and every card", () => {
    for (const sign of made.legend.flatMap((group) => group.signs)) {
      expect(symbols).toContain(sign.symbol);
      expect(sign.name, sign.symbol).toMatch(/^[^-]+(-[^-]+)*$/);
      expect(sign.name, sign.symbol).not.toMatch(/^(action|piece|feature|good|official|employee|space|rank|cargo|colour)-[a-z]+$/);
    }
    const kinds = text.sections.flatMap((section) => section.blocks).flatMap((block) => (block.kind === "cards" ? [block.name] : []));
    expect(kinds).toEqual(Object.keys(made.cards));
    for (const card of Object.values(made.cards).flat()) expect(card.text).not.toMatch(/^(meaning|building|event)-/);
  });

  test("have words around them", () => {
    const words = learnWords(language);
    const keys = [`learn-tab-${book}`, ...made.legend.map((group) => `learn-group-${group.name}`)];
    const kinds = Object.keys(made.cards).filter((kind) => !["buildings", "events"].includes(kind));
    for (const key of [...keys, ...kinds.map((kind) => `learn-cards-${kind}`)]) expect(words.has(key), key).toBe(true);
  });
});

test("all languages explain equally many terms", () => {
  for (const game of ["shipyard", "bremerhaven", "discovery"] as const) {
    const book = bookNamed(game) ?? "discovery";
    expect(LANGUAGES.map((language) => termsFor(book, language).size)).toEqual(LANGUAGES.map(() => termsFor(book, "en").size));
  }
});

test("every word that the pages of rules name is there, in all languages", () => {
  const sources = readdirSync(FOLDER).filter((name) => name.endsWith(".svelte")).map((name) => file(`${FOLDER}/${name}`));
  const keys = sources.flatMap((source) => [...source.matchAll(/"(learn-[a-z-]+)"/g)].map((match) => match[1] ?? ""));
  for (const language of LANGUAGES) for (const key of keys) expect(learnWords(language).has(key), `${language} ${key}`).toBe(true);
});

test("a game of two editions has the rules of the second unless one is named", () => {
  expect(bookNamed("shipyard")).toBe("shipyard-second");
  expect(bookNamed("shipyard-first")).toBe("shipyard-first");
  expect(bookNamed("chess")).toBeNull();
});
