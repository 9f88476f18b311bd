import type { Choices } from "../bench/scan/random.ts";
import type { Route } from "../support/every-route.ts";
import { BODIES } from "./bodies.ts";
import { anyPart, anyValue, TEXTS } from "./nasty.ts";

/** Who calls. */
const CALLERS = ["nobody", "customer", "admin", "key"] as const;
export type Caller = (typeof CALLERS)[number];

/** What a route takes, as the API's document says it; empty where no document does. */
export interface Known {
  query: readonly string[];
  example: Readonly<Record<string, unknown>>;
}

export interface FuzzRequest {
  method: string;
  /** With its query, as it goes over the wire. */
  path: string;
  caller: Caller;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "PROPFIND", "TRACE"];
/** Names that queries of the product have. */
const QUERY = [
  "sort",
  "order",
  "range",
  "filter",
  "q",
  "page",
  "period",
  "from",
  "until",
  "timezone",
  "lang",
  "token",
  "token_hash",
  "type",
  "code",
  "state",
  "error",
  "grant_type",
  "redirect_to",
  "provider",
  "page_url",
  "placement",
  "format",
  "safe",
  "scopes",
  "id",
  "per_page",
  "__proto__",
];
const GRANTS = ["password", "refresh_token", "pkce", "id_token", "", "\u0000"];
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "application/octet-stream",
  "image/png",
  "text/csv",
  "application/x-ndjson",
  "x",
  "",
];
const HEADERS: readonly (readonly [string, string | string[]])[] = [
  ["Accept", "image/png"],
  ["Accept", "application/json"],
  ["Accept", "text/html"],
  ["Accept", "*/*;q=x, ,,;"],
  ["Accept-Language", "xx-\u00ff,;q=9"],
  ["Accept-Encoding", "br;q=0, *;q=0"],
  ["Range", "bytes=9-1"],
  ["If-None-Match", '"'],
  ["If-Modified-Since", "never"],
  ["Origin", "null"],
  ["Origin", "http://evil.example"],
  ["Cookie", "quietzone_refresh=%E0%A4%A; a=b; =; ;"],
  ["X-Forwarded-For", "\u00ff, 1.2.3"],
  ["X-Request-Id", "x".repeat(3000)],
  ["X-Supabase-Api-Version", "2024-01-01"],
  ["User-Agent", "\u00ff".repeat(2000)],
  ["DNT", ["1", "1"]],
  ["Content-Encoding", "gzip"],
  ["Content-Encoding", "wat"],
  ["Expect", "200-ok"],
];

const JSON_TEXTS = [
  "",
  "{",
  "nul",
  '{"a":1,}',
  "[1,2",
  '"\\ud800"',
  "\u0000",
  "{}{}",
  '{"__proto__":{"role":"admin"}}',
  "1e999999",
  "[".repeat(20_000),
  `${"[".repeat(4000)}${"]".repeat(4000)}`,
  '{"a":'.repeat(4000) + "1" + "}".repeat(4000),
];
const FORM = (value: string) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="${value.slice(0, 200)}"\r\nContent-Type: image/png\r\n\r\n\u0089PNG\r\n\r\n--x--\r\n`;

/** A body of this route with one or two of its fields made something else. */
function changed(choices: Choices, from: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const body = { ...from };
  for (let times = choices.whole(0, 2); times > 0; times -= 1) {
    const names = Object.keys(body);
    const name = choices.chance(0.85) && names.length > 0 ? choices.pick(names) : choices.pick(QUERY);
    if (choices.chance(0.15)) Reflect.deleteProperty(body, name);
    else body[name] = anyValue(choices);
  }
  return body;
}

function bodyOf(choices: Choices, example: Readonly<Record<string, unknown>>): Buffer {
  const { chance, pick } = choices;
  if (chance(0.7)) return Buffer.from(JSON.stringify(changed(choices, example)));
  if (chance(0.3)) return Buffer.from(pick(JSON_TEXTS));
  if (chance(0.3)) return Buffer.from(FORM(pick(TEXTS)), "latin1");
  if (chance(0.2)) return Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x22]);
  if (chance(0.1)) return Buffer.alloc(200_000, "a");
  return Buffer.from(JSON.stringify(anyValue(choices)) ?? "");
}

function queryOf(choices: Choices, { query, example }: Known): string {
  const { chance, pick, whole } = choices;
  const parts: string[] = [];
  const add = (name: string, value: unknown) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const raw = Buffer.from(text.slice(0, 4000)).toString();
    parts.push(
      `${encodeURIComponent(name)}=${chance(0.05) ? pick(["%", "%zz", "%ff"]) : encodeURIComponent(raw)}`,
    );
  };
  if (query.length > 0) {
    for (const [name, value] of Object.entries(changed(choices, example))) add(name, value);
    if (chance(0.3)) add(pick(query), anyValue(choices));
  } else {
    for (let times = whole(0, 3); times > 0; times -= 1) add(pick(QUERY), anyValue(choices));
  }
  const [first] = parts;
  // the same once more
  if (first !== undefined && chance(0.15)) parts.push(first);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** One call of a route, or of something like it: the same for the same choices. */
export function makeRequest(choices: Choices, route: Route, known: Known | null): FuzzRequest {
  const { chance, pick } = choices;
  const method = chance(0.07) ? pick(METHODS) : route.method;
  const name = `${route.method} ${route.path}`;
  const path = route.path
    .replaceAll(/:file\b/g, () => (chance(0.8) ? pick(["png", "svg", "pdf", "json"]) : anyPart(choices)))
    .replaceAll(/\{?[:*]\w+\}?/g, () => anyPart(choices))
    .replaceAll(/[{}]/g, "");
  const takesBody = route.method !== "GET" || chance(0.05);
  const takesQuery = route.method === "GET" || chance(0.2);
  const example = BODIES[name] ?? known?.example ?? {};
  const grant = path === "/auth/v1/token" ? `?grant_type=${encodeURIComponent(pick(GRANTS))}` : "";
  const body = takesBody && chance(0.95) ? bodyOf(choices, example) : null;
  const headers: FuzzRequest["headers"] = {};
  if (body) headers["Content-Type"] = chance(0.88) ? "application/json" : pick(TYPES);
  for (const [header, value] of HEADERS) if (chance(0.03)) headers[header] = value;
  const guard = /^\/api\/(v1|me|admin)\b/.exec(path)?.[1];
  const owner = guard === "v1" ? "key" : guard === "me" ? "customer" : guard === "admin" ? "admin" : null;
  return {
    method,
    path: path + (grant || (takesQuery ? queryOf(choices, known ?? { query: [], example: {} }) : "")),
    caller: owner !== null && chance(0.85) ? owner : pick(CALLERS),
    headers,
    body,
  };
}
