/** What an event would do to a harbour, in short. */

import type { Words } from "../../words/words.svelte";
import type { Effect } from "./view";

/** A change with its sign; a real minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** Money, prestige and time that come or go: `−3, ships +1`; nothing where nothing changes. */
export function effectOf(words: Words, effect: Effect): string {
  const markers = (key: string, changes: readonly number[]): string => {
    const change = changes.find((number) => number !== 0);
    return change === undefined ? "" : `${words.text(key)} ${signed(change)}`;
  };
  const parts = [
    effect.money ? signed(effect.money) : "",
    effect.prestige ? `${signed(effect.prestige)}★` : "",
    markers("picture-ships", effect.ship_markers),
    markers("picture-orders", effect.order_markers),
  ];
  return parts.filter(Boolean).join(", ");
}
