// Age of Discovery in the browser.

import type { Table } from "../../table/state.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { about, ends, figures, icon, where } from "./places";
import Rival from "./Rival.svelte";
import Text from "./Text.svelte";
import type { DiscoveryView } from "./view";

/** The turn and how far its player has come: `turn 8, second action`. */
function stage(table: Table): string {
  const { turn, over } = table.view as DiscoveryView;
  if (over) return table.words.text("ui-turn", { number: turn.number });
  return table.words.text("ui-turn-action", { number: turn.number, action: Math.min(turn.begun.length + (turn.open ? 0 : 1), 3) });
}

const module: GameModule = {
  Board,
  Rival,
  Text,
  ends,
  where,
  about,
  stage,
  icon,
  figures,
  tabs: [
    { id: "expeditions", key: "ui-tab-expeditions", icon: "expedition" },
    { id: "market", key: "ui-tab-market", icon: "ship-token" },
    { id: "house", key: "ui-tab-house", icon: "harbour" },
    { id: "table", key: "ui-tab-table", icon: "player" },
  ],
};

export default module;
