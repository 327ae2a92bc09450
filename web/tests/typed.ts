/** What the typed client must accept and must not: checked by `npm run typecheck`, never run. */

import { Client, type Problem, type Schemas } from "../src/api/client";
import { TableSocket, type Heard, type Said } from "../src/api/socket";

export async function accepted(client: Client, socket: TableSocket): Promise<void> {
  const me: Schemas["Me"] = await client.get("/api/me");
  const id: string | null = me.id;
  const seen: Schemas["Message"] = await client.get("/api/tables/{id}", { path: { id: "x" }, query: { seat: 0 } });
  const status: "open" | "playing" | "over" | "closed" = seen.table.status;
  const news: Schemas["Message"] | null = await client.get("/api/tables/{id}/wait", {
    path: { id: "x" },
    query: { version: 1 },
    signal: new AbortController().signal,
  });
  const record: string = await client.get("/api/tables/{id}/record", { path: { id: "x" } });
  await client.post("/api/guests", { body: { name: "Ann" } });
  await client.post("/api/tables", { body: { game: "discovery", seats: ["me", "level3"] } });
  await client.put("/api/tables/{id}/seats/{seat}", { path: { id: "x", seat: 1 }, body: { bot: null } });
  await client.post("/api/logout");
  await socket.command({ table: "x", seat: 0, do: "play", question: "q", move: 1, confirm: true });
  void [id, status, news, record, seen.decision?.options[0]?.irrevocable];
}

export async function refused(client: Client, socket: TableSocket): Promise<void> {
  // @ts-expect-error no such path
  await client.get("/api/nothing");
  // @ts-expect-error not with this method
  await client.post("/api/me");
  // @ts-expect-error the path needs an id
  await client.get("/api/tables/{id}");
  // @ts-expect-error a body is missing
  await client.post("/api/guests");
  // @ts-expect-error no such field
  await client.post("/api/guests", { body: { name: "Ann", age: 7 } });
  // @ts-expect-error a version is needed
  await client.get("/api/tables/{id}/wait", { path: { id: "x" }, query: {} });
  // @ts-expect-error no such bot
  await client.put("/api/tables/{id}/seats/{seat}", { path: { id: "x", seat: 1 }, body: { bot: "level9" } });
  // @ts-expect-error no such command
  await socket.command({ table: "x", seat: 0, do: "fly", question: "q" });
  // @ts-expect-error only what a table tells
  (await client.get("/api/tables/{id}", { path: { id: "x" } })).seed;
}

/** Every message is told apart by its type. */
export function kinds(heard: Heard, said: Said, problem: Problem): string {
  if (heard.type === "table") return heard.table.id;
  if (heard.type === "refused") return heard.detail;
  if (said.type === "watch") return said.table;
  return problem.detail;
}
