/** Bremerhaven in the browser: the long, the short and the solo game. */

import type { Table } from "../../table/state.svelte";
import { tell } from "../../words/telling";
import type { Figure, GameModule } from "../module";
import { about } from "./asking";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { moveIcon } from "./icons";
import { ends, where } from "./places";
import Rival from "./Rival.svelte";
import Text from "./Text.svelte";
import type { View } from "./view";

function stage(table: Table): string {
  const view = table.view as View;
  return tell(table.words, "picture-title", { round: view.turn.round, phase: view.phase });
}

function figures(view: View, seat: number): Figure[] {
  const mine = view.seats[seat];
  if (mine === undefined) return [];
  return [
    { key: "ui-money", icon: "money", value: mine.money },
    { key: "ui-prestige", icon: "prestige", value: mine.prestige },
    { key: "points-score", icon: "points", value: mine.points.total },
  ];
}

const module: GameModule = {
  Board,
  Rival,
  Text,
  Hand,
  ends,
  where,
  about,
  stage,
  icon: moveIcon,
  figures,
  factors: (view: View, seat) => figures(view, seat).slice(0, 2),
  tabs: [
    { id: "fields", key: "ui-tab-fields", icon: "building" },
    { id: "docks", key: "ui-tab-docks", icon: "ship-token" },
    { id: "market", key: "ui-tab-market", icon: "price-card" },
    { id: "rivals", key: "ui-tab-rivals", icon: "player" },
  ],
};

export default module;
