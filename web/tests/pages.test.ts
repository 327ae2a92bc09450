/** What the pages around the tables reckon with: links, lists of tables, options, seats; and that their words are there. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CARDS, cardOf, playersOf, type Card, type GameTold, type Summary } from "../src/pages/catalogue";
import { invitationLink, pathOf, seatLink } from "../src/pages/links";
import { shownOptions, usual, valuesOf, type OptionTold } from "../src/pages/options";
import { Plan, quickTable, seating } from "../src/pages/plan.svelte";
import { freeSeats, nextTable, ownInOrder, standing, toJoin } from "../src/pages/tables";
import { makeWords } from "../src/words/words.svelte";

const LANGUAGES = ["en", "de", "it"] as const;
const here = import.meta.dirname;
const read = (path: string): string => readFileSync(join(here, path), "utf8");

// ------------------------------------------------------------------ helpers

type Seat = Summary["seats"][number];
const person = (seat: number, id: string): Seat => ({ seat, kind: "person", name: id, bot: null, person: id });
const free = (seat: number): Seat => ({ seat, kind: "open", name: "", bot: null, person: null });
const bot = (seat: number): Seat => ({ seat, kind: "bot", name: "level2", bot: "level2", person: null });

function table(id: string, some: Partial<Summary>): Summary {
  const usualOnes = { game: "discovery", title: "", options: {}, visibility: "public", status: "playing", owner: "ines" } as const;
  const rest = { settings: { spectators: true }, version: 1, length: 0, rematch_of: null, created: 0, changed: 0, seats: [], to_act: [] };
  return { id, ...usualOnes, ...rest, ...some };
}

function option(name: string, choices: unknown[], some: Partial<OptionTold> = {}): OptionTold {
  return { name, choices, numbers: null, default: choices[0], by_players: {}, asked: false, ...some };
}

const SHIPYARD: GameTold = {
  name: "shipyard",
  version: "1",
  players: [1, 2, 3, 4],
  ready: true,
  part: 1,
  options: [
    option("players", [1, 2, 3, 4]),
    option("edition", ["first", "second"], { default: "second", asked: true }),
    option("contracts", ["random", "sets"]),
    option("employees", ["random", "spread", "printed"]),
    option("loop_spaces", [23, 24]),
    option("solo_removed", ["discard", "out"]),
  ],
};
const [SECOND, FIRST] = CARDS as [Card, Card, Card, Card];

// ------------------------------------------------------------------ links

describe("links", () => {
  const id = "0123456789abcdef01234567";

  it("lead from what was pasted to a page", () => {
    expect(pathOf(` https://play.example/join/${id}?key=abc `)).toBe(`/join/${id}?key=abc`);
    expect(pathOf(`http://192.168.1.4:8000/table/${id}?seat=2`)).toBe(`/join/${id}`);
    expect(pathOf(id)).toBe(`/join/${id}`);
    expect(pathOf("https://play.example/seat#t0ken-x")).toBe("/seat#t0ken-x");
    expect(pathOf("good morning")).toBeNull();
  });

  it("come back where they lead", () => {
    expect(pathOf(invitationLink("https://x.example", id, "k"))).toBe(`/join/${id}?key=k`);
    expect(pathOf(seatLink("https://x.example", "abc_-9"))).toBe("/seat#abc_-9");
  });
});

// ------------------------------------------------------------------ lists of tables

describe("tables", () => {
  const mine = table("turn", { seats: [person(0, "me"), bot(1)], to_act: [0], changed: 1 });
  const theirs = table("others", { seats: [person(0, "me"), bot(1)], to_act: [1], changed: 9 });
  const open = table("open", { status: "open", seats: [person(0, "me"), free(1)] });
  const over = table("over", { status: "over", seats: [person(0, "me")] });
  const left = table("left", { seats: [{ ...bot(0), person: "me" }, bot(1)], to_act: [0] });

  it("wait for whoever must act", () => {
    expect([mine, theirs, open, over, left].map((each) => standing(each, "me"))).toEqual(["turn", "others", "waiting", "over", "others"]);
    expect(standing(mine, null)).toBe("others");
  });

  it("stand in the order of what they want, given-up ones not at all", () => {
    const closed = table("closed", { status: "closed", seats: [person(0, "me")] });
    expect(ownInOrder([over, closed, theirs, open, mine], "me").map((each) => each.id)).toEqual(["turn", "open", "others", "over"]);
  });

  it("follow each other by N", () => {
    const second = table("second", { seats: [person(0, "me")], to_act: [0], changed: 0 });
    const all = [second, theirs, mine];
    expect(nextTable(all, "me")).toBe("turn");
    expect(nextTable(all, "me", "turn")).toBe("second");
    expect(nextTable(all, "me", "second")).toBe("turn");
    expect(nextTable([theirs], "me")).toBeNull();
  });

  it("are open to others while seats are free or spectators welcome", () => {
    const quiet = table("quiet", { settings: { spectators: false }, seats: [person(0, "ines")] });
    const watched = table("watched", { seats: [person(0, "ines")] });
    const joinable = table("joinable", { status: "open", seats: [person(0, "ines"), free(1)] });
    expect(toJoin([quiet, watched, joinable, mine], "me").map((each) => each.id)).toEqual(["joinable", "watched"]);
    expect(freeSeats(joinable).map((seat) => seat.seat)).toEqual([1]);
  });
});

// ------------------------------------------------------------------ options and seats

describe("options", () => {
  it("are asked only where they mean something", () => {
    const names = (edition: string, players: number): string[] =>
      shownOptions("shipyard", SHIPYARD.options, { edition }, players).map((each) => each.name);
    expect(names("second", 3)).toEqual(["edition", "contracts", "employees"]);
    expect(names("first", 3)).toEqual(["edition", "employees", "loop_spaces"]);
    expect(names("second", 1)).toEqual(["contracts", "employees", "solo_removed"]);
    const employees = SHIPYARD.options[3] as OptionTold;
    expect(valuesOf("shipyard", employees, { edition: "first" }, 3)).toEqual(["random", "spread"]);
  });

  it("have their usual value by the number of players", () => {
    const variant = option("variant", ["long", "short", "solo"], { by_players: { "1": "solo" } });
    expect([usual(variant, 1), usual(variant, 3)]).toEqual(["solo", "long"]);
  });
});

describe("a new table", () => {
  it("is filled by the company", () => {
    expect(seating("friends", 3)).toEqual(["me", "open", "open"]);
    expect(seating("bots", 2, "level4")).toEqual(["me", "level4"]);
    expect(seating("alone", 4)).toEqual(["me"]);
    expect(quickTable(FIRST, 2, "level1")).toMatchObject({ game: "shipyard", seats: ["me", "level1", "level1"], options: { edition: "first" } });
  });

  it("keeps what fits when seats and games change", () => {
    const plan = new Plan();
    plan.choose(SECOND, SHIPYARD);
    plan.set("contracts", "sets");
    plan.put(1, "level3");
    plan.resize(4);
    expect(plan.seats).toEqual(["me", "level3", "open", "open"]);
    expect(plan.company).toBeNull();
    expect(plan.form(SHIPYARD)).toMatchObject({ options: { edition: "second", contracts: "sets" }, names: [] });
    plan.sit("alone", 1);
    plan.choose(FIRST, SHIPYARD);
    expect([plan.players > 1, plan.form(SHIPYARD).options]).toEqual([true, { edition: "first" }]);
  });

  it("starts at once unless a seat is open, and names those who share a device", () => {
    const plan = new Plan();
    plan.sit("device", 2);
    plan.names = [" Ann ", "Bo", "", ""];
    expect(plan.startsAtOnce).toBe(true);
    expect(plan.form(SHIPYARD).names).toEqual(["Ann", "Bo"]);
    plan.put(1, "open");
    expect(plan.startsAtOnce).toBe(false);
  });

  it("belongs to a card", () => {
    expect(cardOf({ game: "shipyard", options: { edition: "first" } })).toBe(FIRST);
    expect([playersOf(FIRST, SHIPYARD), playersOf(SECOND, SHIPYARD)]).toEqual([[2, 3, 4], [1, 2, 3, 4]]);
  });
});

// ------------------------------------------------------------------ words

describe("the words of the pages", () => {
  const sources = readdirSync(join(here, "../src/pages")).filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => read(`../src/pages/${name}`)).join("\n");

  it.each(LANGUAGES)("are all there in %s", (language) => {
    const words = makeWords(language, [read(`../src/words/pages.${language}.ftl`)]);
    const used = [...sources.matchAll(/"(page-[\w-]+)"/g)].map((found) => found[1] ?? "");
    expect(used.filter((key) => !words.has(key))).toEqual([]);
  });

  it("are all used", () => {
    const keys = [...read("../src/words/pages.en.ftl").matchAll(/^(page-[\w-]+) =/gm)].map((found) => found[1] ?? "");
    const begun = [...sources.matchAll(/`(page-[\w-]+-)\$\{/g)].map((found) => found[1] ?? "");
    expect(keys.filter((key) => !sources.includes(`"${key}"`) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  });

  it.each(LANGUAGES)("call the games as their own words do in %s", (language) => {
    const words = makeWords(language, [read(`../src/words/pages.${language}.ftl`)]);
    for (const game of ["shipyard", "bremerhaven", "discovery"]) {
      const own = makeWords(language, [read(`../../src/fairlead/games/${game}/words/${language}.ftl`)]);
      expect(words.text(`page-game-${game}`)).toBe(own.text("title"));
    }
  });
});
