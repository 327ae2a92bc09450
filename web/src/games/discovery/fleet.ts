// Ships of one kind look alike, and the view does not tell them apart. To let the right one travel when something
// changes, each is followed from view to view: who stays keeps its name, who is missing is the one that has turned up elsewhere.

import { isJoker, type DiscoveryView } from "./view";

/** Where ships are, and the names of those that lie there: `harbour-0:G2` -> [`G2-1`]. */
export type Fleet = ReadonlyMap<string, readonly string[]>;

export interface Berth {
  at: string;
  ship: string;
}

/** Where each ship of a view lies, jokers aside: of those there is one a player. */
export function berths(view: DiscoveryView): Berth[] {
  const found: Berth[] = [];
  view.refill_row.forEach((card, i) => card && found.push({ at: `refill-${i}`, ship: card.ship }));
  view.buy_row.forEach((card, i) => card && found.push({ at: `buy-${i}`, ship: card.ship }));
  for (const seat of view.seats) {
    for (const ship of seat.harbour) found.push({ at: harbourBerth(seat.seat, ship), ship });
    for (const order of seat.running) {
      order.ships.forEach((ship, i) => found.push({ at: `order-${order.order}:${i}`, ship }));
    }
  }
  for (const expedition of view.expeditions) {
    expedition.ships.forEach(({ ship }, i) => found.push({ at: `expedition-${expedition.name}:${i}`, ship }));
  }
  return found.filter(({ ship }) => !isJoker(ship));
}

export function harbourBerth(seat: number, ship: string): string {
  return `harbour-${seat}:${ship}`;
}

/** Names for all ships of a view, given the names of the view before. */
export function follow(before: Fleet, view: DiscoveryView): Fleet {
  const lying = new Map([...before].map(([at, names]) => [at, [...names]]));
  const now = new Map<string, string[]>();
  const moved: Berth[] = [];
  for (const berth of berths(view)) {
    const stays = lying.get(berth.at);
    const name = stays?.[0];
    if (stays && name && kindOf(name) === berth.ship) add(now, berth.at, stays.shift() ?? name);
    else moved.push(berth);
  }
  const missing = [...lying.values()].flat();
  let newest = highest([...before.values()].flat());
  for (const { at, ship } of moved) {
    const found = missing.findIndex((name) => kindOf(name) === ship);
    const name = found >= 0 ? missing.splice(found, 1)[0] : undefined;
    add(now, at, name ?? `${ship}-${++newest}`);
  }
  return now;
}

function kindOf(name: string): string {
  return name.split("-")[0] ?? "";
}

function highest(names: string[]): number {
  return Math.max(0, ...names.map((name) => Number(name.split("-")[1]) || 0));
}

function add(fleet: Map<string, string[]>, at: string, name: string): void {
  const names = fleet.get(at);
  if (names) names.push(name);
  else fleet.set(at, [name]);
}
