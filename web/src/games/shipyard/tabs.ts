/** The sections of the table on a phone, and which of them answers a question. */
import type { Tab } from "../module";

export const TABS: readonly Tab[] = [
  { id: "market", key: "ui-tab-market", icon: "act-build" },
  { id: "yard", key: "ui-tab-yard", icon: "ship-token" },
  { id: "rivals", key: "ui-tab-rivals", icon: "player" },
  { id: "contracts", key: "own-contracts", icon: "contract" },
];

const MARKET = ["build", "last-build", "commodity", "canal", "steps", "hire"];
const YARD = ["place", "last-place", "cell", "rotate", "token", "trade", "swap", "launch", "fit", "speed", "start", "cruise"];

/** The section where a question is answered; none for what is asked about the row, which is always seen. */
export function tabFor(kind: string): string | null {
  if (MARKET.includes(kind)) return "market";
  if (YARD.includes(kind)) return "yard";
  return kind === "discard" ? "contracts" : null;
}
