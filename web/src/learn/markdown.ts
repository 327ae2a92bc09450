/**
 * The rules texts as a tree: just the part of Markdown that they use, and a few signs of our own. Nothing here makes HTML, and
 * what the reader does not know stays plain text.
 *
 *     # Title                     of the whole text
 *     ## Title {#id}              a section; ### a section within it
 *     - item, 1. item, > note     lists and notes; a table as usual, with its line of dashes
 *     !cards blue                 all cards of a kind, told in the words of the game
 *     **strong**, [text](#id)     a link goes to a section of the same text
 *     :i-sail:                    a symbol
 *     [[term]], [[term|shown]]    a word that is explained
 *     {SY-INC-1 SY-INC-5}         clauses of the full rules that settle an argument
 */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; inner: Inline[] }
  | { kind: "icon"; id: string }
  | { kind: "term"; term: string; text: string }
  | { kind: "link"; section: string; text: string }
  | { kind: "clauses"; ids: string[] };

export type Block =
  | { kind: "paragraph"; inner: Inline[] }
  | { kind: "note"; inner: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "cards"; name: string };

export interface Section {
  id: string;
  level: 2 | 3;
  title: Inline[];
  blocks: Block[];
}

export interface Text {
  title: string;
  /** In the order of reading; those of level 3 belong to the one of level 2 before them. */
  sections: Section[];
}

const HEADING = /^(##|###) (.+?) \{#([a-z0-9-]+)\}$/;

/** Reads a whole text. */
export function read(source: string): Text {
  const text: Text = { title: "", sections: [] };
  for (const lines of paragraphs(source)) {
    const first = lines[0] ?? "";
    const heading = HEADING.exec(first);
    if (heading !== null) {
      const [, signs = "", title = "", id = ""] = heading;
      text.sections.push({ id, level: signs.length === 2 ? 2 : 3, title: inline(title), blocks: [] });
    } else if (first.startsWith("# ")) {
      text.title = first.slice(2);
    } else {
      text.sections.at(-1)?.blocks.push(block(lines));
    }
  }
  return text;
}

/** Groups of lines between empty lines; a heading is always alone. */
function paragraphs(source: string): string[][] {
  const groups: string[][] = [];
  let open = false;
  for (const raw of source.split(/\r?\n/)) {
    const line = raw.trim();
    const alone = line.startsWith("#");
    if (line && !alone && open) groups.at(-1)?.push(line);
    else if (line) groups.push([line]);
    open = line !== "" && !alone;
  }
  return groups;
}

function block(lines: string[]): Block {
  const first = lines[0] ?? "";
  const cards = /^!cards ([a-z-]+)$/.exec(first);
  if (cards !== null) return { kind: "cards", name: cards[1] ?? "" };
  if (lines.every((line) => line.startsWith("|"))) return table(lines);
  if (lines.every((line) => line.startsWith("- "))) return { kind: "list", ordered: false, items: lines.map((line) => inline(line.slice(2))) };
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { kind: "list", ordered: true, items: lines.map((line) => inline(line.replace(/^\d+\. /, ""))) };
  if (lines.every((line) => line.startsWith("> "))) return { kind: "note", inner: inline(lines.map((line) => line.slice(2)).join(" ")) };
  return { kind: "paragraph", inner: inline(lines.join(" ")) };
}

function table(lines: string[]): Block {
  const [head = [], ...rows] = lines.filter((line) => !/^\|[-|: ]+\|$/.test(line)).map(cells);
  return { kind: "table", head, rows };
}

/** The cells of a row; a bar inside [[...]] belongs to the term. */
function cells(line: string): Inline[][] {
  const inside = line.replace(/^\||\|$/g, "");
  const parts = inside.match(/(?:\[\[[^\]]*\]\]|[^|])+|(?<=\|)(?=\|)|^(?=\|)/g) ?? [];
  return parts.map((part) => inline(part.trim()));
}

const SIGNS = /\*\*(.+?)\*\*|:i-([a-z0-9-]+):|\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|\[([^\]]+)\]\(#([a-z0-9-]+)\)|\{([A-Z]{2}-[A-Z0-9 -]+)\}/g;

/** Reads the inside of a line. */
export function inline(source: string): Inline[] {
  const found: Inline[] = [];
  let done = 0;
  for (const match of source.matchAll(SIGNS)) {
    const before = source.slice(done, match.index);
    if (before) found.push({ kind: "text", text: before });
    found.push(sign(match));
    done = match.index + match[0].length;
  }
  const rest = source.slice(done);
  if (rest) found.push({ kind: "text", text: rest });
  return found;
}

/** Parts of a line that stay together (`held`), or may be broken where there is a space. */
export interface Run {
  held: boolean;
  parts: Inline[];
}

/** A line as it is set: a symbol stays on the line of the word that follows it. */
export function runs(inner: readonly Inline[]): Run[] {
  const all: Run[] = [];
  let held: Run | null = null;
  for (const part of inner) {
    if (part.kind === "icon") {
      if (held === null) all.push((held = { held: true, parts: [] }));
      held.parts.push(part);
    } else if (held === null) {
      all.push({ held: false, parts: [part] });
    } else if (part.kind === "text") {
      const [, word = "", rest = ""] = /^(\s*\S*)(.*)$/s.exec(part.text) ?? [];
      held.parts.push({ kind: "text", text: word });
      if (rest) all.push({ held: false, parts: [{ kind: "text", text: rest }] });
      if (word.trim()) held = null;
    } else {
      held.parts.push(part);
      held = null;
    }
  }
  return all;
}

function sign(match: RegExpMatchArray): Inline {
  const [whole, strong, icon, term, shown, link, section, clauses] = match;
  if (strong !== undefined) return { kind: "strong", inner: inline(strong) };
  if (icon !== undefined) return { kind: "icon", id: icon };
  if (term !== undefined) return { kind: "term", term, text: shown ?? term };
  if (link !== undefined && section !== undefined) return { kind: "link", section, text: link };
  if (clauses !== undefined) return { kind: "clauses", ids: clauses.split(" ").filter(Boolean) };
  return { kind: "text", text: whole };
}

/** The words alone, without symbols and clauses. */
export function plain(inner: readonly Inline[]): string {
  return inner
    .map((part) => {
      if (part.kind === "strong") return plain(part.inner);
      return "text" in part ? part.text : "";
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** Everything readable in a block, piece by piece; cards are told elsewhere. */
export function pieces(part: Block): Inline[][] {
  switch (part.kind) {
    case "paragraph":
    case "note":
      return [part.inner];
    case "list":
      return part.items;
    case "table":
      return [part.head, ...part.rows].flat();
    case "cards":
      return [];
  }
}

/** All terms that a text marks, once each, in the order of reading. */
export function termsOf(text: Text): string[] {
  const found = new Set<string>();
  const collect = (inner: readonly Inline[]): void => {
    for (const part of inner) {
      if (part.kind === "term") found.add(part.term);
      if (part.kind === "strong") collect(part.inner);
    }
  };
  for (const section of text.sections) [section.title, ...section.blocks.flatMap(pieces)].forEach(collect);
  return [...found];
}
