/** Shipyard, both editions: what the table needs to know of it. */
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { ends, where } from "./places";
import Rival from "./Rival.svelte";
import { TABS } from "./tabs";
import { about, stage } from "./telling";
import Text from "./Text.svelte";
import type { View } from "./view";

const ICONS: Readonly<Record<string, string>> = {
  take: "act-build",
  "take-blank": "act-build",
  place: "act-build",
  commodity: "act-commodity",
  canal: "act-canal",
  edge: "act-canal",
  rotate: "act-canal",
  steps: "act-equipment",
  hire: "act-hire",
  trade: "act-exchange",
  swap: "act-exchange",
  sail: "ship-token",
  dismantle: "close",
  fit: "engineer",
  faster: "speed",
  step: "ship-token",
  cross: "ship-token",
  discard: "contract",
};

const shipyard: GameModule = {
  Board,
  Rival,
  Text,
  ends: (option, view: View) => ends(option, view),
  where: (event, view: View) => where(event, view),
  about: (view: View) => about(view),
  stage: (table) => stage(table.words, table.view as View, table.names),
  icon: (kind, fields) => (kind === "choose" || kind === "bonus" ? `act-${String(fields["action"])}` : (ICONS[kind] ?? "confirm")),
  figures: (view: View, seat) => [
    { key: "ui-guilders", icon: "guilder", value: view.seats[seat]?.guilders ?? 0 },
    { key: "ui-points", icon: "points", value: view.seats[seat]?.points["total"] ?? 0 },
  ],
  tabs: TABS,
};

export default shipyard;
