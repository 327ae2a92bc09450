/** The sections of a book as one searches them: with all that can be read in them. */

import type { Words } from "../words/words.svelte";
import { pieces, plain, type Section } from "./markdown";
import { excerpt, fold, matches } from "./search";
import type { Book } from "./texts";

export interface Entry {
  id: string;
  level: 2 | 3;
  title: string;
  lines: readonly string[];
  found(words: readonly string[]): boolean;
  /** Some words around the first hit; empty if only the title has one. */
  around(words: readonly string[]): string;
}

function entry(id: string, level: 2 | 3, title: string, lines: readonly string[]): Entry {
  return {
    id,
    level,
    title,
    lines,
    found: (words) => matches([title, ...lines].join(" "), words),
    around: (words) => {
      const line = lines.find((some) => words.some((word) => fold(some).includes(word)));
      return line === undefined ? "" : excerpt(line, words);
    },
  };
}

function linesOf(section: Section, book: Book): string[] {
  return section.blocks.flatMap((block) => {
    if (block.kind === "cards") return (book.cards[block.name] ?? []).map((card) => `${card.name}: ${card.text}`);
    if (block.kind === "table") return block.rows.map((row) => row.map(plain).filter(Boolean).join(": "));
    return pieces(block).map(plain);
  });
}

/** All sections, and after them the symbols and the terms. */
export function entries(book: Book, words: Words): Entry[] {
  const signs = book.legend.flatMap((group) => group.signs.map((sign) => sign.name));
  const terms = book.terms.map((term) => `${term.name}: ${term.text}`);
  return [
    ...book.text.sections.map((section) => entry(section.id, section.level, plain(section.title), linesOf(section, book))),
    entry("legend", 2, words.text("learn-legend"), signs),
    entry("terms", 2, words.text("learn-terms"), terms),
  ];
}
