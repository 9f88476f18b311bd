import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createDrain } from "../../../../adapters/http/server/drain.ts";

async function start(listener: RequestListener) {
  const server = createServer(listener);
  const drain = createDrain(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { drain, port };
}

const ask = (socket: Socket): boolean => socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");

test("a request on a connection that was idle when the server began to stop is answered", async () => {
  const { drain, port } = await start((_request, response) => response.end("here"));
  const socket = connect(port, "127.0.0.1");
  ask(socket);
  expect(String((await once(socket, "data"))[0])).toContain("Connection: keep-alive");
  drain.begin();
  const ended = drain.end();
  ask(socket);
  const answer = await text(socket);
  expect(answer).toContain("Connection: close");
  expect(answer).toContain("here");
  await ended;
});

test("a request that arrived while the process was busy is read before its connection counts as idle", async () => {
  const { drain, port } = await start((_request, response) => response.end("here"));
  const socket = connect(port, "127.0.0.1");
  ask(socket);
  await once(socket, "data");
  drain.begin();
  const ended = drain.end();
  // timers run first in the next turn of the event loop
  await nextTurn();
  ask(socket);
  const busy = performance.now() + 600;
  while (performance.now() < busy);
  expect(await text(socket)).toContain("here");
  await ended;
});

test("an answer with a slow reader is sent completely", async () => {
  const bytes = 8 * 1024 * 1024;
  const { drain, port } = await start((_request, response) => response.end("x".repeat(bytes)));
  const [reader, quiet] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  await once(quiet, "connect");
  ask(reader);
  await once(reader, "readable");
  drain.begin();
  const ended = drain.end();
  // by then, all idle connections have been closed
  await once(quiet.resume(), "close");
  expect((await text(reader)).length).toBeGreaterThan(bytes);
  await ended;
});

test("idle connections do not delay a stop", async () => {
  const { drain, port } = await start((_request, response) => response.end("here"));
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  drain.begin();
  await Promise.all([drain.end(), once(socket, "close")]);
  expect(socket.destroyed).toBe(true);
});
