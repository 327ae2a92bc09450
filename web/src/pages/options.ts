/**
 * The options of a game in a form: which are worth asking, and which values. What fits together is the service's to judge; here
 * stands only what somebody would be puzzled to be asked, such as the length of a track in an edition that has none.
 */

import type { Schemas } from "../api/client";
import type { OptionValue, Settings } from "./catalogue";

export type OptionTold = Schemas["OptionTold"];

/** Values that make sense only where another option has this value; `*` stands for the whole option. */
const ONLY: Readonly<Record<string, Readonly<Record<string, Settings>>>> = {
  shipyard: {
    "edition first": { solo: false },
    "contracts *": { edition: "second" },
    "employees printed": { edition: "second" },
    "middle_display *": { edition: "second" },
    "loop_spaces *": { edition: "first" },
    "solo_removed *": { solo: true },
  },
  bremerhaven: {
    "variant long": { solo: false },
    "variant short": { solo: false },
    "variant solo": { solo: true },
    "exchange_beats_dummy *": { solo: true },
  },
};

function holds(wanted: Settings | undefined, settings: Settings, players: number): boolean {
  const known: Settings = { ...settings, solo: players === 1 };
  return Object.entries(wanted ?? {}).every(([name, value]) => known[name] === value);
}

/** The values among which somebody may choose; a single one need not be asked for. */
export function valuesOf(game: string, option: OptionTold, settings: Settings, players: number): OptionValue[] {
  const only = ONLY[game] ?? {};
  if (!holds(only[`${option.name} *`], settings, players)) return [];
  const named = option.choices as OptionValue[];
  const seats = option.name === "start_player" ? Array.from({ length: players }, (_, seat) => seat) : [];
  return [...named, ...seats].filter((value) => holds(only[`${option.name} ${value}`], settings, players));
}

/** A whole number within limits, where it is not one of a few. */
export function limitsOf(option: OptionTold): { least: number; most: number } | null {
  const [least, most] = option.numbers ?? [];
  return least === undefined || most === undefined || option.choices.length > 0 ? null : { least, most };
}

export function usual(option: OptionTold, players: number): OptionValue {
  return (option.by_players[String(players)] ?? option.default) as OptionValue;
}

/** Options to be shown, the important ones first; how many play is asked by the seats. */
export function shownOptions(game: string, options: readonly OptionTold[], settings: Settings, players: number): OptionTold[] {
  const shown = options.filter(
    (option) =>
      option.name !== "players" && (limitsOf(option) !== null || valuesOf(game, option, settings, players).length > 1),
  );
  return [...shown.filter((option) => option.asked), ...shown.filter((option) => !option.asked)];
}

/** What was chosen as far as it still fits; the rest is as usual and need not be sent. */
export function fitting(game: string, options: readonly OptionTold[], chosen: Settings, players: number): Settings {
  const kept: Settings = {};
  for (const option of options) {
    const value = chosen[option.name];
    if (value === undefined || option.name === "players") continue;
    const limits = limitsOf(option);
    const fits = limits
      ? typeof value === "number" && value >= limits.least && value <= limits.most
      : valuesOf(game, option, chosen, players).includes(value);
    if (fits) kept[option.name] = value;
  }
  return kept;
}
