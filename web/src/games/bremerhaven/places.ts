/**
 * Where moves begin and end, and where things happen, as names of places.
 *
 *     space-sea-1   a bid space                card-5        an influence card in hand
 *     wall-2        a quay                     reserve-bank  a building that waits to be built
 *     dock-1        a dock                     cargo-1       the goods aboard in it
 *     area-3        a loading area             storage       all fields
 *     field-7       a field                    stored-crate  crates in storage
 *     price-12      a price card               supply-crate  goods of the supply
 *     swap-mate     the rank above in a swap   seat-1        the strip of another player
 *
 * A question that is answered with yes or no has no place: its answers are buttons.
 */

import type { Data } from "../../words/telling";
import type { Ends } from "../module";
import type { View } from "./view";

interface Choice {
  kind: string;
  fields: Data;
  preview: Data;
}
type Names = Record<string, (fields: Data, preview: Data) => Ends>;

const ENDS: Names = {
  pick: ({ good }) => ({ to: `supply-${good}` }),
  take: ({ good }) => ({ to: `supply-${good}` }),
  cargo: ({ good }) => ({ to: `supply-${good}` }),
  bid: ({ value, space }) => ({ from: `card-${value}`, to: `space-${space}` }),
  bollard: ({ wall }) => ({ to: `wall-${wall}` }),
  cover: ({ field }) => ({ to: `field-${field}` }),
  construct: ({ building }, { field }) => ({ from: `reserve-${building}`, to: `field-${field}` }),
  price: ({ card }) => ({ to: `price-${card}` }),
  swap: ({ ranks }) => ({ to: `swap-${(ranks as string[])[0]}` }),
  dock: ({ dock }) => ({ to: `dock-${dock}` }),
  lay: ({ area }) => ({ to: `area-${area}` }),
  produce: () => ({ to: "works" }),
  unload: ({ dock }) => ({ from: `cargo-${dock}`, to: "storage" }),
  load: ({ good, area }) => ({ from: `stored-${good}`, to: `area-${area}` }),
  tranship: ({ dock, area }) => ({ from: `cargo-${dock}`, to: `area-${area}` }),
};

/** Where an option begins and ends; nothing for what is a button. */
export function ends(option: Choice, _view: unknown): Ends {
  return ENDS[option.kind.replace(/-all$/, "")]?.(option.fields, option.preview) ?? {};
}

// What happens in a harbour, by the place where it does; in the harbours of others it is their strip.
const IN_HARBOUR: Record<string, (event: Data, view: View) => string[]> = {
  bollard: ({ wall }) => [`wall-${wall}`],
  cover: ({ field }) => [`field-${field}`],
  construct: ({ field }) => [`field-${field}`],
  dock: ({ dock }) => [`dock-${dock}`],
  cargo: ({ ship }, view) => docksOf(view, ship),
  unload: ({ dock }) => [`dock-${dock}`, "storage"],
  load: ({ area }) => ["storage", `area-${area}`],
  tranship: ({ dock, area }) => [`dock-${dock}`, `area-${area}`],
  lay: ({ area }) => [`area-${area}`],
  pack: () => ["storage"],
  unpack: () => ["storage"],
  produce: () => ["storage"],
  pick: () => ["storage"],
  take: () => ["storage"],
  prestige: () => ["prestige"],
  "order-prestige": () => ["prestige"],
  museum: () => ["prestige"],
};
// What happens on the boards that all share, by the bid space where it does.
const ON_SPACE: Record<string, string> = {
  parking: "park",
  building: "building",
  "dummy-building": "building",
  "building-gone": "building",
  "building-up": "building",
  permit: "permit",
  "permits-done": "permit",
  influence: "influence",
  upgrade: "influence",
  decline: "influence",
  "dummy-upgrade": "influence",
  exchange: "prices",
  price: "prices",
  "price-turned": "prices",
  keep: "ladder",
  swap: "ladder",
  rank: "ladder",
  "dummy-rank": "ladder",
  income: "ladder",
};
const ELSEWHERE: Record<string, string> = { news: "news", "news-up": "news", meets: "news", figure: "track", end: "track" };

/** The places that an event of the log is about. */
export function where(event: Data, view: View): string[] {
  const kind = String(event["event"]);
  const seat = event["seat"];
  const strip = typeof seat === "number" && seat !== view.viewer ? [`seat-${seat}`] : [];
  if (typeof event["space"] === "string") return [`space-${event["space"]}`, ...strip];
  if (kind === "turn-up") return [...Object.keys(event["bids"] as object).map((space) => `space-${space}`), ...strip];
  const space = ON_SPACE[kind];
  if (space !== undefined) return [`space-${space}`, ...strip];
  const other = ELSEWHERE[kind];
  if (other !== undefined) return [other, ...strip];
  if (strip.length > 0) return strip;
  return IN_HARBOUR[kind]?.(event, view) ?? [];
}

/** The viewer's docks in which a ship of this name lies. */
function docksOf(view: View, title: unknown): string[] {
  const docks = view.seats[view.viewer ?? 0]?.docks ?? [];
  return docks.filter((dock) => dock.ship?.title === title).map((dock) => `dock-${dock.dock}`);
}
