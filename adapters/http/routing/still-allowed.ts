import type { Context, Middleware } from "koa";

const checks = new WeakMap<Context, () => Promise<void>>();

/** Notes what a call had to pass. For the router only. */
export function noteGuards(ctx: Context, guards: readonly Middleware[]): void {
  checks.set(ctx, async () => {
    for (const guard of guards) await guard(ctx, async () => undefined);
  });
}

/** Runs the guards of a call once more: a right may end while its body arrives or its answer is sent. @throws what they refuse with */
export const stillAllowed = async (ctx: Context): Promise<void> => checks.get(ctx)?.();

/**
 * The pieces of an answer that takes as long as its reader likes. Each is read, then the guards run again, and only then is it
 * sent: so it is from before the right was lost. After that the connection is cut, and no client takes the part for the whole.
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
