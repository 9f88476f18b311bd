import { once } from "node:events";
import { connect } from "node:net";
import { Router } from "@koa/router";
import Koa from "koa";
import { pino } from "pino";
import { expect, test } from "vitest";
import { isOutage } from "../../../../adapters/db/pool/outage.ts";
import { errorHandler } from "../../../../adapters/http/server/error-handler.ts";
import { requestId } from "../../../../adapters/http/middleware/request-id.ts";
import { DomainError } from "../../../../core/errors.ts";
import { listen } from "../../../support/listen.ts";

/** The response to a browser when a page throws this error. */
async function shown(error: Error): Promise<{ status: number; retryAfter: string | null; html: string }> {
  const app = new Koa();
  app.use(requestId({ ids: { next: () => "7" }, trustProxy: false }));
  app.use(errorHandler({ log: pino({ level: "silent" }), isOutage }));
  app.use(() => {
    throw error;
  });
  const { url, close } = await listen(app);
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  const html = await response.text();
  await close();
  return { status: response.status, retryAfter: response.headers.get("Retry-After"), html };
}

test("an error page says why and what to do, and names the database if that is unavailable", async () => {
  const gone = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const { status, retryAfter, html } = await shown(gone);
  expect(status).toBe(503);
  expect(retryAfter).toBe("5");
  expect(html).toContain("<h1>The database cannot be reached at the moment: try again soon</h1>");
  expect(html).toContain("<title>Error 503</title>");
});

test.each([
  ["here", "ENOSPC: no space left on device, write", "ENOSPC"],
  ["on the database server", "could not extend file: No space left on device", "53100"],
])("a full disk %s is answered with 503 and Retry-After", async (_where, message, code) => {
  const { status, retryAfter, html } = await shown(Object.assign(new Error(message), { code }));
  expect(status).toBe(503);
  expect(retryAfter).toBe("5");
  expect(html).toContain("<h1>Nothing can be stored at the moment: try again soon</h1>");
});

test("an error page escapes what the request contained", async () => {
  const { html } = await shown(new DomainError("not_found", 'There is no GET /<img src="x">&'));
  expect(html).toContain("There is no GET /&#60;img src=&#34;x&#34;&#62;&#38;");
});

test("a missing file of our own is a 500, not an outage of the database", async () => {
  const missing = Object.assign(new Error("ENOENT: open"), { code: "ENOENT", syscall: "open" });
  expect((await shown(missing)).status).toBe(500);
});

test("an unexpected error is sent to webhooks with its route pattern and name, without path and message", async () => {
  const heard: unknown[] = [];
  const webhooks = { errorHappened: async (failure: object) => void heard.push(failure) };
  const app = new Koa();
  app.use(requestId({ ids: { next: () => "7" }, trustProxy: false }));
  app.use(errorHandler({ log: pino({ level: "silent" }), isOutage, webhooks }));
  const router = new Router();
  router.get("/s/:code", ({ params }) => {
    if (params["code"] === "known") throw new DomainError("not_found", "There is no such link");
    throw new RangeError("ada@example.com");
  });
  app.use(router.routes());
  const { url, close } = await listen(app);
  await fetch(`${url}/s/known`);
  await fetch(`${url}/s/secret?email=ada@example.com`);
  await close();
  expect(heard).toEqual([{ number: "7", route: "GET /s/:code", name: "RangeError" }]);
});

test.each([
  ["while sending its body", 100],
  ["after sending its body, before it was read", 1],
])("a client that hangs up %s causes neither an error in the log nor an alert", async (_when, length) => {
  const lines: string[] = [];
  const heard: unknown[] = [];
  const app = new Koa();
  // Koa's own error events, which it prints to standard error if there is no listener
  app.on("error", () => undefined);
  app.use(requestId({ ids: { next: () => "7" }, trustProxy: false }));
  const gone = new Promise<void>((resolve) => {
    app.use(async (_ctx, next) => {
      await next();
      resolve();
    });
  });
  app.use(
    errorHandler({
      log: pino({ level: "info" }, { write: (line: string) => void lines.push(line) }),
      isOutage,
      webhooks: { errorHappened: async (failure: object) => void heard.push(failure) },
    }),
  );
  const began = new Promise<void>((resolve) => {
    app.use(async ({ req }) => {
      resolve();
      await once(req.socket, "close");
      // as thrown by raw-body, with a status of 500
      throw new Error("stream is not readable");
    });
  });
  const { url, close } = await listen(app);
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n{`);
  await began;
  socket.destroy();
  await gone;
  await close();
  expect(lines).toEqual([]);
  expect(heard).toEqual([]);
});
