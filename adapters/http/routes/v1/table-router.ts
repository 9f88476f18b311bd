import { Router } from "@koa/router";
import type { Context, Middleware } from "koa";
import { typedFields } from "../../../../core/api/typed-fields.ts";
import { DomainError } from "../../../../core/errors.ts";
import { apiKeyOf, challenge } from "../../middleware/require-api-key.ts";
import { validValue } from "../../valid-body.ts";
import { readBody } from "./read-body.ts";
import type { V1Call, V1Route } from "./route.ts";
import { checkQuery } from "./utf8-only.ts";

/** The table's `/qr.{file}` as the router writes it. */
const pattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

interface Guards {
  /** Before anything else. */
  perAddress: Middleware;
  /** By a key in the header. */
  key: Middleware;
  /** By the signature in the address. */
  signature: Middleware;
}

/** The routes of these tables, each behind its guard and its scope, its query and body checked before its handler sees them. */
export function tableRouter(prefix: string, routes: readonly V1Route[], guards: Guards): Router {
  const router = new Router({ prefix });
  for (const route of routes) {
    const method = route.method === "GET" ? "get" : "post";
    router[method](pattern(route.path), guards.perAddress, guards[route.access ?? "key"], async (ctx) => {
      const call = await checkedCall(ctx, route);
      await route.handle(call as V1Call<never, never>);
    });
  }
  return router;
}

async function checkedCall(
  ctx: Context & { params: Record<string, string> },
  route: V1Route,
): Promise<V1Call> {
  const { params } = ctx;
  for (const [name, choices] of Object.entries(route.params ?? {})) {
    if (!choices.includes(params[name] ?? ""))
      throw new DomainError("not_found", `There is no ${ctx.method} ${ctx.path}`);
  }
  const apiKey = apiKeyOf(ctx);
  if (route.scope !== null && !apiKey.scopes.includes(route.scope)) {
    // a picture's address is signed: a key in a header would not help
    if (route.access !== "signature") challenge(ctx, { error: "insufficient_scope", scope: route.scope });
    throw new DomainError("forbidden", `This API key is not for that: it lacks the scope ${route.scope}`);
  }
  checkQuery(ctx.querystring);
  const query = route.query && validValue(typedFields(ctx.query, route.query), route.query, "query");
  return { ctx, apiKey, params, query, body: await readBody(ctx, route) };
}
