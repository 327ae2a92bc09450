/**
 * Words for people, from Fluent files in English, German and Italian: those of the client beside this file, those of a game
 * from the folder of its rules and from its folder here. A language comes when it is wanted first.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";

export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;
type Load = () => Promise<string>;

const FILES = import.meta.glob<string>(
  [
    "./*.ftl",
    "../games/*/words/*.ftl",
    "../../../src/fairlead/games/*/words/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The words of one language, for one game or in general. */
export class Words {
  private readonly variablesOf = new Map<string, readonly string[]>();

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  text(key: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return key; // the audit finds those
    return this.bundle.formatPattern(pattern, values as Record<string, Value>, []);
  }

  /** The names of the values that a message takes. */
  variables(key: string): readonly string[] {
    let found = this.variablesOf.get(key);
    if (found === undefined) {
      const names = new Set<string>();
      collect(this.bundle.getMessage(key)?.value, names);
      found = [...names];
      this.variablesOf.set(key, found);
    }
    return found;
  }
}

/** All variables in a part of a message. */
function collect(part: unknown, names: Set<string>): void {
  if (typeof part !== "object" || part === null) return;
  const node = part as Record<string, unknown>;
  if (node["type"] === "var") names.add(String(node["name"]));
  for (const inner of Object.values(node)) collect(inner, names);
}

/** Reads text files in Fluent into the words of a language; later ones win. */
export function makeWords(language: Language, texts: readonly string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return new Words(language, bundle);
}

function general(language: Language): string[] {
  return [`./pages.${language}.ftl`, `./${language}.ftl`];
}

function ofGame(language: Language, game: string): string[] {
  return [`../../../src/fairlead/games/${game}/words/${language}.ftl`, `../games/${game}/words/${language}.ftl`];
}

const loaded = new Map<string, Promise<Words>>();

/** The words of a language, and of a game if one is named. */
export function loadWords(language: Language, game = ""): Promise<Words> {
  const name = `${language} ${game}`;
  let words = loaded.get(name);
  if (words === undefined) {
    const names = [...general(language), ...(game ? ofGame(language, game) : [])];
    const loads = names.map((file) => FILES[file]).filter((load): load is Load => load !== undefined);
    words = Promise.all(loads.map((load) => load())).then((texts) => makeWords(language, texts));
    words.catch(() => loaded.delete(name)); // the next one who asks tries again
    loaded.set(name, words);
  }
  return words;
}

/** The client's own words in the language of the settings; empty until they have come. */
class Current {
  words = $state.raw<Words>(makeWords("en", []));
  ready = $state(false);

  async load(language: Language): Promise<void> {
    this.words = await loadWords(language);
    this.ready = true;
  }
}

export const current = new Current();

/** A text in the language of the settings; for what belongs to a table there is `table.words`. */
export function t(key: string, values: Values = {}): string {
  return current.words.text(key, values);
}

/** Keeps words, document and settings together; call it once. */
export function followLanguage(): void {
  $effect(() => {
    const language = settings.language;
    document.documentElement.lang = language;
    void current.load(language);
  });
}
