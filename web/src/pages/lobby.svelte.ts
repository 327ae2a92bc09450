/** The tables that can be seen from outside: one's own and the public ones, asked for again while somebody looks. */

import { service, type Lobby } from "../service.svelte";

const EVERY_MS = 8000;

class Tables {
  lobby = $state.raw<Lobby>({ public: [], mine: [] });
  /** Whether the lists have come at all. */
  known = $state(false);
  away = $state(false);

  async look(): Promise<void> {
    try {
      this.lobby = await service.client.get("/api/tables");
      this.known = true;
      this.away = false;
    } catch {
      this.away = true; // the next look may find it
    }
  }

  /** Looks now and then, and whenever the page is seen again, until the function that is returned is called. */
  follow(): () => void {
    const look = (): void => void (document.visibilityState === "visible" && this.look());
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const tables = new Tables();
