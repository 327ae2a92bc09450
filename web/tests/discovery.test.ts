// The boards of Age of Discovery: where moves begin and end, where events happen, how ships are followed.

import { describe, expect, it } from "vitest";
import { follow, type Fleet } from "../src/games/discovery/fleet";
import { about, ends, figures, where } from "../src/games/discovery/places";
import { obstacle, piles, standing, surname, type DiscoveryView, type Expedition, type Seat } from "../src/games/discovery/view";

const VALUES = { interim_plain: 3, interim_match: 5, final_plain: 2, final_match: 4 };

function expedition(name: string, more: Partial<Expedition> = {}): Expedition {
  return { name, explorer: name, year: 1487, colour: "yellow", capacity: 5, free: 5, row_colour: null, values: VALUES, ships: [], ...more };
}

function seat(number: number, more: Partial<Seat> = {}): Seat {
  return {
    seat: number,
    coins: 4,
    completed: 0,
    vp: { interim: 0, final: 0, mission: 0, unplaced: 0, total: 0 },
    harbour: [],
    hand: [],
    joker: { colours: ["green", "yellow"], shown: false, place: "harbour" },
    mission: null,
    any_colour_cards: 2,
    reservation_cards: 1,
    running: [],
    ...more,
  };
}

function ship(name: string) {
  return { ship: name, colour: "green" as const, capacity: 2, price: 4, reserved_by: null, reserved_now: false };
}

function position(more: Partial<DiscoveryView> = {}): DiscoveryView {
  return {
    game: "discovery",
    viewer: 0,
    players: 2,
    over: false,
    turn: { seat: 0, number: 3, start_player: 0, cap: 100, begun: ["buy"], open: "buy" },
    decision: { kind: "act", seat: 0 },
    seats: [seat(0), seat(1)],
    expeditions: [expedition("Dias"), expedition("Abreu", { explorer: "Antonio de Abreu" })],
    buy_row: [ship("G2"), null],
    refill_row: [ship("W1"), ship("G2")],
    stacks: [0, 3, 7, 7, 8],
    display: [null],
    pile: 4,
    completed_orders: [],
    cut_off_orders: [],
    scorings: { interim: "waiting", final: "waiting" },
    ...more,
  };
}

describe("ends", () => {
  it.each([
    ["coins", {}, { to: "coins" }],
    ["order", { slot: 2 }, { to: "display-2" }],
    ["order-pile", {}, { to: "pile" }],
    ["buy", { column: 4 }, { to: "buy-4" }],
    ["place", { ship: "G2", expedition: "Dias" }, { from: "harbour-G2", to: "expedition-Dias" }],
    ["place", { ship: "J3", expedition: "Dias" }, { from: "harbour-J", to: "expedition-Dias" }],
    ["start", { order: "G5" }, { to: "hand-G5" }],
    ["rounds", { rounds: 3 }, { to: "rounds-3" }],
    ["joker-colour", { choice: 1 }, { to: "colour-1" }],
    ["reserve", { place: "refill 3" }, { to: "refill-3" }],
    ["reserve", { place: "order 1" }, { to: "display-1" }],
    ["end", {}, {}],
    ["done", {}, {}],
  ])("%s %o", (kind, fields, expected) => {
    expect(ends({ kind, fields }, position())).toEqual(expected);
  });

  it("loads ships onto the order that asks", () => {
    const view = position({ decision: { kind: "load", seat: 0, order: "G5", needed: 3 } });
    expect(ends({ kind: "load", fields: { ship: "G2" } }, view)).toEqual({ from: "harbour-G2", to: "running-G5" });
  });
});

describe("where", () => {
  it("shows the expedition of a placed ship", () => {
    expect(where({ event: "place", seat: 1, ship: "G2", expedition: "Dias" }, position())).toEqual(["expedition-Dias"]);
  });

  it("shows the column of a purchase and who bought", () => {
    expect(where({ event: "buy", seat: 1, column: 0 }, position())).toEqual(["buy-0", "seat-1"]);
  });

  it("finds the ship that came up", () => {
    expect(where({ event: "ship-up", ship: "G2" }, position())).toEqual(["refill-1"]);
  });

  it("shows all expeditions at a scoring, and nothing for a turn", () => {
    expect(where({ event: "interim-scoring", vp: [1, 2] }, position())).toEqual(["expedition-Dias", "expedition-Abreu"]);
    expect(where({ event: "turn", seat: 1, number: 4 }, position())).toEqual([]);
  });
});

