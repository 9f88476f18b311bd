import type { Context, Middleware } from "koa";

const checks = new WeakMap<Context, () => Promise<void>>();

/** Records the guards of a call. For the router only. */
export function noteGuards(ctx: Context, guards: readonly Middleware[]): void {
  checks.set(ctx, async () => {
    for (const guard of guards) await guard(ctx, async () => undefined);
  });
}

/**
 * Runs the guards of a call again: a right may end while the body arrives or the response is sent. @throws
 * errors from the guards
 */
export const stillAllowed = async (ctx: Context): Promise<void> => checks.get(ctx)?.();

/**
 * Streams a response that takes as long as its reader likes. After each chunk is read, the guards run again
 * before it is sent: it is from before the right was lost. Then the connection is closed, so that no client
 * takes the partial response for the whole.
 */
export async function* whileAllowed<Piece>(
  ctx: Context,
  pieces: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    await stillAllowed(ctx);
    yield piece;
  }
}
