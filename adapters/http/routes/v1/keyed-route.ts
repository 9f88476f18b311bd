import type { Middleware } from "koa";
import { typedFields } from "../../../../core/api/typed-fields.ts";
import { DomainError } from "../../../../core/errors.ts";
import { apiKeyOf } from "../../middleware/require-api-key.ts";
import { type AnyRoute, route, type RouteContext } from "../../routing/route.ts";
import { validValue } from "../../body/valid-body.ts";
import { lacksScope } from "./lacks-scope.ts";
import { readBody } from "./read-body.ts";
import { V1, type V1Call, type V1Route } from "./route.ts";
import { checkQuery } from "./utf8-only.ts";

/** The table's `/qr.{file}` in the router's syntax. */
const pattern = (path: string): `/${string}` => `${V1}${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

/**
 * A row of the public API as a server route: its scope, query and body are checked before its handler runs.
 */
export const keyedRoute = (row: V1Route, limit: readonly Middleware[]): AnyRoute =>
  route({
    method: row.method,
    path: pattern(row.path),
    guard: row.access === "signature" ? "image-signature" : "api-key",
    // an image's guard sets its own header
    ...(row.access === "signature" ? {} : { cors: "any-origin" as const }),
    limit,
    body: { read: (ctx) => checkedCall(ctx as RouteContext, row) },
    handle: (_ctx, call) => row.handle(call as V1Call<never, never>),
  });

async function checkedCall(ctx: RouteContext, row: V1Route): Promise<V1Call> {
  const { params } = ctx;
  for (const [name, choices] of Object.entries(row.params ?? {})) {
    if (!choices.includes(params[name] ?? ""))
      throw new DomainError("not_found", `There is no ${ctx.method} ${ctx.path}`);
  }
  const apiKey = apiKeyOf(ctx);
  if (row.scope !== null && !apiKey.scopes.includes(row.scope)) {
    if (row.access !== "signature") throw lacksScope(ctx, row.scope);
    // the address of an image is signed, so a key in a header would not help
    throw new DomainError("forbidden", `This API key lacks the scope ${row.scope}`);
  }
  checkQuery(ctx.querystring);
  const query = row.query && validValue(typedFields(ctx.query, row.query), row.query, "query");
  return { ctx, apiKey, params, query, body: await readBody(ctx, row) };
}
