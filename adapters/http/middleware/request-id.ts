import type { Context, Middleware } from "koa";
import type { Ids } from "../../../core/ports/system.ts";

const HEADER = "X-Request-Id";
/** What a proxy may have made: UUIDs, hexadecimal, base64url and the like. Anything else is no id but a try. */
const SANE = /^[\w.:-]{8,64}$/;

/** The id of a request in the log, in the answer's header and, if it failed, in the answer. */
export function requestIdOf(ctx: Context): string {
  const id: unknown = ctx.state["requestId"];
  if (typeof id !== "string") throw new Error("the request has no id");
  return id;
}

/**
 * Gives each request its id: the one that a proxy in front has given it, else a new one.
 * @param trustProxy whether somebody stands in front who may be believed (TRUST_PROXY)
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
