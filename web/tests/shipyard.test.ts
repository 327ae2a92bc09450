/** Where moves and events of Shipyard are on its board, and how its pictures follow the view. */
import { describe, expect, it } from "vitest";
import { canalOf, fitted, miniYard, runs } from "../src/games/shipyard/art";
import { frameOf, ghostCanal, pillsOf, tokenAngle } from "../src/games/shipyard/chart";
import { between, follow, startOf, type Stop } from "../src/games/shipyard/cruise";
import { ends, where } from "../src/games/shipyard/places";
import { tabFor, TABS } from "../src/games/shipyard/tabs";
import { about, contractScale } from "../src/games/shipyard/telling";
import type { Contract, PlacedCanal, Tile, View } from "../src/games/shipyard/view";
import type { Table } from "../src/table/state.svelte";

const cross = (number: number, x: number, y: number): PlacedCanal => ({
  number,
  tile: number,
  name: `Crossing ${number}`,
  shape: "cross",
  rotation: 0,
  spaces: ["N", "E", "S", "W", "C"],
  links: [["N", "C"], ["E", "C"], ["S", "C"], ["W", "C"]],
  officials: { north: "trade", east: "war", south: "ring", west: "riband" },
  x,
  y,
});
const tile = (kind: Tile["kind"], ...features: Tile["features"]): Tile => ({ tile: 1, kind, deck: null, features });

/** A view with what a test needs; the rest is never looked at. */
function position(parts: Record<string, unknown>): View {
  const seat = { canals: { tiles: [cross(0, 0, 0), cross(1, 1, 0)], token: null, longest: 4 }, guilders: 7 };
  return { edition: "second", viewer: 0, players: 2, decision: null, launch: null, turn: { chosen: "build" }, seats: [seat, seat], ...parts } as unknown as View;
}
const move = (kind: string, fields: Record<string, unknown> = {}) => ({ kind, fields });

describe("where moves end", () => {
  it("names the tile, row or slot of a move", () => {
    const view = position({});
    expect(ends(move("choose", { action: "crew" }), view)).toEqual({ to: "action-crew" });
    expect(ends(move("perform"), view)).toEqual({ to: "action-build" });
    expect(ends(move("take", { column: "left", row: 2 }), view)).toEqual({ to: "ship-left-2" });
    expect(ends(move("place", { slot: 9 }), view)).toEqual({ to: "slot-9" });
    expect(ends(move("discard", { contract: "beacon-act" }), view)).toEqual({ to: "contract-beacon-act" });
  });

  it("leaves what ends something to a button", () => {
    expect(ends(move("end"), position({}))).toEqual({});
    expect(ends(move("stop"), position({}))).toEqual({});
  });

  it("tells equipment from crew by the question", () => {
    const view = position({ decision: { kind: "steps", seat: 0, rondel: "crew" } });
    expect(ends(move("steps", { steps: 3 }), view)).toEqual({ to: "crew-3" });
  });

  it("finds a pile by its space, which stays where it is when the marker moves", () => {
    const view = position({ employees: [{ steps: 1, space: 5, piles: [] }, { steps: 2, space: 6, piles: [] }] });
    expect(ends(move("hire", { steps: 2, pile: 3 }), view)).toEqual({ to: "employee-6-3" });
  });

  it("puts a canal on a free cell and a token on a side", () => {
    const placing = position({ decision: { kind: "cell", seat: 0, cells: [{ number: 0, side: "north", x: 0, y: 1 }] } });
    expect(ends(move("edge", { tile: 0, side: "north" }), placing)).toEqual({ to: "cell-0-1" });
    const starting = position({ decision: { kind: "start", seat: 0, starts: [] } });
    expect(ends(move("edge", { tile: 1, side: "east" }), starting)).toEqual({ to: "space-1-E" });
  });

  it("sails within a tile and across to the next one", () => {
    const canals = { tiles: [cross(0, 0, 0), cross(1, 1, 0)], token: { number: 0, x: 0, y: 0, space: "E", stern: "C" }, longest: 4 };
    const view = position({ launch: { seat: 0 }, seats: [{ canals, guilders: 0 }] });
    expect(ends(move("step", { space: "C" }), view)).toEqual({ to: "space-0-C" });
    expect(ends(move("cross"), view)).toEqual({ to: "space-1-W" });
  });
});

describe("where events are seen", () => {
  it("shows own things on the own boards and others' at their strip", () => {
    const view = position({});
    expect(where({ event: "place", seat: 0, slot: 4 }, view)).toEqual(["slot-4"]);
    expect(where({ event: "place", seat: 1, slot: 4 }, view)).toEqual(["seat-1"]);
    expect(where({ event: "choose", seat: 1, action: "hire", about: "hire" }, view)).toEqual(["action-hire", "seat-1"]);
  });

  it("finds new tiles in the display", () => {
    const canal = { ...cross(3, 0, 0), row: 5 };
    const ships = { bow: [{ ...tile("bow", "mast"), row: 1 }, { ...tile("bow", "drive"), row: 2 }], left: [], right: [], stern: [] };
    const view = position({ ships, canals: { display: [null, canal] }, commodities: { display: [{ goods: { coal: 2, grain: 1 }, row: 1 }] } });
    expect(where({ event: "ship-up", tile: "bow", features: { stoker_cabin: 1 } }, view)).toEqual(["ship-bow-2"]);
    expect(where({ event: "canal-up", canal: "Crossing 3" }, view)).toEqual(["canal-5"]);
    expect(where({ event: "commodity-up", goods: { coal: 2, grain: 1 } }, view)).toEqual(["goods-1"]);
    expect(where({ event: "drop", left: 3 }, view)).toEqual(["clock"]);
  });
});

