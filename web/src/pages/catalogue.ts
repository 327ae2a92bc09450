/**
 * The four games as the pages offer them. Shipyard's editions are one game with an option for the service, and two games for
 * whoever looks for one.
 */

import type { Schemas } from "../api/client";

export type Summary = Schemas["Summary"];
export type GameTold = Schemas["GameTold"];
export type BotName = NonNullable<Schemas["SeatForm"]["bot"]>;
export type OptionValue = string | number | boolean;
export type Settings = Record<string, OptionValue>;

export type CardName = "shipyard-second" | "shipyard-first" | "bremerhaven" | "discovery";

export interface Card {
  name: CardName;
  /** The game's name at the service. */
  game: string;
  /** Options that make this card of the game. */
  settled: Settings;
  symbol: string;
  minutes: number;
}

export const CARDS: readonly Card[] = [
  { name: "shipyard-second", game: "shipyard", settled: { edition: "second" }, symbol: "act-build", minutes: 90 },
  { name: "shipyard-first", game: "shipyard", settled: { edition: "first" }, symbol: "act-build", minutes: 100 },
  { name: "bremerhaven", game: "bremerhaven", settled: {}, symbol: "bollard", minutes: 90 },
  { name: "discovery", game: "discovery", settled: {}, symbol: "expedition", minutes: 50 },
];

export const BOTS: readonly BotName[] = ["level1", "level2", "level3", "level4", "level5"];
/** The bot of whoever wishes for none, as in the terminal. */
export const DEFAULT_BOT: BotName = "level2";

export function cardNamed(name: string | undefined): Card | undefined {
  return CARDS.find((card) => card.name === name || card.game === name);
}

/** The card that a table belongs to. */
export function cardOf(table: Pick<Summary, "game" | "options">): Card | undefined {
  return CARDS.find(
    (card) =>
      card.game === table.game &&
      Object.entries(card.settled).every(([name, value]) => table.options[name] === value),
  );
}

/** How many may play: the first edition of Shipyard has no solo game. */
export function playersOf(card: Card, game: GameTold): number[] {
  return card.name === "shipyard-first" ? game.players.filter((players) => players > 1) : game.players;
}

/** "level3" -> 3; null for what is no bot. */
export function levelOf(bot: string | null): number | null {
  const found = /^level(\d)$/.exec(bot ?? "");
  return found === null ? null : Number(found[1]);
}
