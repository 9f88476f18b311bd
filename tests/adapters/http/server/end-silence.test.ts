import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { endSilence } from "../../../../adapters/http/server/end-silence.ts";

const SILENCE_MS = 50;
let close: () => void = () => undefined;
afterEach(() => close());

/** A client that has sent this part of a request, and the server's side of its connection. */
async function open(listener: RequestListener, sent: string): Promise<[Socket, Socket]> {
  const server = createServer(listener);
  endSilence(server, SILENCE_MS);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const [served] = (await once(server, "connection")) as [Socket];
  client.write(sent);
  close = () => {
    client.destroy();
    server.close();
  };
  return [client, served];
}

const POST = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n";

test("a request that is being processed is answered, however long the connection is silent", async () => {
  const [client] = await open((request, response) => {
    request.resume();
    request.socket.once("timeout", () => void delay(SILENCE_MS).then(() => response.end("done")));
  }, `${POST}body`);
  let answer = "";
  for await (const bytes of client) {
    answer += String(bytes);
    if (answer.endsWith("done")) break;
  }
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
});

test.each([
  ["a body that stalls", POST, false],
  ["a request that never begins", "", false],
  ["an answer that stalls", `${POST}body`, true],
])("%s is disconnected", async (_name, sent, begins) => {
  const [client, served] = await open((request, response) => {
    request.resume();
    if (begins) response.writeHead(200, { "Content-Length": 100 }).write("part");
  }, sent);
  client.resume();
  await once(served, "close");
  expect(served.destroyed).toBe(true);
});
