import type { Context } from "koa";
import { DomainError } from "../../core/errors.ts";

/**
 * Does some work for whoever asked; its signal is set off when they hang up before it is done.
 * @throws DomainError `unavailable` where they have already
 */
export async function unlessGone<T>(ctx: Context, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  // who went before says so no more
  if (ctx.req.socket.destroyed) throw new DomainError("unavailable", "Nobody waits for this any more");
  const gone = new AbortController();
  const leave = () => gone.abort();
  ctx.res.once("close", leave);
  try {
    return await work(gone.signal);
  } finally {
    // Node warns of a leak where an answer has more than ten, and one that streams has seven of Node's and Koa's own
    ctx.res.off("close", leave);
  }
}
