import { Readable } from "node:stream";
import type { Context } from "koa";
import { whileAllowed } from "../routing/still-allowed.ts";

/**
 * Sends a table to be saved, piece by piece: a long one waits in nobody's memory. The first piece is waited for, so that a refusal
 * is one still. It breaks off where the right to it is lost meanwhile.
 */
export async function sendCsv(ctx: Context, fileName: string, pieces: AsyncGenerator<string>): Promise<void> {
  const first = await pieces.next();
  ctx.type = "text/csv; charset=utf-8";
  ctx.attachment(fileName);
  ctx.body = Readable.from(
    whileAllowed(
      ctx,
      (async function* all() {
        if (first.done !== true) yield first.value;
        yield* pieces;
      })(),
    ),
    { objectMode: false },
  );
}
