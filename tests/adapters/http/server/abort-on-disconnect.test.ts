import { once } from "node:events";
import Koa from "koa";
import { expect, onTestFinished, test } from "vitest";
import { abortOnDisconnect } from "../../../../adapters/http/server/abort-on-disconnect.ts";
import { listen } from "../../../support/listen.ts";

/** A site whose client disconnects when the handler calls `hangUp`. @returns the outcome of the handler */
async function leave(
  handle: (ctx: Koa.Context, hangUp: () => Promise<unknown>) => Promise<unknown>,
): Promise<unknown> {
  const app = new Koa();
  const caller = new AbortController();
  const outcome = new Promise((resolve) => {
    app.use(async (ctx) => {
      const hangUp = () => {
        const closed = once(ctx.res, "close");
        caller.abort();
        return closed;
      };
      await handle(ctx, hangUp).then(resolve, resolve);
    });
  });
  const { url, close } = await listen(app);
  onTestFinished(close);
  fetch(url, { signal: caller.signal }).catch(() => undefined);
  return outcome;
}

test("work is aborted when its client disconnects, and its listener is removed afterward", async () => {
  const heard = await leave((ctx, hangUp) => {
    const others = ctx.res.listenerCount("close");
    return abortOnDisconnect(ctx, async (signal) => {
      await hangUp();
      return signal.aborted;
    }).then((aborted) => [aborted, ctx.res.listenerCount("close") <= others]);
  });
  expect(heard).toEqual([true, true]);
});

test("work does not start for a client that has left already", async () => {
  let isBegun = false;
  const refusal = await leave(async (ctx, hangUp) => {
    await hangUp();
    await abortOnDisconnect(ctx, async () => (isBegun = true));
  });
  expect(refusal).toMatchObject({ code: "unavailable" });
  expect(isBegun).toBe(false);
});
