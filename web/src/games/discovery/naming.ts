// Pieces in words: "green 2", "Pepper 5".

import type { Table } from "../../table/state.svelte";
import { capacityOf, colourOf, isJoker, type Colour } from "./view";

export function colourWord(table: Table, colour: Colour): string {
  return table.words.text(`colour-${colour}`);
}

/** A ship by its name: `green 2`, `joker 3`, `joker`. */
export function shipWord(table: Table, ship: string): string {
  const colour = colourOf(ship);
  const capacity = capacityOf(ship) || "";
  const kind = isJoker(ship) || colour === null ? table.words.text("ui-joker") : colourWord(table, colour);
  return `${kind} ${capacity}`.trim();
}

export function goodWord(table: Table, colour: Colour): string {
  return table.words.text(`ui-good-${colour}`);
}

/** An order by its name: `Pepper 5`. */
export function orderWord(table: Table, order: string): string {
  const colour = colourOf(order);
  if (colour === null) return order;
  return table.words.text("ui-order-name", { good: goodWord(table, colour), capacity: capacityOf(order) });
}
