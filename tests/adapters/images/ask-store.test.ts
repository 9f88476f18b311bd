import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { askStore } from "../../../adapters/images/ask-store.ts";

/** Accepts every request and answers none. */
let silent: Server;
let url: string;
beforeAll(async () => {
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test("a store that never answers times out, even if only the request references its signal", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const collecting = setInterval(collect, 20);
  try {
    // like aws4fetch: pass on a signed Request
    const asked = askStore("The store", (signal) => fetch(new Request(url, { signal })), 150);
    await expect(asked).rejects.toThrow("The store cannot be reached: no answer within 0.15 s");
  } finally {
    clearInterval(collecting);
  }
});

test("a store that ignores the abort signal still times out", async () => {
  const asked = askStore("The store", () => new Promise<never>(() => undefined), 20);
  await expect(asked).rejects.toThrow("no answer within");
});
