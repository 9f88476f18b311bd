import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limitPipelining } from "../../../../adapters/http/server/pipelining.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

let close: () => void = () => undefined;
afterEach(() => close());

/** A client, and the requests that its server received; `answer` is called for each. */
async function open(answer: (response: ServerResponse) => void) {
  const asked: ServerResponse[] = [];
  const server = createServer(
    limitPipelining((_request, response) => {
      asked.push(response);
      answer(response);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => undefined);
  close = () => {
    client.destroy();
    server.close();
  };
  return { client, asked };
}

test("a connection that pipelines requests without an answer is ended after 32", async () => {
  const { client, asked } = await open(() => undefined);
  client.write(REQUEST.repeat(200));
  await once(client.resume(), "close");
  expect(asked.length).toBe(32);
});

test("every pending answer on a connection gets one close event when it ends", async () => {
  let told = 0;
  const { client, asked } = await open((response) => response.on("close", () => (told += 1)));
  client.write(REQUEST.repeat(5));
  await expect.poll(() => asked.length).toBe(5);
  client.destroy();
  await expect.poll(() => told).toBe(5);
});

test("a connection may keep sending requests as long as it reads the answers", async () => {
  const { client, asked } = await open((response) => response.end("x"));
  for (let round = 0; round < 5; round += 1) {
    client.write(REQUEST.repeat(30));
    let text = "";
    while (text.split("HTTP/1.1 200").length <= 30) text += String((await once(client, "data"))[0]);
  }
  expect(asked.length).toBe(150);
  expect(client.destroyed).toBe(false);
});
