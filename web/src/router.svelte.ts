/** Addresses: which page is shown, and what it is shown about. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; seat: number | null; moment: number | null; key: string }
  | { page: "join"; id: string; key: string }
  | { page: "seat"; token: string }
  | { page: "learn"; game: string; section: string }
  | { page: "account" | "settings" | "import" | "about" }
  | { page: "lost" };

function seatOf(text: string | null): number | null {
  return text !== null && /^[0-3]$/.test(text) ? Number(text) : null;
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** What an address stands for. */
export function read(address: string): Route {
  const url = new URL(address, "http://fairlead.invalid");
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean).map(decode);
  const key = url.searchParams.get("key") ?? "";
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "new", game: second };
    case "table":
      return second
        ? { page: "table", id: second, seat: seatOf(url.searchParams.get("seat")), moment: numberOf(url.searchParams.get("move")), key }
        : { page: "lost" };
    case "join":
      return second ? { page: "join", id: second, key } : { page: "lost" };
    case "seat": // the token stands after #, which browsers never send to a service or put into its logs
      return { page: "seat", token: second || url.hash.slice(1) };
    case "learn":
      return { page: "learn", game: second, section: url.hash.slice(1) };
    case "account":
    case "settings":
    case "import":
    case "about":
      return { page: first };
    default:
      return { page: "lost" };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>({ page: "home" });

  constructor() {
    if (typeof location === "undefined") return;
    this.route = read(location.href);
    addEventListener("popstate", () => (this.route = read(location.href)));
  }

  /** Shows another page. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = read(location.href);
    if (!replace) scrollTo(0, 0);
  }
}

export const router = new Router();
export const go = (path: string, how?: { replace?: boolean }): void => router.go(path, how);

/** Lets links of our own change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const same = link.pathname === location.pathname && link.search === location.search;
  if (same && link.hash) {
    location.hash = link.hash;
    return;
  }
  go(link.pathname + link.search + link.hash);
}
