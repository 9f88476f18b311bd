import { connect } from "node:net";
import Koa, { type Context, type Middleware } from "koa";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { formFields } from "../../../../adapters/http/body/form-fields.ts";
import { readBody } from "../../../../adapters/http/routes/v1/read-body.ts";
import { jsonBody, validValue } from "../../../../adapters/http/body/valid-body.ts";
import { listen } from "../../../support/listen.ts";

const formBody: Middleware = async (ctx, next) => {
  Object.assign(ctx.request, { body: await formFields({ bodyMs: 100 }).read(ctx) });
  await next();
};
const body = { "application/json": z.object({ a: z.number() }) };
const apiBody: Middleware = async (ctx: Context, next) => {
  Object.assign(ctx.request, { body: await readBody(ctx, { body, bodyBytes: 60_000, bodyMs: 100 }) });
  await next();
};

const JSON_TYPE = "application/json";
test.each([
  ["a form", jsonBody({ bodyMs: 100 }), JSON_TYPE, '{"a":1}', { a: 1 }],
  ["an API call", apiBody, JSON_TYPE, '{"a":1}', { a: 1 }],
  ["a provider's answer", formBody, "application/x-www-form-urlencoded", "a=1", [["a", "1"]]],
])(
  "a client that sends the body of %s byte by byte is disconnected before the handler runs",
  async (_what, read, type, whole, parsed) => {
    const heard: unknown[] = [];
    const app = new Koa();
    // errors of aborted requests are expected
    app.on("error", () => undefined);
    app.use(read);
    app.use((ctx) => {
      heard.push(ctx.request.body);
      ctx.body = "taken";
    });
    const { url, close } = await listen(app);
    onTestFinished(close);
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    const trickle = setInterval(() => socket.write(" "), 10);
    onTestFinished(() => clearInterval(trickle));
    socket.write(
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 15000\r\n\r\n${whole.slice(0, 1)}`,
    );
    // the connection may also be reset, and the promise of `once` would reject then
    await new Promise<void>((resolve) => socket.once("close", () => resolve()));
    expect(heard).toEqual([]);

    const answer = await fetch(url, { method: "POST", headers: { "Content-Type": type }, body: whole });
    expect(await answer.text()).toBe("taken");
    expect(heard).toEqual([parsed]);
  },
);

const odd = JSON.parse('{"a":1,"__proto__":1}') as unknown;

test("an unknown field is reported by its name, even __proto__", () => {
  const fields = JSON.parse('{"__proto__":"There is no such field"}') as object;
  expect(() => validValue(odd, z.strictObject({ a: z.number() }), "body")).toThrow(
    expect.objectContaining({ message: "__proto__: There is no such field", fields }) as Error,
  );
});

test("reports at most a hundred of 200,000 unknown fields", () => {
  const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`field ${index}`, 1]));
  let told: unknown;
  try {
    validValue(many, z.strictObject({}), "body");
  } catch (error) {
    told = error;
  }
  expect(told).toMatchObject({ code: "validation_failed" });
  expect(JSON.stringify((told as { fields?: object }).fields).length).toBeLessThan(30_000);
});
