/** Where the moves of Shipyard begin and end on its board, and where what happened is seen. */
import { beyond, SIDES, spaceOf, type Column, type Side, type Space, type View } from "./view";

export interface Ends {
  from?: string;
  to?: string;
}

interface Chosen {
  kind: string;
  fields: Readonly<Record<string, unknown>>;
}

/** Names of places. Boards and moves both use these, so that they agree. */
export const at = {
  action: (action: string): string => `action-${action}`,
  ship: (column: string, row: number): string => `ship-${column}-${row}`,
  blank: (kind: string): string => `blank-${kind}`,
  slot: (slot: number): string => `slot-${slot}`,
  hull: (slot: number): string => `hull-${slot}`,
  scrap: (slot: number): string => `scrap-${slot}`,
  goods: (row: number): string => `goods-${row}`,
  canal: (row: number): string => `canal-${row}`,
  cell: (x: number, y: number): string => `cell-${x}-${y}`,
  space: (number: number, space: string): string => `space-${number}-${space}`,
  rotation: (turns: number): string => `rotation-${turns}`,
  sector: (rondel: string, steps: number): string => `${rondel}-${steps}`,
  pile: (space: number, pile: number): string => `employee-${space}-${pile}`,
  held: (goods: string): string => `held-${goods}`,
  swap: (pieces: number): string => `swap-${pieces}`,
  fit: (number: number): string => `fit-${number}`,
  faster: (speed: number): string => `faster-${speed}`,
  contract: (name: string): string => `contract-${name}`,
  rondel: (action: string): string => `rondel-${action}`,
  clock: "clock",
  market: "market",
  canals: "canals",
  yard: "yard",
  contracts: "contracts",
  solo: "solo",
  seat: (seat: number): string => `seat-${seat}`,
} as const;

const number = (value: unknown): number => Number(value);
const text = (value: unknown): string => String(value);

/** Where a move ends. Moves that end something (`end`, `stop`) have no place: they are buttons. */
export function ends(option: Chosen, view: View): Ends {
  const { kind, fields } = option;
  const to = ENDS[kind]?.(fields, view);
  return to ? { to } : {};
}

type Where = (fields: Readonly<Record<string, unknown>>, view: View) => string | undefined;

const ENDS: Readonly<Record<string, Where>> = {
  choose: ({ action }) => at.action(text(action)),
  perform: (_, view) => (view.turn.chosen ? at.action(view.turn.chosen) : undefined),
  bonus: ({ action }) => at.action(text(action)),
  take: ({ column, row }) => at.ship(text(column), number(row)),
  "take-blank": ({ tile }) => at.blank(text(tile)),
  place: ({ slot }) => at.slot(number(slot)),
  commodity: ({ row }) => at.goods(number(row)),
  canal: ({ row }) => at.canal(number(row)),
  edge: endOfEdge,
  rotate: ({ rotation }) => at.rotation(number(rotation)),
  steps: ({ steps }, view) => at.sector(view.decision?.rondel ?? "equipment", number(steps)),
  hire: ({ steps, pile }, view) => {
    const space = view.employees.find((one) => one.steps === steps)?.space;
    return space === undefined ? undefined : at.pile(space, number(pile));
  },
  trade: ({ goods }) => at.held(text(goods)),
  swap: ({ swaps }) => at.swap(number(swaps)),
  sail: ({ slot }) => at.hull(number(slot)),
  dismantle: ({ slot }) => at.scrap(number(slot)),
  fit: ({ number: pieces }) => at.fit(number(pieces)),
  faster: ({ speed }) => at.faster(number(speed)),
  step: ({ space }, view) => endOfStep(text(space) as Space, view),
  cross: (_, view) => endOfCrossing(view),
  discard: ({ contract }) => at.contract(text(contract)),
};

/** A side of a canal tile: the free cell beside it for a new tile, else the space where the token starts. */
function endOfEdge({ tile, side }: Readonly<Record<string, unknown>>, view: View): string | undefined {
  const cell = view.decision?.cells?.find((edge) => edge.number === tile && edge.side === side);
  if (cell) return at.cell(cell.x, cell.y);
  return SIDES.includes(side as Side) ? at.space(number(tile), spaceOf(side as Side)) : undefined;
}

function tokenOf(view: View): View["seats"][number]["canals"]["token"] {
  const seat = view.launch?.seat ?? view.decision?.seat;
  return seat === undefined ? null : (view.seats[seat]?.canals.token ?? null);
}

function endOfStep(space: Space, view: View): string | undefined {
  const token = tokenOf(view);
  return token ? at.space(token.number, space) : undefined;
}

