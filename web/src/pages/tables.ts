/** Lists of tables: which of them wait for somebody, in which order they are shown, and what is said about each. */

import type { Summary } from "./catalogue";

export type Seat = Summary["seats"][number];

/** What a table wants of somebody, or waits for. */
export type Standing = "turn" | "others" | "waiting" | "over" | "closed";

export function seatsOf(table: Summary, person: string | null): Seat[] {
  return person === null ? [] : table.seats.filter((seat) => seat.person === person);
}

export function standing(table: Summary, person: string | null): Standing {
  if (table.status === "open") return "waiting";
  if (table.status !== "playing") return table.status;
  const own = seatsOf(table, person).filter((seat) => seat.kind === "person");
  return own.some((seat) => table.to_act.includes(seat.seat)) ? "turn" : "others";
}

export function freeSeats(table: Summary): Seat[] {
  return table.seats.filter((seat) => seat.kind === "open");
}

const ORDER: Record<Standing, number> = { turn: 0, waiting: 1, others: 2, over: 3, closed: 4 };

/** One's own tables: those that wait for oneself first, given-up ones not at all. */
export function ownInOrder(tables: readonly Summary[], person: string | null): Summary[] {
  return tables
    .filter((table) => table.status !== "closed")
    .map((table) => ({ table, rank: ORDER[standing(table, person)] }))
    .sort((a, b) => a.rank - b.rank || b.table.changed - a.table.changed)
    .map(({ table }) => table);
}

/** Public tables of others: free seats first, then games to watch. */
export function toJoin(tables: readonly Summary[], person: string | null): Summary[] {
  const others = tables.filter((table) => table.owner !== person && seatsOf(table, person).length === 0);
  const watchable = others.filter((table) => table.status === "playing" && table.settings["spectators"] !== false);
  return [...others.filter((table) => table.status === "open"), ...watchable];
}

/** The next table where it is one's turn, after the one that is shown; the same order for everyone who presses N again. */
export function nextTable(tables: readonly Summary[], person: string | null, shown: string | null = null): string | null {
  const waiting = ownInOrder(tables, person).filter((table) => standing(table, person) === "turn");
  const here = waiting.findIndex((table) => table.id === shown);
  return waiting[(here + 1) % Math.max(1, waiting.length)]?.id ?? null;
}

/** Who thinks now, if that can be said of one seat. */
export function thinking(table: Summary): Seat | undefined {
  return table.to_act.length === 1 ? table.seats[table.to_act[0] ?? 0] : undefined;
}
