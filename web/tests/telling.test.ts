import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sentence, tellEvent, tellMove, type Data, type Move } from "../src/words/telling";
import { makeWords } from "../src/words/words.svelte";
import type { Language } from "../src/settings.svelte";

interface Sample {
  game: string;
  move?: Move;
  preview?: Data;
  event?: Data;
  told: Record<Language, string>;
}

const NAMES = ["Ann", "Bo", "Cy", "Di"];
const samples = JSON.parse(readFileSync("tests/telling.json", "utf-8")) as Sample[];

function words(language: Language, game: string) {
  const read = (path: string) => readFileSync(`../src/fairlead/${path}/words/${language}.ftl`, "utf-8");
  return makeWords(language, [read(`games/${game}`)]);
}

/** Python and the browser put no-break spaces and the like the same way, but for digits: those are not compared by glyph. */
function plain(text: string): string {
  return text.normalize("NFKC");
}

describe.each(["en", "de", "it"] as const)("told in %s as Python tells it", (language) => {
  const made = new Map<string, ReturnType<typeof words>>();
  const of = (game: string) => made.get(game) ?? (made.set(game, words(language, game)), made.get(game)!);

  test.each(samples)("$game $move.kind $event.event", (sample) => {
    const told = sample.move
      ? sentence(tellMove(of(sample.game), sample.move, sample.preview ?? {}))
      : tellEvent(of(sample.game), sample.event ?? {}, NAMES);
    expect(plain(told)).toBe(plain(sample.told[language]));
  });
});
