/**
 * Where WebSockets do not get through: asks again and again for what is new about a table, and sends commands as requests.
 *
 * The answers are the same messages that the socket would have brought.
 */

import type { Client } from "./client";
import type { Command, Done, Seat, TableMessage } from "./socket";

const PAUSE_MS = 2000;

export class Polling {
  private readonly running = new Map<string, AbortController>();

  constructor(
    private readonly client: Client,
    private readonly heard: (message: TableMessage) => void,
  ) {}

  /** Asks about a table until it is stopped; `known` is what the page has. */
  start(table: string, seat: Seat, known: TableMessage | undefined): void {
    const name = `${table} ${seat ?? "-"}`;
    if (this.running.has(name)) return;
    const given = new AbortController();
    this.running.set(name, given);
    void this.ask(table, seat, known, given.signal);
  }

  stop(): void {
    for (const given of this.running.values()) given.abort();
    this.running.clear();
  }

  /** A command, as a request; its answer is the new view of the table. */
  async command(command: Omit<Command, "type" | "client">): Promise<Done> {
    const { table, seat, ...form } = command;
    const client = crypto.getRandomValues(new Uint32Array(4)).join("-");
    const path = { id: table, seat };
    const message = await this.client.post("/api/tables/{id}/seats/{seat}/commands", { path, body: { ...form, client } });
    this.heard(message);
    return { type: "done", client, version: message.version, revision: message.revision };
  }

  private async ask(table: string, seat: Seat, known: TableMessage | undefined, signal: AbortSignal): Promise<void> {
    let { version, revision } = known ?? { version: 0, revision: 0 };
    while (!signal.aborted) {
      try {
        const query = { version, revision, ...(seat === null ? {} : { seat }) };
        const message = await this.client.get("/api/tables/{id}/wait", { path: { id: table }, query, signal });
        if (message === null) continue;
        ({ version, revision } = message);
        this.heard(message);
      } catch {
        if (!signal.aborted) await new Promise((ready) => setTimeout(ready, PAUSE_MS));
      }
    }
  }
}
