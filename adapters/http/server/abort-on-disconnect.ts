import type { Context } from "koa";
import { DomainError } from "../../../core/errors.ts";

const nobody = () => new DomainError("unavailable", "Nobody waits for this any more");

/**
 * Runs work for a request; its signal aborts when the client disconnects before the work is done.
 * @throws DomainError `unavailable` where the client has disconnected already
 */
export async function abortOnDisconnect<T>(
  ctx: Context,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // a client that disconnected before emits no event any more
  if (ctx.req.socket.destroyed) throw nobody();
  const gone = new AbortController();
  const leave = () => gone.abort(nobody());
  ctx.res.once("close", leave);
  try {
    return await work(gone.signal);
  } finally {
    // Node warns of a leak where an answer has more than ten, and one that streams has seven of Node's and Koa's own
    ctx.res.off("close", leave);
  }
}
