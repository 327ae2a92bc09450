/**
 * Places: what can be pointed at, clicked, dragged and walked to with the keyboard, the same way in all games.
 *
 * A board names its places, a game says where each option begins and ends; the rest is here.
 */

import type { Attachment } from "svelte/attachments";
import { service } from "../service.svelte";
import { tellRefusal } from "../words/telling";
import type { Option, Table } from "./state.svelte";
import { hideLabel, openMenu, showLabel } from "./pointing.svelte";

export interface PlaceHow {
  /** What a screen reader calls the place, before what can be done there. */
  label?: string;
  /** The text of a move that cannot be made here: pointing asks why. */
  blocked?: string;
}

/** What can be done at a place: moves that end there, and whether moves begin there. */
export interface Offered {
  options: readonly Option[];
  begins: readonly Option[];
}

const NOTHING: Offered = { options: [], begins: [] };
const DRAG_PIXELS = 6;

/** The options of a table by place. A place that was picked leaves only its own ends. */
export function offers(table: Table): Map<string, Offered> {
  const found = new Map<string, { options: Option[]; begins: Option[] }>();
  const at = (name: string) => {
    let entry = found.get(name);
    if (entry === undefined) found.set(name, (entry = { options: [], begins: [] }));
    return entry;
  };
  for (const option of table.options) {
    const { from, to } = table.module.ends(option, table.view);
    if (from !== undefined && to !== undefined) at(from).begins.push(option);
    else if (from !== undefined) at(from).options.push(option);
    if (to !== undefined && (table.picked === null || from === undefined || from === table.picked)) at(to).options.push(option);
  }
  return found;
}

let cached: { options: readonly Option[]; picked: string | null; view: unknown; found: Map<string, Offered> } | null = null;

/** The same for all places of a table, worked out once a change. */
function offered(table: Table, name: string): Offered {
  const { options, picked, view } = table;
  if (cached === null || cached.options !== options || cached.picked !== picked || cached.view !== view) {
    cached = { options, picked, view, found: offers(table) };
  }
  return cached.found.get(name) ?? NOTHING;
}

/** Makes an element a place of a table. */
export function place(table: Table, name: string, how: PlaceHow = {}): Attachment<Element> {
  return (element) => {
    const target = element as SVGElement | HTMLElement;
    target.dataset["place"] = name;
    $effect(() => {
      void table.pointed; // what is pointed at may be written there too
      mark(table, target, name, how);
      addWritten(target);
    });
    const handlers = handlersOf(table, target, name, how);
    for (const [event, handler] of Object.entries(handlers)) target.addEventListener(event, handler as EventListener);
    return () => {
      for (const [event, handler] of Object.entries(handlers)) target.removeEventListener(event, handler as EventListener);
      letGo(table, target);
    };
  };
}

/** Shows what a place is: something to choose, something picked, something that is pointed at elsewhere. */
function mark(table: Table, target: SVGElement | HTMLElement, name: string, how: PlaceHow): void {
  const { options, begins } = offered(table, name);
  const able = options.length > 0 || begins.length > 0;
  target.classList.toggle("can", able);
  target.classList.toggle("picked", table.picked === name);
  target.classList.toggle("shown", table.shown.includes(name));
  const fresh = table.freshPlaces.get(name);
  if (fresh === undefined) delete target.dataset["fresh"];
  else target.dataset["fresh"] = String(fresh + 1);
  if (!able && !how.blocked) {
    target.removeAttribute("role");
    target.removeAttribute("tabindex");
    target.removeAttribute("aria-label");
    target.removeAttribute("aria-pressed");
    target.removeAttribute("aria-disabled");
    if (how.label) {
      target.setAttribute("role", "img");
      target.setAttribute("aria-label", how.label);
    }
    return;
  }
  target.setAttribute("role", "button");
  target.setAttribute("tabindex", able ? "0" : "-1");
  if (!able) target.setAttribute("aria-disabled", "true");
  else target.removeAttribute("aria-disabled");
  if (begins.length > 0) target.setAttribute("aria-pressed", String(table.picked === name));
  else target.removeAttribute("aria-pressed");
  target.setAttribute("aria-label", nameOf(table, options, begins, how));
}

