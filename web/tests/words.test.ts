import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

/** Every folder of Fluent files of the client: in each, all languages have the same messages with the same variables. */
const FOLDERS = ["src/words", "src/learn/words", ...["discovery", "shipyard", "bremerhaven"].map((game) => `src/games/${game}/words`)];
const LANGUAGES = ["en", "de", "it"];

function messages(path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new FluentResource(readFileSync(path, "utf-8")).body) {
    const names = new Set<string>();
    collect(entry, names);
    found.set(entry.id, [...names].sort());
  }
  return found;
}

function collect(part: unknown, names: Set<string>): void {
  if (typeof part !== "object" || part === null) return;
  const node = part as Record<string, unknown>;
  if (node["type"] === "var") names.add(String(node["name"]));
  Object.values(node).forEach((inner) => collect(inner, names));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf-8"));
}

const groups = FOLDERS.flatMap((folder) => {
  const names = readdirSync(folder).filter((name) => name.endsWith("en.ftl"));
  return names.map((name) => ({ folder, prefix: name.slice(0, -"en.ftl".length) }));
});

describe.each(groups)("$folder/$prefix", ({ folder, prefix }) => {
  test.each(LANGUAGES)("%s has every message, and no other", (language) => {
    const english = messages(`${folder}/${prefix}en.ftl`);
    const other = messages(`${folder}/${prefix}${language}.ftl`);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, names] of english) expect(other.get(key), key).toEqual(names);
  });
});

test("every message that the client names is there", () => {
  const general = new Set([
    ...messages("src/words/en.ftl").keys(),
    ...messages("src/words/pages.en.ftl").keys(),
  ]);
  const missing = sources("src").flatMap((text) => {
    const keys = [...text.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((match) => match[1] ?? "");
    return keys.filter((key) => !general.has(key));
  });
  expect(missing).toEqual([]);
});

test.each(["discovery", "shipyard", "bremerhaven"])("every message that the boards of %s name is there", (game) => {
  const there = new Set([
    ...messages(`../src/fairlead/games/${game}/words/en.ftl`).keys(),
    ...messages("src/words/en.ftl").keys(),
    ...messages(`src/games/${game}/words/en.ftl`).keys(),
  ]);
  const missing = sources(`src/games/${game}`).flatMap((text) => {
    const keys = [...text.matchAll(/(?:words\.text)\(?\s*"([a-z0-9-]+)"/g)].map((match) => match[1] ?? "");
    return keys.filter((key) => !there.has(key));
  });
  expect(missing).toEqual([]);
});
