/** What to say when something was refused: in the reader's language where we know the kind of refusal, else the service's sentence. */

import { Refusal } from "../api/client";
import { current, t } from "../words/words.svelte";

export function explain(error: unknown): string {
  if (error instanceof Refusal) return explainRefusal(error);
  if (error instanceof TypeError) return t("page-refused-away"); // what fetch throws when nobody answers
  return error instanceof Error ? error.message : String(error);
}

/** The service's sentences are English and exact; ours are shorter. So English readers get the service's own. */
function explainRefusal(refusal: Refusal): string {
  const key = `page-refused-${refusal.error}`;
  const known = current.words.language !== "en" || refusal.error === "not-ready" ? current.words.has(key) : false;
  const wait = refusal.retryAfter === null ? "" : ` ${t("page-refused-wait", { seconds: Math.ceil(refusal.retryAfter) })}`;
  return (known ? t(key) : refusal.message) + wait;
}

/** Which page of trouble fits an error that left nothing to show. */
export type Trouble = "lost" | "unknown" | "forbidden" | "away" | "ended" | "busy";

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Refusal)) return "away";
  if (error.status === 404) return "unknown";
  if (error.status === 403) return "forbidden";
  if (error.status === 401) return "ended";
  return error.status === 429 || error.status === 503 ? "busy" : "away";
}