/** What is written on a place belongs to its name, so that it can be called by what is seen. */
function addWritten(target: SVGElement | HTMLElement): void {
  const name = target.getAttribute("aria-label");
  if (name === null || target.getAttribute("role") !== "button") return;
  const written = (target.textContent ?? "").replace(/\s+/g, " ").trim();
  if (written && !name.includes(written)) target.setAttribute("aria-label", `${name}; ${written}`);
}

function nameOf(table: Table, options: readonly Option[], begins: readonly Option[], how: PlaceHow): string {
  const parts = how.label ? [how.label] : [];
  const [only] = options;
  if (options.length === 1 && only) parts.push(table.sentence(only));
  else if (options.length > 1 || begins.length > 0) {
    parts.push(table.words.text("place-choices", { count: options.length + begins.length }));
  }
  return parts.join("; ");
}

type Handlers = Record<string, (event: never) => void>;

function handlersOf(table: Table, target: SVGElement | HTMLElement, name: string, how: PlaceHow): Handlers {
  const point = (): void => pointAt(table, target, name, how);
  const leave = (): void => letGo(table, target);
  return {
    pointerenter: (event: PointerEvent) => event.pointerType !== "touch" && point(),
    pointerleave: leave,
    focus: () => target.matches(":focus-visible") && point(),
    blur: leave,
    click: (event: MouseEvent) => {
      if (justDragged) return;
      event.stopPropagation();
      act(table, target, name, how);
    },
    keydown: (event: KeyboardEvent) => keyed(event, table, target, name, how),
    pointerdown: (event: PointerEvent) => startDrag(event, table, target, name),
  };
}

/** Not at once: an element that is taken out of the page loses the focus in the middle of its change. */
function letGo(table: Table, target: Element): void {
  queueMicrotask(() => {
    if (hideLabel(target)) table.pointed = null;
  });
}

function pointAt(table: Table, target: Element, name: string, how: PlaceHow): void {
  const { options, begins } = offered(table, name);
  const [only] = options;
  table.pointed = options.length === 1 && only ? only : null;
  if (options.length === 1 && only) {
    const told = table.told(only);
    showLabel(target, { label: told.label, cost: told.cost, brings: told.brings, final: only.irrevocable });
  } else if (options.length > 1 || begins.length > 0) {
    showLabel(target, { label: nameOf(table, options, begins, {}), cost: "", brings: "", final: false });
  } else if (how.blocked && table.isMyTurn) void tellWhy(table, target, how.blocked);
}

const reasons = new Map<string, string>();

/** Asks the service why a move cannot be made; each question is asked once. */
async function tellWhy(table: Table, target: Element, move: string): Promise<void> {
  if (table.seat === null) return;
  const key = `${table.id} ${table.message.question} ${move}`;
  let reason = reasons.get(key);
  if (reason === undefined) {
    try {
      const path = { id: table.id, seat: table.seat };
      const { clause } = await service.client.get("/api/tables/{id}/seats/{seat}/reason", { path, query: { move } });
      reason = clause === null ? "" : tellRefusal(table.words, clause);
    } catch {
      reason = "";
    }
    reasons.set(key, reason);
  }
  if (reason && target.matches(":hover, :focus")) showLabel(target, { label: reason, cost: "", brings: "", final: false, blocked: true });
}

/** Chooses, picks, lets go or shows a menu: whatever a click at a place means now. */
function act(table: Table, target: Element, name: string, how: PlaceHow): void {
  const { options, begins } = offered(table, name);
  const [only] = options;
  hideLabel(target);
  if (table.picked === name) table.picked = null;
  else if (options.length === 1 && begins.length === 0 && only) void table.choose(only);
  else if (options.length > 0) openMenu(table, target, [...options, ...begins]);
  else if (begins.length === 1 && begins[0]) void table.choose(begins[0]);
  else if (begins.length > 0) table.picked = name;
  else if (how.blocked) void tellWhy(table, target, how.blocked);
}

