/** What a game's folder offers to the table; web/README.md tells how it is used. */

import type { Component } from "svelte";
import type { Data } from "../words/telling";
import type { Option, Table, View } from "../table/state.svelte";

/** Where a move begins (if it is picked up somewhere) and where it ends, as names of places. */
export interface Ends {
  from?: string;
  to?: string;
}

/** A number that somebody watches: shown as it is, and as before → after. `key` is a word of the game. */
export interface Figure {
  key: string;
  icon?: string;
  value: number;
}

/** A section of the boards on a phone: the word `key` and a symbol. */
export interface Tab {
  id: string;
  key: string;
  icon: string;
}

export interface GameModule {
  Board: Component<{ table: Table }>;
  Rival: Component<{ table: Table; seat: number }>;
  Text: Component<{ table: Table }>;
  Hand?: Component<{ table: Table }>;
  ends(option: Option, view: View): Ends;
  where(event: Data, view: View): string[];
  /** What the message `ask-KIND` and those of moves are filled with, besides the fields of the move. */
  about(view: View, kind: string, options: readonly Option[]): Data;
  /** Round or turn, in words. */
  stage(table: Table): string;
  /** The symbol of a kind of move. */
  icon(kind: string, fields: Data): string;
  /** Money, points and the like of a seat. */
  figures(view: View, seat: number): Figure[];
  /** What is multiplied to a seat's score, where the score is no sum. */
  factors?(view: View, seat: number): Figure[];
  tabs: readonly Tab[];
}

const MODULES = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** The folder of a game; it is loaded when its first table is opened. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = MODULES[`./${name}/index.ts`];
  if (load === undefined) throw new Error(`There is no board for ${name}.`);
  return (await load()).default;
}
