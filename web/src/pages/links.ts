/** Links that people send each other, and where they lead. */

const TABLE_ID = /^[0-9a-f]{24}$/i;

/** The address of an invitation to a table; a private one needs its key. */
export function invitationLink(origin: string, table: string, key: string | null): string {
  return `${origin}/join/${table}${key === null ? "" : `?key=${encodeURIComponent(key)}`}`;
}

/** The address with which another device plays a seat. Its token stands after #, which no browser sends or logs. */
export function seatLink(origin: string, token: string): string {
  return `${origin}/seat#${token}`;
}

/** Where a pasted link, or the mere id of a table, leads on this site; null if it says nothing to us. */
export function pathOf(pasted: string): string | null {
  const text = pasted.trim();
  if (TABLE_ID.test(text)) return `/join/${text}`;
  const seat = /\/seat[/#]([\w-]+)/.exec(text);
  if (seat !== null) return `/seat#${seat[1]}`;
  // Whoever got the address of a table from another player's browser wants to sit down, too.
  const table = /\/(?:join|table)\/([\w-]+)(?:\?([^#\s]*))?/.exec(text);
  if (table === null) return null;
  const key = new URLSearchParams(table[2]).get("key");
  return invitationLink("", table[1] ?? "", key);
}
