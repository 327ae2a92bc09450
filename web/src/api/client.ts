/**
 * The service over HTTP: each route by its path in docs/openapi.json, with the types of what it takes and answers.
 *
 *     const table = await client.get("/api/tables/{id}", { path: { id }, query: { seat: 0 } });
 *     await client.post("/api/tables/{id}/join", { path: { id }, body: {} });
 *
 * What is refused is thrown as a Refusal, with the service's sentence; what was given up, as the browser's AbortError.
 */

import type { components, paths } from "./schema";

export type Schemas = components["schemas"];
export type Problem = Schemas["Problem"];

type Method = "get" | "post" | "put" | "patch" | "delete";
type Route<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;
/** The paths that can be asked with a method. */
type PathsOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Part<T, K extends string> = T extends { parameters: { [key in K]: infer Found } }
  ? [Found] extends [never]
    ? unknown
    : { [key in K]: Found }
  : T extends { parameters: { [key in K]?: infer Found } }
    ? [NonNullable<Found>] extends [never]
      ? unknown
      : { [key in K]?: NonNullable<Found> }
    : unknown;
type Body<T> = T extends { requestBody: { content: { "application/json": infer Found } } } ? { body: Found } : unknown;
/** What a route takes, and a signal with which one gives it up. */
type Sent<T> = Part<T, "path"> & Part<T, "query"> & Body<T> & { signal?: AbortSignal };
/** Nothing need be given where nothing must be. */
type Given<T> = Record<never, never> extends Sent<T> ? [sent?: Sent<T>] : [sent: Sent<T>];
type Content<T> = T extends { content: { [media: string]: infer Found } } ? Found : never;
type Answer<T> = T extends { responses: infer Answers }
  ? { [Status in keyof Answers]: Status extends 200 | 201 ? Content<Answers[Status]> : never }[keyof Answers]
  : never;

type Ask<M extends Method> = <P extends PathsOf<M>>(path: P, ...sent: Given<Route<P, M>>) => Promise<Answer<Route<P, M>>>;

/** A refusal: `error` is a word for programs, the message a sentence for people. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly error: string;
  readonly status: number;
  /** What is wrong with which field of a form. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which to try again, where the service said so. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null = null) {
    super(problem.detail);
    this.error = problem.error;
    this.status = problem.status;
    this.fields = (problem.extra["fields"] as Record<string, string> | undefined) ?? {};
    this.retryAfter = retryAfter;
  }
}

const TOKEN_COOKIE = "fairlead_csrf";
const TOKEN_HEADER = "x-csrf-token";

interface AnySent {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

export interface ClientOptions {
  /** Where the service is; by default where the page came from. */
  address?: string;
  fetch?: typeof fetch;
  /** The cookies of the page, as `document.cookie` gives them. */
  cookies?: () => string;
}

export class Client {
  readonly get = this.asking("get");
  readonly post = this.asking("post");
  readonly put = this.asking("put");
  readonly patch = this.asking("patch");
  readonly delete = this.asking("delete");

  private readonly address: string;
  private readonly fetch: typeof fetch;
  private readonly cookies: () => string;

  constructor(options: ClientOptions = {}) {
    this.address = options.address ?? "";
    this.fetch = options.fetch ?? ((...asked) => fetch(...asked));
    this.cookies = options.cookies ?? (() => document.cookie);
  }

  private asking<M extends Method>(method: M): Ask<M> {
    const ask = (path: string, sent: AnySent = {}): Promise<unknown> => this.ask(method, path, sent);
    return ask as Ask<M>;
  }

  private async ask(method: Method, path: string, sent: AnySent): Promise<unknown> {
    const headers: Record<string, string> = {};
    if (method !== "get") headers[TOKEN_HEADER] = await this.token(sent.signal);
    if (sent.body !== undefined) headers["content-type"] = "application/json";
    const answer = await this.fetch(this.address + filled(path, sent), {
      method: method.toUpperCase(),
      headers,
      credentials: "same-origin",
      body: sent.body === undefined ? null : JSON.stringify(sent.body),
      signal: sent.signal ?? null,
    });
    if (!answer.ok) throw await refusalOf(answer);
    return isJson(answer) ? answer.json() : answer.text();
  }

  /** The token that changing requests repeat. Any GET sets its cookie, so one is made where there is none yet. */
  private async token(signal: AbortSignal | undefined): Promise<string> {
    const known = cookie(this.cookies(), TOKEN_COOKIE);
    if (known !== null) return known;
    await this.get("/api/me", signal === undefined ? {} : { signal });
    return cookie(this.cookies(), TOKEN_COOKIE) ?? "";
  }
}

/** A path with its parameters and its query. */
function filled(path: string, sent: AnySent): string {
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(sent.path?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${named}?${query}` : named;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const wait = Number(answer.headers.get("retry-after") ?? NaN);
  const problem: unknown = isJson(answer) ? await answer.json().catch(() => null) : null;
  return new Refusal(isProblem(problem) ? problem : unexplained(answer), Number.isFinite(wait) ? wait : null);
}

/** What a proxy in between says is not for people. */
function unexplained(answer: Response): Problem {
  return { error: "failed", detail: `The server answered with ${answer.status}.`, status: answer.status, extra: {} };
}

function isProblem(data: unknown): data is Problem {
  return typeof data === "object" && data !== null && "error" in data && "detail" in data && "extra" in data;
}

function isJson(answer: Response): boolean {
  return (answer.headers.get("content-type") ?? "").includes("json");
}

function cookie(cookies: string, name: string): string | null {
  const found = cookies.split("; ").find((entry) => entry.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}
