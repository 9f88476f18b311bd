import { Readable } from "node:stream";
import type { Context } from "koa";
import { whileAllowed } from "../routing/still-allowed.ts";

/**
 * Streams a CSV file, so that long ones are not held in memory. Waits for the first chunk, so that an error
 * can still be answered with its status. Stops if the right to it is lost meanwhile.
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
