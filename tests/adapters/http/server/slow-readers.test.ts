import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { endSlowReaders } from "../../../../adapters/http/server/slow-readers.ts";

/** Far more than the buffers of both sides hold. */
const ANSWER = Buffer.alloc(24 * 1024 * 1024, "x");

let close: () => void = () => undefined;
afterEach(() => close());

/** A client that has sent a request and does not read on its own, and the server's side of its connection. */
async function open(patience: Parameters<typeof endSlowReaders>[1]): Promise<[Socket, Socket]> {
  const server = createServer((_request, response) => response.end(ANSWER));
  endSlowReaders(server, patience);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1").pause();
  const [served] = (await once(server, "connection")) as [Socket];
  client.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  close = () => {
    client.destroy();
    server.close();
  };
  return [client, served];
}

test("a connection whose answer is read only a byte at a time is ended", async () => {
  const [client, served] = await open({ graceMs: 100, bytesPerMs: 200_000, lookEveryMs: 10 });
  const trickle = setInterval(() => client.read(1), 10);
  await once(served, "close");
  clearInterval(trickle);
  expect(served.bytesWritten).toBeGreaterThan(0);
});

test("a process that was suspended does not blame the reader for the delay", async () => {
  const [client, served] = await open({ graceMs: 500, bytesPerMs: 200_000, lookEveryMs: 10 });
  await once(client, "readable");
  while (served.writableLength === 0) await delay(1);
  // wait until a check sees pending data
  await delay(20);
  const awake = performance.now() + 1200;
  while (performance.now() < awake);
  let length = 0;
  for await (const bytes of client) length += (bytes as Buffer).byteLength;
  expect(length).toBeGreaterThan(ANSWER.byteLength);
});

test("an answer that is read slowly and steadily is sent completely", async () => {
  const [client] = await open({ graceMs: 100, bytesPerMs: 1500, lookEveryMs: 10 });
  let length = 0;
  for await (const bytes of client) {
    length += (bytes as Buffer).byteLength;
    if (length % 16 === 0) await delay(1);
  }
  expect(length).toBeGreaterThan(ANSWER.byteLength);
});