describe("about", () => {
  it("says whether the open action can be gone on with", () => {
    expect(about(position(), "act", [{ kind: "buy" }, { kind: "end" }])).toMatchObject({ count: 1, open: "buy", more: true });
    expect(about(position(), "act", [{ kind: "coins" }, { kind: "end" }])).toMatchObject({ open: null, more: true });
    expect(about(position(), "act", [{ kind: "end" }])).toMatchObject({ more: false });
  });

  it("counts reservation cards of who is asked", () => {
    const view = position({ decision: { kind: "reserve", seat: 1 }, seats: [seat(0), seat(1, { reservation_cards: 2 })] });
    expect(about(view, "reserve")).toMatchObject({ reservations: 2, reserved: false });
  });
});

describe("readings of the view", () => {
  const green = { ship: "G2", seat: 0, colour: "green" as const, matching: false };
  const yellow = { ship: "J1", seat: 0, colour: "yellow" as const, matching: true };

  it("adds up what ships would score", () => {
    const view = position({ expeditions: [expedition("Dias", { ships: [green, yellow, { ...green, seat: 1 }] })] });
    expect(standing(view, 0)).toEqual({ interim: 3 + 5, final: 2 + 4 });
    expect(figures(view, 0).map(({ value }) => value)).toEqual([4, 8, 0]);
  });

  it("words why a ship cannot go somewhere", () => {
    expect(obstacle(expedition("Dias", { free: 0 }), null)).toEqual({ key: "full" });
    expect(obstacle(expedition("Dias", { free: 1 }), "G2")).toEqual({ key: "room", value: 1 });
    expect(obstacle(expedition("Dias", { row_colour: "red" }), "G2")).toEqual({ key: "row", value: "red" });
    expect(obstacle(expedition("Dias", { row_colour: "green" }), "G2")).toBeNull();
  });

  it("names explorers as people say", () => {
    expect(surname(expedition("Abreu", { explorer: "Antonio de Abreu" }))).toBe("de Abreu");
    expect(surname(expedition("Verrazzano", { explorer: "Giovanni da Verrazzano" }))).toBe("Verrazzano");
    expect(surname(expedition("Cabral", { explorer: "Pedro Álvares Cabral" }))).toBe("Cabral");
  });

  it("piles up equal ships", () => {
    expect(piles(["G2", "W1", "G2"])).toEqual([
      { ship: "G2", count: 2 },
      { ship: "W1", count: 1 },
    ]);
  });
});

describe("the fleet", () => {
  const first: Fleet = follow(new Map(), position());

  it("gives every ship a name of its own", () => {
    const names = [...first.values()].flat();
    expect(new Set(names).size).toBe(3);
    expect(first.get("buy-0")?.[0]).toMatch(/^G2-/);
  });

  it("lets a bought ship travel to the harbour, and the next one slide down", () => {
    const bought = position({ buy_row: [ship("W1"), null], refill_row: [null, ship("G2")], seats: [seat(0, { harbour: ["G2"] }), seat(1)] });
    const after = follow(first, bought);
    expect(after.get("harbour-0:G2")).toEqual(first.get("buy-0"));
    expect(after.get("buy-0")).toEqual(first.get("refill-0"));
    expect(after.get("refill-1")).toEqual(first.get("refill-1"));
  });

  it("takes the uppermost of a pile, and keeps the others", () => {
    const two = follow(new Map(), position({ seats: [seat(0, { harbour: ["B1", "B1"] }), seat(1)] }));
    const placed = { ship: "B1", seat: 0, colour: "blue" as const, matching: false };
    const sent = position({ seats: [seat(0, { harbour: ["B1"] }), seat(1)], expeditions: [expedition("Dias", { ships: [placed] })] });
    const after = follow(two, sent);
    expect(after.get("harbour-0:B1")).toEqual([two.get("harbour-0:B1")?.[0]]);
    expect(after.get("expedition-Dias:0")).toEqual([two.get("harbour-0:B1")?.[1]]);
  });
});

describe("the words", () => {
  const files = import.meta.glob<string>("../src/games/discovery/words/*.ftl", { query: "?raw", import: "default", eager: true });
  const keysOf = (language: string) =>
    [...(files[`../src/games/discovery/words/${language}.ftl`] ?? "").matchAll(/^([a-z][a-z-]*) =/gm)].map(([, key]) => key).sort();

  it.each(["de", "it"])("are complete in %s", (language) => {
    expect(keysOf(language)).toEqual(keysOf("en"));
    expect(keysOf("en").length).toBeGreaterThan(50);
  });
});
