import Koa from "koa";
import { expect, onTestFinished, test, vi } from "vitest";
import { pathTarget } from "../../../adapters/http/middleware/path-target.ts";
import { DomainError } from "../../../core/errors.ts";
import { listen } from "../../support/listen.ts";

test("an address with thousands of fields is refused before anybody reads them", async () => {
  const read = vi.fn<(query: unknown) => void>();
  const app = new Koa();
  app.use(async (ctx, next) => {
    await next().catch((error: unknown) => {
      ctx.body = error instanceof DomainError ? error.code : "broken";
    });
  });
  app.use(pathTarget());
  app.use((ctx) => {
    read(ctx.query);
    ctx.body = "read";
  });
  const { url, close } = await listen(app);
  onTestFinished(close);
  const asked = async (query: string) => (await fetch(`${url}/?${query}`)).text();
  expect(await asked("a=1&b=2&a=3")).toBe("read");
  expect(await asked("a&".repeat(7000))).toBe("validation_failed");
  expect(read.mock.calls).toEqual([[{ a: ["1", "3"], b: "2" }]]);
});
