/** What the games are called. */

import { t } from "../words/words.svelte";
import type { Card } from "./catalogue";

/** The game, with its edition where there are several. */
export function titleOf(card: Card): string {
  const title = t(`page-game-${card.game}`);
  return "edition" in card.settled ? `${title}, ${t(`page-card-${card.name}`)}` : title;
}
