/** Whether a game can be played already, from the list of games and the news since. */

import { service } from "../service.svelte";
import type { GameTold } from "./catalogue";

export function gameNamed(name: string): GameTold | undefined {
  return service.games.find((game) => game.name === name);
}

/** From 0 to 1: how far a game is, or null when it is ready. A game that nobody has told of yet is not. */
export function partReady(name: string): number | null {
  const news = service.warming[name];
  const told = news ?? gameNamed(name);
  if (told === undefined) return 0;
  return told.ready ? null : told.part;
}

/** Strangers have no socket that tells of progress: they ask now and then, until all is ready. */
export function followReadiness(): () => void {
  const timer = setInterval(() => {
    if (service.games.every((game) => partReady(game.name) === null)) return;
    if (service.connection !== "open") void service.reloadGames().catch(() => undefined); // the next time, then
  }, 2000);
  return () => clearInterval(timer);
}
