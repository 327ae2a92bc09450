/** Names of influence cards, by which they travel from the hand to a tray and back. */

import type { View } from "./view";

/** The cards on all trays by `seat turn`. Own cards are called by their value, as in the hand; others by their turn. */
export function bidNames(view: View): Map<string, string> {
  const names = new Map<string, string>();
  const laid = view.spaces.flatMap((space) => space.cards).sort((a, b) => a.turn - b.turn);
  const seen = new Map<number, number>();
  for (const card of laid) {
    const own = card.seat === view.viewer && card.value !== null;
    const copy = own ? count(seen, card.value ?? 0) : 0;
    names.set(`${card.seat} ${card.turn}`, own ? `card-${card.seat}-${card.value}-${copy}` : `bid-${card.seat}-${card.turn}`);
  }
  return names;
}

export interface HandCard {
  value: number;
  name: string;
  isPlaced: boolean;
}

/** The five cards of a round, placed ones too, each with its name. */
export function handCards(view: View, seat: number): HandCard[] {
  const mine = view.seats[seat];
  if (mine === undefined) return [];
  const placed = view.spaces.flatMap((space) => space.cards).flatMap((card) => (card.seat === seat ? [card.value ?? 0] : []));
  const seen = new Map<number, number>();
  return [...mine.cards].sort((a, b) => a - b).map((value) => {
    const copy = count(seen, value);
    return { value, name: `card-${seat}-${value}-${copy}`, isPlaced: copy < placed.filter((other) => other === value).length };
  });
}

/** How many there were before of a value. */
function count(seen: Map<number, number>, value: number): number {
  const before = seen.get(value) ?? 0;
  seen.set(value, before + 1);
  return before;
}