describe("a cruise", () => {
  const at = (number: number, space: Stop["space"]): Stop => ({ canal: cross(number, number, 0), space });
  const sailing = (steps: number, stop: Stop, tiles = [cross(0, 0, 0), cross(1, 1, 0)]): View => {
    const token = { number: stop.canal.number, x: stop.canal.x, y: 0, space: stop.space, stern: "out" };
    return position({ launch: { seat: 0, ship: 1, fitting: false, steps_made: steps }, seats: [{ canals: { tiles, token, longest: 4 } }] });
  };

  it("gathers its stops and gives them back after an undo", () => {
    const begun = follow(null, sailing(0, at(0, "W")));
    const one = follow(begun, sailing(1, at(0, "C")));
    expect(one?.stops.map((stop) => stop.space)).toEqual(["W", "C"]);
    expect(follow(one, sailing(0, at(0, "W")))?.stops.map((stop) => stop.space)).toEqual(["W"]);
  });

  it("fills in steps that were not asked, also over a tile that is used up", () => {
    const begun = follow(null, sailing(0, at(0, "W")));
    const far = follow(begun, sailing(4, at(1, "C"), [cross(1, 1, 0)]));
    expect(far?.stops.map((stop) => stop.canal.number + stop.space)).toEqual(["0W", "0C", "0E", "1W", "1C"]);
    expect(between(at(0, "W"), at(1, "N"), 2, [cross(0, 0, 0), cross(1, 1, 0)])).toBeNull();
  });

  it("knows where the first one began from the draft", () => {
    const start = startOf([move("sail", { slot: 1 }), move("edge", { tile: 0, side: "west" })], [cross(0, 0, 0)]);
    const cruise = follow(null, sailing(2, at(0, "E")), start);
    expect(cruise?.stops.map((stop) => stop.space)).toEqual(["W", "C", "E"]);
    expect(pillsOf(cruise?.stops ?? [], 0).map((pill) => [pill.step, pill.official])).toEqual([[1, false], [2, true]]);
  });

  it("is over when no ship is under way", () => {
    expect(follow(follow(null, sailing(0, at(0, "W"))), position({}))).toBeNull();
  });
});

describe("pictures", () => {
  it("put pieces on their places from bow to stern", () => {
    const ship = fitted([tile("bow", "mast"), tile("middle", "cabin", "mast"), tile("stern", "drive")], { sail: 1, smokestack: 1, soldier: 1, drive: 1 });
    expect(ship.map((part) => part.fit)).toEqual([["sail"], [true, "smokestack"], [true]]);
  });

  it("join neighbours to hulls, a bow beginning a new one", () => {
    const yard = [tile("bow"), tile("middle"), null, tile("stern"), tile("middle"), tile("bow"), null, null, null];
    expect(runs(yard).map((run) => [run.slot, run.tiles.length])).toEqual([[0, 2], [3, 1], [4, 1], [5, 1]]);
    expect(miniYard(yard)).not.toContain("NaN");
  });

  it("turn a canal's officials back to how they are printed", () => {
    const turned = { ...cross(0, 0, 0), rotation: 1 };
    expect(canalOf(turned)).toMatchObject({ officials: ["war", "ring", "riband", "trade"], r: 1 });
  });

  it("show the canal in hand where it would lie", () => {
    const rotations = [0, 1, 2, 3].map((rotation) => ({ ...cross(5, 0, 0), rotation }));
    const view = position({ decision: { kind: "rotate", seat: 0, x: 2, y: 1, rotations } });
    const table = { pointed: move("rotate", { rotation: 3 }), draft: { waiting: null } } as unknown as Table;
    expect(ghostCanal(table, view)).toMatchObject({ rotation: 3, x: 2, y: 1 });
  });

  it("keep some sea around a single tile", () => {
    expect(frameOf([{ x: 0, y: 0 }], [], null, []).box).toBe("-122 -72 344 244");
  });

  it("turn the token away from its stern", () => {
    expect(tokenAngle({ space: "E", stern: "C" })).toBe(90);
    expect(tokenAngle({ space: "W", stern: "out" })).toBe(90);
  });
});

describe("words", () => {
  it("get the decision as single values", () => {
    const view = position({ decision: { kind: "fit", seat: 0, piece: "drive", in_yard: 2, most: 1 }, launch: { speed: 3, longest: 5, officials: 0, riband: 0 } });
    expect(about(view)).toMatchObject({ piece: "stoker", in_yard: 2, speed: 3, longest: 5, guilders: 7 });
    const starting = position({ decision: { kind: "launch", seat: 0, ships: [1, 5] } });
    expect(about(starting)).toMatchObject({ count: 2, longest: 4 });
  });

  it("measure a contract by its table or its points each", () => {
    const contract = { table: [1, 4, 9], thresholds: [], each: null, points: 1 } as unknown as Contract;
    expect(contractScale(contract)).toBe(9);
    expect(contractScale({ ...contract, table: [], each: 3 })).toBe(15);
  });

  it("know the section of a phone for every question", () => {
    const ids = TABS.map((tab) => tab.id);
    for (const kind of ["build", "place", "cruise", "discard", "hire"]) expect(ids).toContain(tabFor(kind));
    expect(tabFor("choose")).toBeNull();
  });
});
