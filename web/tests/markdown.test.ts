import { describe, expect, test } from "vitest";
import { inline, pieces, plain, read, runs, termsOf } from "../src/learn/markdown";
import { cut, excerpt, fold, matches, phraseOrWords, sought } from "../src/learn/search";

describe("a line", () => {
  test("is plain text where nothing is marked", () => {
    expect(inline("Take 2 coins: <b>now</b> & here [or there].")).toEqual([{ kind: "text", text: "Take 2 coins: <b>now</b> & here [or there]." }]);
  });

  test("has symbols, terms, links and clauses", () => {
    expect(inline(":i-act-build: a [[yard]] of [[slot|slots]], see [solo](#solo). {SY-INC-1 SY-INC-5}")).toEqual([
      { kind: "icon", id: "act-build" },
      { kind: "text", text: " a " },
      { kind: "term", term: "yard", text: "yard" },
      { kind: "text", text: " of " },
      { kind: "term", term: "slot", text: "slots" },
      { kind: "text", text: ", see " },
      { kind: "link", section: "solo", text: "solo" },
      { kind: "text", text: ". " },
      { kind: "clauses", ids: ["SY-INC-1", "SY-INC-5"] },
    ]);
  });

  test("has strong words with other signs inside", () => {
    expect(inline("**the [[bow]]**")).toEqual([
      { kind: "strong", inner: [{ kind: "text", text: "the " }, { kind: "term", term: "bow", text: "bow" }] },
    ]);
  });

  test("links to nowhere else than sections", () => {
    for (const source of ["[x](https://example.org)", "[x](javascript:alert)", "<script>x</script>"])
      expect(inline(source)).toEqual([{ kind: "text", text: source }]);
  });

  test("keeps a symbol with the word after it", () => {
    const set = (source: string) => runs(inline(source)).map((run) => [run.held, plain(run.parts)]);
    expect(set("buy :i-sail: sails here")).toEqual([[false, "buy"], [true, "sails"], [false, "here"]]);
    expect(set(":i-crane: :i-cannon: [[mount|their mounts]] and")).toEqual([[true, "their mounts"], [false, "and"]]);
    expect(set("none here")).toEqual([[false, "none here"]]);
  });

  test("as plain words has neither symbols nor clauses", () => {
    expect(plain(inline(":i-sail: **Two** [[sail|sails]] {SY-EMP-8}"))).toBe("Two sails");
  });
});

const TEXT = `# Some game

## Aim {#aim}

One paragraph
on two lines.

> A note.

### Goods {#goods}
- first
- second

1. one
2. two

| good | price |
|---|---|
| :i-coal: coal | 2 |
| [[grain|wheat]] | |

!cards blue
`;

describe("a text", () => {
  const text = read(TEXT);

  test("has a title, and sections with names to link to", () => {
    expect(text.title).toBe("Some game");
    expect(text.sections.map(({ id, level, title }) => [id, level, plain(title)])).toEqual([
      ["aim", 2, "Aim"],
      ["goods", 3, "Goods"],
    ]);
  });

  test("has paragraphs, notes, lists and cards", () => {
    expect(text.sections[0]?.blocks.map((block) => block.kind)).toEqual(["paragraph", "note"]);
    expect(text.sections[1]?.blocks.map((block) => block.kind)).toEqual(["list", "list", "table", "cards"]);
    expect(pieces(text.sections[0]!.blocks[0]!).map(plain)).toEqual(["One paragraph on two lines."]);
    expect(text.sections[1]?.blocks[1]).toMatchObject({ ordered: true });
    expect(text.sections[1]?.blocks[3]).toEqual({ kind: "cards", name: "blue" });
  });

  test("has tables whose cells may be empty or hold a term", () => {
    const table = text.sections[1]?.blocks[2];
    if (table?.kind !== "table") throw new Error("There is no table.");
    expect(table.head.map(plain)).toEqual(["good", "price"]);
    expect(table.rows.map((row) => row.map(plain))).toEqual([["coal", "2"], ["wheat", ""]]);
  });

  test("knows its terms", () => {
    expect(termsOf(text)).toEqual(["grain"]);
  });
});

describe("searching", () => {
  test("forgets capitals and accents, but keeps every letter's place", () => {
    expect(fold("Über Città")).toBe("uber citta");
    expect(fold("Größe")).toHaveLength("Größe".length);
    expect(sought(" Über  a über ")).toEqual(["uber"]);
  });

  test("wants all words", () => {
    expect(matches("The Blue Riband counts", sought("riband blue"))).toBe(true);
    expect(matches("The Blue Riband counts", sought("riband red"))).toBe(false);
    expect(matches("anything", [])).toBe(false);
  });

  test("marks a phrase where there is one, else its words", () => {
    expect(phraseOrWords("Blue  Riband", ["three blue", "the Blue Riband counts"])).toEqual(["blue riband"]);
    expect(phraseOrWords("riband blue", ["three blue", "the Blue Riband counts"])).toEqual(["riband", "blue"]);
    expect(phraseOrWords("blue", ["three blue"])).toEqual(["blue"]);
  });

  test("cuts a text at its hits", () => {
    expect(cut("Città e citta", ["citta"])).toEqual([
      { text: "Città", found: true },
      { text: " e ", found: false },
      { text: "citta", found: true },
    ]);
    expect(cut("sails", ["sail", "ails"])).toEqual([{ text: "sails", found: true }]);
    expect(cut("sails", [])).toEqual([{ text: "sails", found: false }]);
  });

  test("shows some words around the first hit", () => {
    const long = `${"word ".repeat(40)}riband ${"more ".repeat(40)}`.trim();
    expect(excerpt(long, ["riband"])).toMatch(/^… .*riband.* …$/);
    expect(excerpt("short riband", ["riband"])).toBe("short riband");
  });
});
