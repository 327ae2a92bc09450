/** The rules of the games for people who learn them: which there are, and how they come, language by language, when wanted. */

import type { Language } from "../settings.svelte";
import { loadWords, makeWords, type Words } from "../words/words.svelte";
import cardKeys from "./cards.json";
import legendKeys from "./legend.json";
import { read, termsOf, type Text } from "./markdown";

export const BOOKS = ["shipyard-second", "shipyard-first", "bremerhaven", "discovery"] as const;
export type BookName = (typeof BOOKS)[number];
export const SYMBOLS: Readonly<Record<BookName, string>> = {
  "shipyard-second": "act-build",
  "shipyard-first": "act-build",
  bremerhaven: "bollard",
  discovery: "expedition",
};

/** A card told in words; its prestige where it has some. */
export interface Card {
  name: string;
  text: string;
  prestige: number | null;
}
/** A symbol, what it is called, and a sentence about it, which may be empty. */
export interface Sign {
  symbol: string;
  name: string;
  text: string;
}
export interface Group {
  name: string;
  signs: Sign[];
}

/** All that one page of rules shows. */
export interface Book {
  name: BookName;
  text: Text;
  words: Words;
  legend: Group[];
  cards: Readonly<Record<string, Card[]>>;
  /** The terms of this text, in the order of the alphabet. */
  terms: Card[];
  /** What a term means; empty if nobody has said. */
  explain(term: string): string;
}

type Said = Partial<Record<Language, string>>;
interface SignKeys {
  symbol: string;
  word?: string;
  about?: string;
  term?: Said;
}
interface CardKeys {
  name: string;
  text: string;
  prestige?: number;
}

const TEXTS = import.meta.glob<string>("./*/*.md", { query: "?raw", import: "default" });
const TERMS = import.meta.glob<Record<string, string>>("./terms/*.json", { import: "default" });
const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

/** The book of a game; of Shipyard without an edition it is the second. */
export function bookNamed(name: string): BookName | null {
  if (name === "shipyard") return "shipyard-second";
  return BOOKS.find((book) => book === name) ?? null;
}

/** The game that a book belongs to. */
export function gameOf(book: BookName): string {
  return book.split("-")[0] ?? book;
}

async function from<Content>(files: Record<string, () => Promise<Content>>, path: string): Promise<Content> {
  const load = files[path];
  if (load === undefined) throw new Error(`There is no ${path} among the rules.`);
  return load();
}

/** The words around the texts. */
export async function loadLearnWords(language: Language): Promise<Words> {
  return makeWords(language, [await from(WORDS, `./words/${language}.ftl`)]);
}

export async function loadBook(name: BookName, language: Language): Promise<Book> {
  const game = gameOf(name);
  const [source, terms, words] = await Promise.all([
    from(TEXTS, `./${name}/${language}.md`),
    from(TERMS, `./terms/${game}.${language}.json`),
    loadWords(language, game),
  ]);
  return makeBook(name, read(source), new Map(Object.entries(terms)), words);
}

export function makeBook(name: BookName, text: Text, terms: ReadonlyMap<string, string>, words: Words): Book {
  const meanings = new Map([...terms].map(([term, meaning]) => [term.toLowerCase(), meaning]));
  const explain = (term: string): string => meanings.get(term.toLowerCase()) ?? "";
  const legend = legendKeys[name].map(({ group, items }) => ({
    name: group,
    signs: items.map((item: SignKeys) => signOf(item, words, explain)),
  }));
  const kinds = Object.entries(cardKeys[name] as Record<string, CardKeys[]>);
  const cards = Object.fromEntries(kinds.map(([kind, keys]) => [kind, keys.map((card) => cardOf(card, words))]));
  return { name, text, words, legend, cards, explain, terms: glossary(text, legend, terms, words.language) };
}

function signOf(item: SignKeys, words: Words, explain: (term: string) => string): Sign {
  const term = item.term?.[words.language];
  const name = item.word === undefined ? (term ?? "") : words.text(item.word);
  const text = item.about === undefined ? explain(term ?? name) : words.text(item.about);
  return { symbol: item.symbol.replace(/^i-/, ""), name, text };
}

function cardOf(card: CardKeys, words: Words): Card {
  return { name: words.text(card.name), text: words.text(card.text), prestige: card.prestige ?? null };
}

/** What the text marks or the legend shows: the terms of the other edition would only confuse. */
function glossary(text: Text, legend: readonly Group[], terms: ReadonlyMap<string, string>, language: Language): Card[] {
  const shown = new Set([...termsOf(text), ...legend.flatMap((group) => group.signs.map((sign) => sign.name))].map((term) => term.toLowerCase()));
  return [...terms]
    .filter(([term]) => shown.has(term.toLowerCase()))
    .map(([name, meaning]) => ({ name, text: meaning, prestige: null }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
