import type { Context } from "koa";
import { DomainError } from "../../../core/errors.ts";

const nobody = () => new DomainError("unavailable", "Nobody waits for this any more");

/**
 * Runs work for a request; its signal aborts if the client disconnects before the work is done.
 * @throws DomainError `unavailable` if the client has already disconnected
 */
export async function abortOnDisconnect<T>(
  ctx: Context,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // a client that has already disconnected emits no further event
  if (ctx.req.socket.destroyed) throw nobody();
  const gone = new AbortController();
  const leave = () => gone.abort(nobody());
  ctx.res.once("close", leave);
  try {
    return await work(gone.signal);
  } finally {
    // Node warns of a leak above ten listeners, and a streamed response has seven from Node and Koa
    ctx.res.off("close", leave);
  }
}
