/** How somebody likes to play: kept in this browser, for all tables. */

export type Theme = "auto" | "light" | "dark";
export type Language = "en" | "de" | "it";
export type Motion = "off" | "fast" | "normal";

export const LANGUAGES: readonly Language[] = ["en", "de", "it"];

interface Kept {
  theme: Theme;
  language: Language;
  motion: Motion;
  textMode: boolean;
  /** Percent of the usual size. */
  textSize: number;
  /** Plays a decision that has only one option by itself. */
  autoSingle: boolean;
  sound: boolean;
}

const KEY = "fairlead";

function languageOfBrowser(): Language {
  const codes = (typeof navigator === "undefined" ? [] : navigator.languages).map((code) => code.slice(0, 2));
  return LANGUAGES.find((language) => codes.includes(language)) ?? "en";
}

function usual(): Kept {
  return {
    theme: "auto",
    language: languageOfBrowser(),
    motion: "normal",
    textMode: false,
    textSize: 100,
    autoSingle: true,
    sound: false,
  };
}

function kept(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual(); // a browser that keeps nothing, or something else under our name
  }
}

class Settings implements Kept {
  theme = $state<Theme>("auto");
  language = $state<Language>("en");
  motion = $state<Motion>("normal");
  textMode = $state(false);
  textSize = $state(100);
  autoSingle = $state(true);
  sound = $state(false);

  constructor() {
    Object.assign(this, kept());
  }

  /** Changes something for good. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { theme, language, motion, textMode, textSize, autoSingle, sound } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, language, motion, textMode, textSize, autoSingle, sound }));
    } catch {
      // It holds until the page is closed.
    }
  }

  get isDark(): boolean {
    if (this.theme !== "auto") return this.theme === "dark";
    return darkWanted.matches;
  }
}

class Wanted {
  matches = $state(false);

  constructor(query: string) {
    if (typeof matchMedia === "undefined") return;
    const media = matchMedia(query);
    this.matches = media.matches;
    media.addEventListener("change", () => (this.matches = media.matches));
  }
}

const darkWanted = new Wanted("(prefers-color-scheme: dark)");
const stillWanted = new Wanted("(prefers-reduced-motion: reduce)");
/** Whether the window is as narrow as a phone: boards show one section at a time. */
export const phone = new Wanted("(max-width: 700px)");

export const settings = new Settings();

/** How fast pieces travel: 0 is not at all. */
export function pace(): number {
  if (stillWanted.matches || settings.motion === "off") return 0;
  return settings.motion === "fast" ? 0.5 : 1;
}