function endOfCrossing(view: View): string | undefined {
  const token = tokenOf(view);
  const over = token && beyond(token.space);
  if (!token || !over) return undefined;
  const tiles = view.seats[view.launch?.seat ?? view.decision?.seat ?? 0]?.canals.tiles ?? [];
  const next = tiles.find((tile) => tile.x === token.x + over.x && tile.y === token.y + over.y);
  return next ? at.space(next.number, over.space) : undefined;
}

// ------------------------------------------------------------------ what happened

type Event = Readonly<Record<string, unknown>>;

/** Where an event is seen: on the shared boards, on the viewer's own, or at the strip of a rival. */
export function where(event: Event, view: View): string[] {
  const kind = text(event["event"]);
  const own = event["seat"] === undefined || event["seat"] === view.viewer;
  const rival = own ? [] : [at.seat(number(event["seat"]))];
  const place = EVENTS[kind]?.(event, view, own);
  return place ? [place, ...rival] : typeof event["seat"] === "number" ? [at.seat(event["seat"])] : [];
}

type Seen = (event: Event, view: View, own: boolean) => string | undefined;

const ofAction: Seen = (event) => at.action(text(event["about"] ?? event["action"]));
const mine =
  (name: (event: Event) => string): Seen =>
  (event, _, own) =>
    own ? name(event) : undefined;
const RONDELS: Readonly<Record<string, string>> = { hire: "employees", equipment: "equipment", crew: "crew", exchange: "exchange" };

const EVENTS: Readonly<Record<string, Seen>> = {
  advance: (event) => at.action(text(event["action"])),
  choose: ofAction,
  bonus: ofAction,
  final: ofAction,
  lost: (event) => at.action(text(event["action"])),
  subsidy: () => at.action("subsidy"),
  take: () => at.market,
  place: mine((event) => at.slot(number(event["slot"]))),
  commodity: (_, __, own) => (own ? at.yard : undefined),
  canal: mine(() => at.canals),
  rotate: mine(() => at.canals),
  token: mine(() => at.canals),
  steps: (event) => at.rondel(text(event["action"])),
  hire: () => at.rondel("employees"),
  trade: () => at.rondel("exchange"),
  swap: () => at.rondel("exchange"),
  sail: mine(() => at.yard),
  dismantle: mine(() => at.yard),
  fit: mine(() => at.canals),
  faster: mine(() => at.canals),
  step: mine(() => at.canals),
  cross: mine(() => at.canals),
  launched: mine(() => at.canals),
  discard: mine(() => at.contracts),
  "discards-due": () => at.contracts,
  contract: mine(() => at.contracts),
  "ship-up": seenTile,
  "commodity-up": (event, view) => {
    const row = view.commodities.display.find((tile) => tile && sameCounts(tile.goods, event["goods"]))?.row;
    return row === undefined ? at.market : at.goods(row);
  },
  "canal-up": (event, view) => {
    const row = view.canals.display.find((canal) => canal?.name === event["canal"])?.row;
    return row === undefined ? at.market : at.canal(row);
  },
  renewed: () => at.market,
  ending: () => at.market,
  lap: () => at.clock,
  drop: () => at.clock,
  "last-drop": () => at.clock,
  automaton: (event) => at.action(text(event["action"])),
  "automaton-turns": (event) => at.rondel(RONDELS[text(event["action"])] ?? ""),
  "automaton-build": () => at.market,
  "automaton-commodity": () => at.market,
  "automaton-canal": () => at.market,
};

/** The ship tile that came up: the topmost in a column of its kind with the same features. */
function seenTile(event: Event, view: View): string {
  const columns: Column[] = event["tile"] === "bow" ? ["bow"] : event["tile"] === "stern" ? ["stern"] : ["left", "right"];
  for (const column of columns) {
    const tile = view.ships[column].findLast((one) => one && sameFeatures(one.features, event["features"]));
    if (tile) return at.ship(column, tile.row);
  }
  return at.market;
}

/** Features of the view (`mast`, `drive`) against those named in events (`mast_mount`, `stoker_cabin`). */
function sameFeatures(features: readonly string[], named: unknown): boolean {
  const counts: Record<string, number> = {};
  for (const [name, many] of Object.entries((named ?? {}) as Record<string, number>)) {
    const feature = /^(propeller|stoker)_/.test(name) ? "drive" : name.replace(/_mount$/, "");
    counts[feature] = many;
  }
  const own: Record<string, number> = {};
  for (const feature of features) own[feature] = (own[feature] ?? 0) + 1;
  return sameCounts(own, counts);
}

function sameCounts(one: Readonly<Record<string, number>>, other: unknown): boolean {
  const theirs = (other ?? {}) as Record<string, number>;
  const names = new Set([...Object.keys(one), ...Object.keys(theirs)]);
  return [...names].every((name) => (one[name] ?? 0) === (theirs[name] ?? 0));
}
