// Where Bremerhaven's moves begin and end, where its events happen, and how goods keep their places.

import { describe, expect, test } from "vitest";
import { bidNames, handCards } from "../src/games/bremerhaven/bids";
import { broken, cells, ROW, trayStep } from "../src/games/bremerhaven/geometry";
import { arranged, NOWHERE, type Layout } from "../src/games/bremerhaven/layout";
import { ends, where } from "../src/games/bremerhaven/places";
import type { Field, Good, Pile, Seat, View } from "../src/games/bremerhaven/view";
import { most, placeOf } from "../src/games/bremerhaven/works";

const option = (kind: string, fields: Record<string, unknown> = {}, preview: Record<string, unknown> = {}) => ({ kind, fields, preview });
const view = { viewer: 0, seats: [{ docks: [{ dock: 2, ship: { title: "Tar Pearl" } }] }] } as unknown as View;

describe("where moves begin and end", () => {
  test.each([
    [option("bid", { value: 5, space: "sea-1" }), { from: "card-5", to: "space-sea-1" }],
    [option("construct", { building: "bank" }, { field: 6 }), { from: "reserve-bank", to: "field-6" }],
    [option("unload-all", { dock: 3 }), { from: "cargo-3", to: "storage" }],
    [option("load", { good: "crate", area: 2 }), { from: "stored-crate", to: "area-2" }],
    [option("tranship-all", { dock: 1, area: 4 }), { from: "cargo-1", to: "area-4" }],
    [option("swap", { ranks: ["captain", "first-officer"] }), { to: "swap-captain" }],
    [option("dock", { dock: 2 }), { to: "dock-2" }],
    [option("cargo", { good: "barrel" }), { to: "supply-barrel" }],
  ])("%o", (move, expected) => expect(ends(move, view)).toEqual(expected));

  test.each(["permits-done", "decline", "upgrade", "keep", "refuse", "send-away", "done", "pack", "unpack", "leave"])("%s is a button", (kind) =>
    expect(ends(option(kind), view)).toEqual({}),
  );
});

describe("where things happen", () => {
  test("a bid is on its space, and with its player", () => {
    expect(where({ event: "bid", seat: 1, space: "land-2", value: null }, view)).toEqual(["space-land-2", "seat-1"]);
    expect(where({ event: "bid", seat: 0, space: "land-2", value: 3 }, view)).toEqual(["space-land-2"]);
  });
  test("what happens in the own harbour has its place there, in another one the player's strip", () => {
    expect(where({ event: "dock", seat: 0, dock: 2 }, view)).toEqual(["dock-2"]);
    expect(where({ event: "dock", seat: 2, dock: 2 }, view)).toEqual(["seat-2"]);
    expect(where({ event: "cargo", seat: 0, ship: "Tar Pearl", goods: { crate: 1 } }, view)).toEqual(["dock-2"]);
  });
  test("turned-up cards are on all their spaces", () => {
    expect(where({ event: "turn-up", seat: 0, bids: { park: 3, "sea-1": 5 } }, view)).toEqual(["space-park", "space-sea-1"]);
  });
  test("the rest of the table", () => {
    expect(where({ event: "figure", steps: 2 }, view)).toEqual(["track"]);
    expect(where({ event: "price-turned" }, view)).toEqual(["space-prices"]);
    expect(where({ event: "round", round: 3 }, view)).toEqual([]);
  });
});

describe("buildings that work", () => {
  const sets = [[], ["bank"], ["sawmill"]]; // there is room or cash for either, not for both

  test("the switches begin with as many as can work together", () => {
    expect(most(sets)).toEqual(["bank"]);
    expect(most([[], ["bank"], ["bank", "sawmill"]])).toEqual(["bank", "sawmill"]);
  });
  test("a set is found in any order, or not at all", () => {
    expect(placeOf([...sets, ["bank", "sawmill"]], ["sawmill", "bank"])).toBe(3);
    expect(placeOf(sets, ["sawmill", "bank"])).toBe(-1);
    expect(placeOf(sets, [])).toBe(0);
  });
});

// ------------------------------------------------------------------ goods

const GROUND: Field = { field: 0, covered: false, price: null, building: null, gate_of: null, goods: null };