function keyed(event: KeyboardEvent, table: Table, target: SVGElement | HTMLElement, name: string, how: PlaceHow): void {
  const { options, begins } = offered(table, name);
  if (event.key === "Enter" || event.key === " ") {
    if (options.length + begins.length === 0 && (!how.blocked || table.canConfirm)) return; // then Enter confirms
    event.preventDefault();
    event.stopPropagation();
    act(table, target, name, how);
  } else if (event.key === "Escape" && table.picked !== null) {
    event.stopPropagation();
    table.picked = null;
  } else if (event.key.startsWith("Arrow")) {
    const next = neighbour(target, event.key);
    if (next !== null) {
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    }
  }
}

/** The nearest target in the direction of an arrow key, by where it is on the screen. */
function neighbour(target: Element, key: string): SVGElement | HTMLElement | null {
  const here = middle(target);
  let best: { element: SVGElement | HTMLElement; far: number } | null = null;
  for (const element of document.querySelectorAll<SVGElement | HTMLElement>(".can[data-place]")) {
    if (element === target) continue;
    const there = middle(element);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const [along, across] = key === "ArrowRight" ? [dx, dy] : key === "ArrowLeft" ? [-dx, dy] : key === "ArrowDown" ? [dy, dx] : [-dy, dx];
    if (along < 2) continue;
    const far = along + 2.5 * Math.abs(across);
    if (best === null || far < best.far) best = { element, far };
  }
  return best?.element ?? null;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// ------------------------------------------------------------------ dragging

let justDragged = false;

/** A move that begins at a place can be dragged to where it ends. */
function startDrag(event: PointerEvent, table: Table, target: SVGElement | HTMLElement, name: string): void {
  const { begins } = offered(table, name);
  if (begins.length === 0 || event.button !== 0) return;
  const [startX, startY] = [event.clientX, event.clientY];
  let ghost: HTMLElement | null = null;
  if (event.pointerType === "touch") target.style.touchAction = "none";

  const move = (moved: PointerEvent): void => {
    const far = Math.hypot(moved.clientX - startX, moved.clientY - startY);
    if (ghost === null && far < DRAG_PIXELS) return;
    if (ghost === null) {
      ghost = ghostOf(target);
      table.picked = name;
      hideLabel(target);
    }
    ghost.style.transform = `translate(${moved.clientX - startX}px, ${moved.clientY - startY}px)`;
    moved.preventDefault();
  };
  const end = (ended: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (ghost === null) return;
    ghost.remove();
    justDragged = true;
    setTimeout(() => (justDragged = false));
    if (ended.type === "pointerup") drop(table, name, ended);
    else table.picked = null;
  };
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function drop(table: Table, from: string, event: PointerEvent): void {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  for (const element of under) {
    const target = element.closest<SVGElement | HTMLElement>("[data-place]");
    const name = target?.dataset["place"];
    if (target === null || name === undefined || name === from) continue;
    const options = offered(table, name).options.filter((option) => table.module.ends(option, table.view).from === from);
    const [only] = options;
    if (options.length === 1 && only) return void table.choose(only);
    if (options.length > 1) return openMenu(table, target, options);
  }
  table.picked = null;
}

/** A picture of an element that follows the pointer. */
function ghostOf(target: Element): HTMLElement {
  const box = target.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "drag-ghost";
  ghost.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
  const copy = target.cloneNode(true) as Element;
  if (target instanceof SVGGraphicsElement && !(target instanceof SVGSVGElement)) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const bounds = target.getBBox();
    svg.setAttribute("viewBox", `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`);
    copy.removeAttribute("transform");
    svg.append(copy);
    ghost.append(svg);
  } else ghost.append(copy);
  for (const inner of ghost.querySelectorAll("[data-place],[data-piece]")) {
    inner.removeAttribute("data-place");
    inner.removeAttribute("data-piece");
  }
  document.body.append(ghost);
  return ghost;
}
