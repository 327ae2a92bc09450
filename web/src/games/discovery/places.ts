// Where moves begin and end on the boards of Age of Discovery, and where events happen.
//
//   expedition-Dias   buy-0  refill-0   display-0  pile   coins   harbour-G2  harbour-J   hand-G5   running-G5
//   rounds-1 (on the order that asks)   colour-0 (at the expedition that asks)   seat-2 (a player's things)

import type { Option, View } from "../../table/state.svelte";
import type { Data } from "../../words/telling";
import type { Ends, Figure } from "../module";
import { isJoker, nextScoring, standing, type DiscoveryView } from "./view";

/** The pile that a ship lies on in its owner's harbour; a joker is there once, whatever capacity it takes. */
export function harbourPlace(ship: string): string {
  return `harbour-${isJoker(ship) ? "J" : ship}`;
}

/** The place with a name such as `refill 2` of the rules. */
export function cardPlace(name: string): string {
  const [row, number] = name.split(" ");
  return row === "order" ? `display-${number}` : `${row}-${number}`;
}

export function ends(option: Pick<Option, "kind" | "fields">, view: View): Ends {
  const fields = option.fields as Record<string, string | number>;
  switch (option.kind) {
    case "coins":
      return { to: "coins" };
    case "order":
      return { to: `display-${fields["slot"]}` };
    case "order-pile":
      return { to: "pile" };
    case "buy":
      return { to: `buy-${fields["column"]}` };
    case "place":
      return { from: harbourPlace(String(fields["ship"])), to: `expedition-${fields["expedition"]}` };
    case "start":
      return { to: `hand-${fields["order"]}` };
    case "load":
      return { from: harbourPlace(String(fields["ship"])), to: `running-${(view as DiscoveryView).decision?.order}` };
    case "rounds":
      return { to: `rounds-${fields["rounds"]}` };
    case "joker-colour":
      return { to: `colour-${fields["choice"]}` };
    case "reserve":
      return { to: cardPlace(String(fields["place"])) };
    default:
      return {}; // to end one's actions or to reserve nothing is not a matter of the board
  }
}

export function where(event: Data, view: View): string[] {
  const house = `seat-${event["seat"]}`;
  switch (event["event"]) {
    case "place":
    case "joker-colour":
      return [`expedition-${event["expedition"]}`];
    case "buy":
      return [`buy-${event["column"]}`, house];
    case "order":
      return [`display-${event["slot"]}`, house];
    case "order-pile":
      return ["pile", house];
    case "reserve":
      return [cardPlace(String(event["place"]))];
    case "load":
    case "rounds":
      return [`running-${event["order"]}`, house];
    case "start":
    case "coins":
    case "completed":
    case "cut-off":
      return [house];
    case "ship-up":
      return offers(view as DiscoveryView, String(event["ship"]));
    case "order-up":
      return orders(view as DiscoveryView, String(event["order"]));
    case "card-up":
      return ["scorings"];
    case "interim-scoring":
    case "final-scoring":
      return (view as DiscoveryView).expeditions.map(({ name }) => `expedition-${name}`);
    default:
      return [];
  }
}

function offers(view: DiscoveryView, ship: string): string[] {
  return view.refill_row.flatMap((card, column) => (card?.ship === ship ? [`refill-${column}`] : []));
}

function orders(view: DiscoveryView, order: string): string[] {
  return view.display.flatMap((card, slot) => (card?.order === order ? [`display-${slot}`] : []));
}

/** What questions and moves are filled with; with the options, whether the open action can be gone on with. */
export function about(view: View, _kind: string, options: readonly Pick<Option, "kind">[] = []): Data {
  const { decision, turn, seats, buy_row, refill_row, display } = view as DiscoveryView;
  if (decision === null) return {};
  const kinds = new Set(options.map((option) => option.kind));
  const known = options.length > 0;
  const goesOn = { buy: kinds.has("buy"), place: kinds.has("place") || kinds.has("start"), coins: false, order: false };
  const cards = [...buy_row, ...refill_row, ...display];
  return {
    ...decision,
    count: turn.begun.length,
    open: turn.open !== null && (!known || goesOn[turn.open]) ? turn.open : null,
    more: known ? options.some(({ kind }) => kind !== "end") : turn.open !== null,
    reserved: cards.some((card) => card?.reserved_now),
    reservations: seats[decision.seat]?.reservation_cards ?? 0,
  };
}

const ICONS: Record<string, string> = {
  coins: "guilder",
  order: "order",
  "order-pile": "order",
  buy: "ship-token",
  place: "expedition",
  "joker-colour": "any-colour",
  start: "order",
  load: "ship-token",
  rounds: "clock",
  reserve: "reserve",
};

export function icon(kind: string): string {
  return ICONS[kind] ?? "confirm";
}

/** Coins, points, and what the ships at expeditions would bring at the next scoring. */
export function figures(view: View, seat: number): Figure[] {
  const { seats, scorings } = view as DiscoveryView;
  const own = seats[seat];
  if (!own) return [];
  const now = standing(view as DiscoveryView, seat);
  const next = nextScoring(view as DiscoveryView);
  const found: Figure[] = own.coins === null ? [] : [{ key: "ui-coins", icon: "guilder", value: own.coins }];
  found.push({ key: `table-${next}`, icon: "expedition", value: scorings.final === "held" ? own.vp.final : now[next] });
  found.push({ key: "ui-points", icon: "points", value: own.vp.total });
  return found;
}