/** A harbour of four fields and one dock, with what lies there. */
function harbour(piles: readonly (Pile | null)[], aboard: number, kind: Good = "crate", built: number[] = []): Seat {
  return {
    seat: 0,
    docks: [{ dock: 1, ship: { amount: 2 }, kind, aboard }],
    areas: [{ area: 1, loaded: {} }],
    fields: piles.map((goods, at) => ({ ...GROUND, field: at + 1, goods, building: built.includes(at + 1) ? "bank" : null })),
    shed: [],
    hotel: 0,
  } as unknown as Seat;
}
const pile = (kind: Good, count = 1): Pile => ({ kind, count });
const names = (layout: Layout, spot: string): string[] => (layout.pieces.get(spot) ?? []).map((piece) => piece.name);

describe("goods in a harbour", () => {
  test("stay on their fields when others come before them", () => {
    const before = arranged(NOWHERE, harbour([pile("container"), null, null, null], 0));
    const after = arranged(before, harbour([pile("barrel"), pile("container"), null, null], 0));
    expect(after.fields.map((found) => found?.kind ?? null)).toEqual(["container", "barrel", null, null]);
    expect(names(after, "field-1")).toEqual(names(before, "field-1"));
  });
  test("keep their names when they are moved", () => {
    const before = arranged(NOWHERE, harbour([null, null, null, null], 2));
    const after = arranged(before, harbour([pile("crate"), null, null, null], 1));
    expect([...names(after, "dock-1"), ...names(after, "field-1")].sort()).toEqual(names(before, "dock-1").sort());
  });
  test("make room for a building", () => {
    const before = arranged(NOWHERE, harbour([pile("barrel"), null, null, null], 0));
    const after = arranged(before, harbour([null, pile("barrel"), null, null], 0, "crate", [1]));
    expect(after.fields.map((found) => found?.kind ?? null)).toEqual([null, "barrel", null, null]);
    expect(names(after, "field-2")).toEqual(names(before, "field-1"));
  });
  test("never lie twice or vanish", () => {
    let layout: Layout = NOWHERE;
    for (const piles of [[pile("crate", 2), pile("crate"), null, null], [pile("crate", 2), null, null, null], [pile("barrel"), pile("crate", 2), pile("passenger"), null]]) {
      layout = arranged(layout, harbour(piles, 0));
      const wanted = piles.reduce((sum, found) => sum + (found?.count ?? 0), 0);
      const all = [...layout.pieces.values()].flat().map((piece) => piece.name);
      expect(all).toHaveLength(wanted);
      expect(new Set(all).size).toBe(wanted);
    }
  });
});

describe("influence cards", () => {
  const space = (name: string, cards: { seat: number; value: number | null; turn: number }[]) => ({ space: name, cards });
  const bidding = {
    viewer: 0,
    spaces: [space("park", [{ seat: 1, value: null, turn: 1 }]), space("sea-1", [{ seat: 0, value: 5, turn: 1 }])],
    seats: [{ cards: [5, 5, 6] }],
  } as unknown as View;

  test("a placed card has the name it had in hand", () => {
    const placed = handCards(bidding, 0).filter((card) => card.isPlaced);
    expect(placed.map((card) => card.name)).toEqual([bidNames(bidding).get("0 1")]);
    expect(handCards(bidding, 0).map((card) => card.isPlaced)).toEqual([true, false, false]);
  });
  test("cards of others are known by their turn", () => expect(bidNames(bidding).get("1 1")).toBe("bid-1-1"));
});

describe("drawing", () => {
  test.each([2, 3, 4])("the bidding row of %i stones fills its width", (stones) => {
    const found = cells(stones);
    const last = found.at(-1)!;
    expect(found).toHaveLength(6 + 2 * stones);
    expect(last.x + last.width).toBeCloseTo(ROW.width);
  });
  test("many cards share a tray", () => expect(8 + 14 * trayStep(84, 15) + 21).toBeLessThanOrEqual(84));
  test("names are broken between words", () => {
    expect(broken("Prefab House Builders", 8, 2)).toEqual(["Prefab House", "Builders"]);
    expect(broken("Brewery", 2, 2)).toEqual(["Brewery"]);
  });
});
