/** Who plays: a guest is made when somebody plays at once, with a name that can be changed later. */

import { go } from "../router.svelte";
import { service, type Me } from "../service.svelte";
import { t } from "../words/words.svelte";
import type { TableForm } from "./plan.svelte";

/** A friendly name for somebody who has not said theirs: a sea bird. */
export function friendlyName(chance: () => number = Math.random): string {
  const birds = t("page-guest-names").split(",");
  return (birds[Math.floor(chance() * birds.length)] ?? "").trim();
}

/** Makes sure that nobody is taken for a stranger only because the service has not answered yet who they are. */
export async function knowMe(): Promise<Me> {
  if (service.me.id === null) {
    const me = await service.client.get("/api/me");
    if (me.id !== null) service.become(me);
  }
  return service.me;
}

/** The person there is, or a new guest. */
export async function somebody(name: string = friendlyName()): Promise<Me> {
  await knowMe();
  return service.somebody(name);
}

/** Another name; a stranger becomes a guest of this name. */
export async function callMe(name: string): Promise<void> {
  if ((await knowMe()).id === null) await service.somebody(name);
  else service.become(await service.client.patch("/api/me", { body: { name } }));
}

/** Opens a table and goes there. */
export async function openTable(form: TableForm): Promise<void> {
  await somebody();
  const made = await service.client.post("/api/tables", { body: form });
  go(`/table/${made.table.id}`);
}
