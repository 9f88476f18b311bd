import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Koa from "koa";
import { expect, onTestFinished, test, vi } from "vitest";
import { pathTarget } from "../../../../adapters/http/middleware/path-target.ts";
import { DomainError } from "../../../../core/errors.ts";
import { listen } from "../../../support/listen.ts";

/** An app behind the middleware: answers "read" if the request reaches it, otherwise with the error code. */
async function startApp(read: (query: unknown) => void = () => {}): Promise<string> {
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
  return url;
}

test("a query with thousands of fields is refused before it is parsed", async () => {
  const read = vi.fn<(query: unknown) => void>();
  const url = await startApp(read);
  const asked = async (query: string) => (await fetch(`${url}/?${query}`)).text();
  expect(await asked("a=1&b=2&a=3")).toBe("read");
  expect(await asked("a&".repeat(7000))).toBe("validation_failed");
  expect(read.mock.calls).toEqual([[{ a: ["1", "3"], b: "2" }]]);
});

test("a request with two Host headers is refused, even if they are equal", async () => {
  const { host, hostname, port } = new URL(await startApp());
  const answerTo = async (...hosts: string[]): Promise<string> => {
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.end(
      ["GET / HTTP/1.1", ...hosts.map((each) => `Host: ${each}`), "Connection: close", "", ""].join("\r\n"),
    );
    return (await text(socket)).split("\r\n\r\n")[1] ?? "";
  };
  expect(await answerTo(host)).toBe("read");
  expect(await answerTo(host, "admin.example")).toBe("validation_failed");
  expect(await answerTo(host, host)).toBe("validation_failed");
});
