import { choicesFrom } from "../bench/scan/random.ts";
import { commandLine } from "../../core/audit/actor.ts";
import { newAdmin } from "../support/admin-provider.ts";
import { call, signUp } from "../support/call.ts";
import { everyRoute, type Route } from "../support/every-route.ts";
import type { TestServer } from "../support/server.ts";
import { makeRequest, type Caller, type FuzzRequest, type Known } from "./make-request.ts";
import { send, type FuzzAnswer } from "./send.ts";

export interface FuzzReport {
  requests: number;
  routes: number;
  /** How often each status came, by who called. */
  statuses: Map<number, number>;
  /** What must not be, with the number of the request that shows it again. */
  faults: string[];
}

/** After so many requests accounts and settings are as at the beginning: some of them end sessions or switch things off. */
const RENEW_EVERY = 150;
const AT_ONCE = 4;

interface Parameter {
  name: string;
  in: string;
  example?: unknown;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: {
    content: Record<string, { example?: Record<string, unknown>; schema?: { properties?: object } }>;
  };
}

/** What the API's document says of its routes, by method and path as the router writes it. */
async function knownRoutes(url: string): Promise<Map<string, Known>> {
  const { body } = await call(`${url}/api/openapi.json`);
  const known = new Map<string, Known>();
  for (const [path, methods] of Object.entries(body["paths"] as Record<string, Record<string, Operation>>)) {
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      const query = parameters.filter(({ in: place }) => place === "query");
      const json = requestBody?.content["application/json"];
      const fields = Object.fromEntries(
        Object.keys(json?.schema?.properties ?? {}).map((name) => [name, "1"]),
      );
      const examples = query.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]]));
      known.set(`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`, {
        query: query.map(({ name }) => name),
        example: json ? (json.example ?? fields) : (Object.fromEntries(examples) as Record<string, unknown>),
      });
    }
  }
  return known;
}

async function newTokens(server: TestServer): Promise<Record<Caller, string | null>> {
  await server.services.settingsAdministration.save(commandLine, {
    enable_api: true,
    enable_2fa: false,
    enable_registration: true,
    require_email_verification: false,
    site_url: "",
    smtp_host: "",
    password_min_length: 6,
    max_login_attempts: 20,
  });
  const scopes = ["generate" as const, "batch" as const, "decode" as const];
  const customer = await signUp(server.url);
  const { key } = await server.services.apiKeys.create(commandLine, { name: "Fuzz", scopes }, customer.id);
  return { nobody: null, customer: customer.token, admin: (await newAdmin(server)).token, key };
}

/** What is wrong with an answer, or null. */
function faultOf({ method, path }: FuzzRequest, { status, type, text }: FuzzAnswer): string | null {
  if (status >= 500 && status !== 503) return `${status} ${text.slice(0, 200)}`;
  // what Node's own parser refuses never reaches us; HEAD has no body
  if (status < 400 || method === "HEAD" || type === "" || !/^\/(api|auth)\//.test(path)) return null;
  if (!type.startsWith("application/json")) return `${status} as ${type}`;
  const { code, message, msg, error_code: errorCode } = JSON.parse(text) as Record<string, unknown>;
  const isShaped = typeof (errorCode ?? code) === "string" && typeof (message ?? msg) === "string";
  return isShaped ? null : `${status} not in the shape of errors: ${text.slice(0, 200)}`;
}

/**
 * Calls every route in every way but the right one.
 * @param only the numbers of the requests to be sent; absent: all
 */
export async function fuzz(
  server: TestServer,
  { seed, requests, only }: { seed: number; requests: number; only?: readonly number[] },
): Promise<FuzzReport> {
  const known = await knownRoutes(server.url);
  const routes: Route[] = [...everyRoute(server), { method: "GET", path: "/:page" }];
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const onRejection = (reason: unknown) => faults.push(`unhandled rejection: ${String(reason)}`);
  process.on("unhandledRejection", onRejection);
  let tokens = await newTokens(server);

  const one = async (number: number): Promise<void> => {
    // each by itself, so that one can be sent alone; the routes in turn, so that a short run has them all
    const choices = choicesFrom(seed * 1_000_003 + number);
    const route = routes[number % routes.length]!;
    const made = makeRequest(choices, route, known.get(`${route.method} ${route.path}`) ?? null);
    const tell = (fault: string) =>
      faults.push(
        `request ${number}: ${made.caller} ${made.method} ${made.path.slice(0, 300)} ${made.body?.toString().slice(0, 300) ?? ""} -> ${fault}`,
      );
    try {
      const answer = await send(server.url, made, tokens[made.caller]);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = faultOf(made, answer);
      if (fault !== null) tell(fault);
    } catch (error) {
      tell(String(error));
    }
  };

  const numbers = only ?? Array.from({ length: requests }, (_, number) => number);
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    if (from > 0 && Math.floor(from / RENEW_EVERY) !== Math.floor((from - AT_ONCE) / RENEW_EVERY)) {
      tokens = await newTokens(server);
    }
    await Promise.all(numbers.slice(from, from + AT_ONCE).map(one));
  }
  const { status } = await call(`${server.url}/healthz`);
  if (status !== 200) faults.push(`the server is not well afterward: ${status}`);
  process.off("unhandledRejection", onRejection);
  return { requests: numbers.length, routes: routes.length, statuses, faults };
}
