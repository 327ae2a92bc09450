/**
 * Pieces travel: what has a name (`data-piece`) and is found elsewhere after a change moves there from where it was.
 *
 * Only transforms and opacity are animated, and only over what is already true: the newest view is in the page before
 * anything moves, so a motion that is cut off changes nothing.
 */

import { pace } from "../settings.svelte";

type Boxes = Map<string, DOMRect>;

const SHORTEST_MS = 200;
const LONGEST_MS = 500;
const MOST_PIECES = 60; // more at once is a new position, not a motion

/** Where all pieces are now. Call it before a change. */
export function measure(): Boxes {
  const boxes: Boxes = new Map();
  if (pace() === 0 || document.hidden) return boxes;
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const name = element.dataset["piece"];
    const box = element.getBoundingClientRect();
    if (name && box.width + box.height > 0) boxes.set(name, box);
  }
  return boxes;
}

/** Lets the pieces travel from where they were. Call it after the change is in the page. */
export function travel(before: Boxes): void {
  const speed = pace();
  if (speed === 0 || before.size === 0 || document.hidden) return;
  const moved: [HTMLElement | SVGElement, DOMRect, DOMRect][] = [];
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const old = before.get(element.dataset["piece"] ?? "");
    if (old === undefined) continue;
    const box = element.getBoundingClientRect();
    if (Math.abs(box.x - old.x) + Math.abs(box.y - old.y) > 3 && box.width > 0) moved.push([element, old, box]);
  }
  if (moved.length > MOST_PIECES) return;
  for (const [element, old, box] of moved) fly(element, old, box, speed);
}

function fly(element: HTMLElement | SVGElement, old: DOMRect, box: DOMRect, speed: number): void {
  const far = Math.hypot(box.x - old.x, box.y - old.y);
  const scale = unitsOf(element);
  const [dx, dy] = [(old.x - box.x) / scale, (old.y - box.y) / scale];
  const duration = speed * Math.min(LONGEST_MS, SHORTEST_MS + far / 2);
  element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration, easing: "ease-out" });
}

/** Pixels of the screen for one unit of the drawing, or of a part that is shown larger by CSS. */
function unitsOf(element: HTMLElement | SVGElement): number {
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) return element.getScreenCTM()?.a || 1;
  return (element as Element & { currentCSSZoom?: number }).currentCSSZoom || 1;
}
