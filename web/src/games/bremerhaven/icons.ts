/** Which symbol of the library stands for what. */

import type { Data } from "../../words/telling";

/** The symbol of a rank on the ladder. */
export const rankIcon = (rank: string): string => `rank-${rank === "first-officer" ? "officer" : rank}`;

const MOVES: Record<string, string> = {
  "permits-done": "permit",
  bollard: "bollard",
  cover: "cover",
  construct: "building",
  decline: "influence",
  upgrade: "influence",
  price: "price-card",
  keep: "rank-captain",
  swap: "rank-captain",
  dock: "ship-token",
  "send-away": "ship-token",
  lay: "order",
  refuse: "order",
  produce: "engineer",
  done: "confirm",
  pack: "container",
  unpack: "crate",
  leave: "close",
  bid: "influence",
};

/** The symbol of a kind of move: goods by their own. */
export function moveIcon(kind: string, fields: Data): string {
  const moved = fields["good"];
  if (typeof moved === "string") return moved;
  return MOVES[kind] ?? "harbour";
}
