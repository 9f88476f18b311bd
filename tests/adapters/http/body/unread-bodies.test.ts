import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import Koa from "koa";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { isOutage } from "../../../../adapters/db/pool/outage.ts";
import { errorHandler } from "../../../../adapters/http/server/error-handler.ts";
import { requestId } from "../../../../adapters/http/middleware/request-id.ts";
import { readBody } from "../../../../adapters/http/routes/v1/read-body.ts";
import { discardUnreadBodies } from "../../../../adapters/http/body/unread-bodies.ts";
import { jsonBody } from "../../../../adapters/http/body/valid-body.ts";
import { listen } from "../../../support/listen.ts";

const TOO_MUCH = 8 * 1024 * 1024;

/** A site with low limits: rows as a file, and anything else as JSON. */
async function site(): Promise<{ port: number }> {
  const app = new Koa();
  app.use(requestId({ ids: { next: () => "7" }, trustProxy: false }));
  app.use(errorHandler({ log: pino({ level: "silent" }), isOutage }));
  app.use(async (ctx, next) => {
    if (ctx.path === "/rows") await readBody(ctx, { body: { "text/csv": "file" }, bodyBytes: 100 });
    await next();
  });
  app.use(jsonBody());
  app.use((ctx) => {
    ctx.body = "taken";
  });
  const { url, close } = await listen(app);
  onTestFinished(close);
  return { port: Number(new URL(url).port) };
}

test.each([
  ["has a Content-Length", `Content-Length: ${TOO_MUCH}\r\n\r\n`],
  ["is chunked", `Transfer-Encoding: chunked\r\n\r\n${TOO_MUCH.toString(16)}\r\n`],
])(
  "a client that sends a too-large body to the end before it reads gets the 413: one that %s",
  async (_how, rest) => {
    const { port } = await site();
    const socket = connect(port, "127.0.0.1");
    const failures: unknown[] = [];
    socket.on("error", (error) => failures.push(error));
    socket.pause();
    const head = `POST /rows HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/csv\r\n${rest}`;
    await new Promise<void>((resolve) => {
      socket.once("close", resolve);
      socket.write(head);
      socket.write(Buffer.alloc(TOO_MUCH, "a"), () => {
        socket.off("close", resolve);
        resolve();
      });
    });
    if (rest.startsWith("Transfer")) socket.write("\r\n0\r\n\r\n");
    let answer = "";
    socket.on("data", (piece) => (answer += piece.toString()));
    socket.resume();
    if (!socket.closed) await once(socket, "close");
    expect(failures).toEqual([]);
    expect(answer).toContain("413 Payload Too Large");
    expect(answer).toContain("too_large");
  },
);

test("a connection with a discarded body answers the next request", async () => {
  const { port } = await site();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ports = new Set<number | undefined>();
  const status = (headers: Record<string, string>, body: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request({
        agent,
        port,
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
      });
      call.on("error", reject);
      call.on("response", (response) => {
        ports.add(call.socket?.localPort);
        response.resume().on("end", () => resolve(response.statusCode));
      });
      call.end(body);
    });
  // the first bytes show that it is not gzip
  expect(await status({ "Content-Encoding": "gzip" }, Buffer.alloc(200_000, "a"))).toBe(400);
  expect(await status({}, Buffer.from("{}"))).toBe(200);
  expect(ports.size).toBe(1);
});

test("a client that keeps sending after the answer is disconnected", async () => {
  const server = createServer((_request, response) => void response.writeHead(413).end());
  discardUnreadBodies(server, 50);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  let answer = "";
  socket.on("data", (piece) => (answer += piece.toString()));
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n");
  const more = setInterval(() => socket.write("a"), 5);
  onTestFinished(() => clearInterval(more));
  await new Promise<void>((resolve) => socket.once("close", () => resolve()));
  expect(answer).toContain("413");
});
