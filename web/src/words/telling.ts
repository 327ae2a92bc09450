/**
 * Moves, events and refusals as sentences, as `play/telling.py` tells them; the same words, the same keys.
 *
 * Messages get the fields of the data as variables: yes and no for flags, `none` for what the data does not say, `4/6/7` for
 * lists, the word `NAME-VALUE` where there is one, and where there is a message `amount-NAME` its text too, as `$coins_text`.
 */

import type { Value, Words } from "./words.svelte";

export type Data = Readonly<Record<string, unknown>>;

/** A move in words: what it does, what it costs and what it brings; the last two may be empty. */
export interface Told {
  label: string;
  cost: string;
  brings: string;
}

export interface Move {
  kind: string;
  fields: Data;
}

/** A move with what it would cost and bring; `about` is the decision, where its words depend on that. */
export function tellMove(words: Words, move: Move, preview: Data, about: Data = {}): Told {
  const data = { ...about, ...move.fields, ...preview };
  const [brings, costs] = [`brings-${move.kind}`, `costs-${move.kind}`];
  return {
    label: tell(words, `move-${move.kind}`, data),
    cost: words.has(costs) ? tell(words, costs, data) : tellCost(words, preview),
    brings: words.has(brings) ? tell(words, brings, data) : "",
  };
}

/** A move as one sentence. */
export function sentence(told: Told): string {
  const paid = told.cost ? `${told.label} (${told.cost})` : told.label;
  return told.brings ? `${paid}: ${told.brings}` : paid;
}

function tellCost(words: Words, preview: Data): string {
  const paid: string[] = [];
  for (const [name, value] of Object.entries(preview)) {
    if (typeof value === "number" && value < 0 && words.has(`amount-${name}`)) paid.push(tell(words, `amount-${name}`, preview));
  }
  for (const [name, value] of Object.entries(preview)) {
    if (value === true && words.has(`cost-${name}`)) paid.push(words.text(`cost-${name}`));
  }
  return paid.join(", ");
}

/** One event of a log as a sentence; `names` are those of the seats. */
export function tellEvent(words: Words, event: Data, names: readonly string[]): string {
  const data: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(event)) if (!["event", "seat", "vp"].includes(key)) data[key] = value;
  if (typeof event["seat"] === "number") data["player"] = names[event["seat"]] ?? "";
  if (Array.isArray(event["vp"])) {
    const totals = event["vp"].map(total);
    data["vp"] = totals.map((points, seat) => `${names[seat] ?? ""}: ${points}`).join(", ");
  }
  return tell(words, `event-${String(event["event"])}`, data);
}

function total(vp: unknown): number {
  if (typeof vp === "number") return vp;
  return Object.values(vp as Record<string, number>).reduce((sum, points) => sum + points, 0);
}

/** Why a clause forbids a move, without a full stop. */
export function tellRefusal(words: Words, clause: string): string {
  return words.text(`why-${clause.replaceAll(".", "-")}`);
}

/** A message about plain data. */
export function tell(words: Words, key: string, data: Data): string {
  const values: Record<string, Value> = {};
  for (const name of words.variables(key)) values[name] = "none";
  for (const [name, value] of Object.entries(data)) Object.assign(values, valuesOf(words, name, value));
  return words.text(key, values);
}

/** The variables that one field of the data gives. */
function valuesOf(words: Words, name: string, value: unknown): Record<string, Value> {
  if (value === null || value === undefined) return { [name]: "none" };
  if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
  if (typeof value === "number") return numberOf(words, name, value);
  if (Array.isArray(value)) return { [name]: value.map((part) => valuesOf(words, name, part)[name]).join("/") };
  if (typeof value === "object") {
    return { [name]: Object.entries(value).map(([thing, number]) => amount(words, thing, number as Value)).join(", ") };
  }
  const text = String(value);
  if (words.has(`${name}-${text}`)) return { [name]: words.text(`${name}-${text}`) };
  if (name !== "place") return { [name]: text };
  const [word = "", number = ""] = text.split(" ");
  return { [name]: word, [`${name}_number`]: Number(number) };
}

function numberOf(words: Words, name: string, value: number): Record<string, Value> {
  const key = `amount-${name}`;
  if (!words.has(key)) return { [name]: value };
  return { [name]: Math.abs(value), [`${name}_text`]: words.text(key, { [name]: Math.abs(value) }) };
}

function amount(words: Words, thing: string, number: Value): string {
  const key = `amount-${thing}`;
  return words.has(key) ? words.text(key, { [thing]: number }) : `${number} ${thing}`;
}
