import type { Context, Middleware } from "koa";
import type { Ids } from "../../../core/ports/system.ts";

const HEADER = "X-Request-Id";
/** Ids that a proxy may generate: UUIDs, hexadecimal, base64url and the like. Anything else is replaced. */
const SANE = /^[\w.:-]{8,64}$/;

/** The id of a request in the log, in the response header and, if the request failed, in the response. */
export function requestIdOf(ctx: Context): string {
  const id: unknown = ctx.state["requestId"];
  if (typeof id !== "string") throw new Error("the request has no id");
  return id;
}

/**
 * Gives each request an id: the one from the proxy, or a new one.
 * @param trustProxy whether there is a trusted proxy (TRUST_PROXY)
 */
export function requestId({ ids, trustProxy }: { ids: Ids; trustProxy: boolean }): Middleware {
  return async function requestIdMiddleware(ctx, next) {
    const given = trustProxy ? ctx.get(HEADER) : "";
    const id = SANE.test(given) ? given : ids.next();
    ctx.state["requestId"] = id;
    ctx.set(HEADER, id);
    await next();
  };
}
