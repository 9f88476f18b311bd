import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { createAllowList } from "../../../adapters/outbound/allow-list.ts";
import { createCheckedRequest } from "../../../adapters/outbound/checked-request.ts";
import { createHostCheck, type Resolve } from "../../../adapters/outbound/host-check.ts";

/** A server on this machine that records its calls. */
async function startTarget(answer: RequestListener = (_request, response) => response.end("hello")) {
  const calls: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, calls };
}

const request = (options: { allow?: string[]; resolve?: Resolve; timeoutMs?: number } = {}) =>
  createCheckedRequest({
    checkHost: createHostCheck({
      allowed: createAllowList(options.allow ?? []),
      ...(options.resolve && { resolve: options.resolve }),
    }),
    userAgent: "Quietzone (+https://codes.example.org)",
    ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
  });

const at =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

describe("refuses an address outside the public internet:", () => {
  test.each([
    "127.0.0.1",
    "localhost",
    "LOCALHOST",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
    "127.1",
    "１２７.0.0.1",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::127.0.0.1]",
    "[64:ff9b::127.0.0.1]",
    "[2002:7f00:1::]",
    "0.0.0.0",
    "0",
  ])("%s", async (host) => {
    const target = await startTarget();
    await expect(request()(`http://${host}:${target.port}/`)).rejects.toMatchObject({
      code: "outbound_refused",
    });
    expect(target.calls).toEqual([]);
  });

  test.each(["169.254.169.254", "100.64.0.1", "10.0.0.1", "192.168.0.1", "[fd00::1]", "[fe80::1]"])(
    "%s",
    async (host) => {
      await expect(request()(`http://${host}/`)).rejects.toMatchObject({ code: "outbound_refused" });
    },
  );

  test.each([
    [["127.0.0.1"]],
    [["::1"]],
    [["169.254.169.254"]],
    [["fd00::1"]],
    [["64:ff9b::7f00:1"]],
    [["::ffff:127.0.0.1"]],
    [["93.184.216.34", "127.0.0.1"]],
    [["127.0.0.1", "93.184.216.34"]],
  ])("a name that resolves to %j", async (addresses) => {
    const target = await startTarget();
    const url = `http://hooks.example.org:${target.port}/`;
    await expect(request({ resolve: at(...addresses) })(url)).rejects.toMatchObject({
      code: "outbound_refused",
    });
    expect(target.calls).toEqual([]);
  });

  test.each([
    "ftp://93.184.216.34/",
    "file:///etc/passwd",
    "gopher://93.184.216.34/",
    "data:text/plain,x",
    "//93.184.216.34/",
    "hooks.example.org",
    "",
    "http://user@93.184.216.34/",
    "http://user:password@93.184.216.34/",
    "http://:password@93.184.216.34/",
  ])("an unsupported or malformed address: %j", async (url) => {
    await expect(request()(url)).rejects.toMatchObject({ code: "outbound_refused" });
  });
});

describe("a name whose DNS answer changes", () => {
  test("is looked up once", async () => {
    const target = await startTarget();
    let asked = 0;
    // the check sees an allowed address without a listener; the next lookup would return a forbidden one
    const rebinding: Resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? "127.0.0.2" : "127.0.0.1", family: 4 }];
    };
    const call = request({ resolve: rebinding, allow: ["127.0.0.2"] });
    await expect(call(`http://rebind.example.org:${target.port}/`)).rejects.toMatchObject({
      code: "unavailable",
    });
    expect([asked, target.calls]).toEqual([1, []]);
  });

  test("is connected to at the address that was checked, not at one that the system resolves", async () => {
    const target = await startTarget();
    const call = request({ resolve: at("127.0.0.2"), allow: ["127.0.0.2"] });
    await expect(call(`http://localhost:${target.port}/`)).rejects.toMatchObject({ code: "unavailable" });
    expect(target.calls).toEqual([]);
  });
});

describe("an allowed private address", () => {
  test.each([["127.0.0.0/8"], ["127.0.0.1"]])("is called if it is allowed by %s", async (allow) => {
    const target = await startTarget();
    const answer = await request({ allow: [allow] })(target.url);
    expect([answer.status, Buffer.from(answer.bytes).toString()]).toEqual([200, "hello"]);
  });

  test("is called if its name is allowed, with the name in the Host header", async () => {
    const target = await startTarget();
    const call = request({ allow: ["hooks.internal"], resolve: at("127.0.0.1") });
    await call(`http://hooks.internal:${target.port}/in?x=1`);
    expect(target.calls[0]?.headers.host).toBe(`hooks.internal:${target.port}`);
    expect(target.calls[0]?.url).toBe("/in?x=1");
  });

  test("is not called by a name that is not allowed", async () => {
    const target = await startTarget();
    const call = request({ allow: ["hooks.internal"], resolve: at("127.0.0.1") });
    await expect(call(`http://other.internal:${target.port}/`)).rejects.toMatchObject({
      code: "outbound_refused",
    });
  });
});

describe("a call", () => {
  const local = { allow: ["127.0.0.1"] };

  test("sends our user agent and the given body", async () => {
    const bodies: string[] = [];
    const target = await startTarget((incoming, response) => {
      incoming.on("data", (chunk: Buffer) => bodies.push(chunk.toString()));
      incoming.on("end", () => response.writeHead(204).end());
    });
    const answer = await request(local)(target.url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "User-Agent": "somebody else" },
      body: '{"text":"Grüße"}',
    });
    expect([answer.status, bodies.join("")]).toEqual([204, '{"text":"Grüße"}']);
    expect(target.calls[0]?.headers).toMatchObject({
      "user-agent": "Quietzone (+https://codes.example.org)",
      "content-type": "application/json",
    });
    expect(target.calls[0]?.headers.authorization).toBeUndefined();
  });

  test("does not follow redirects", async () => {
    const tx = await startTarget();
    const target = await startTarget((_request, response) =>
      response.writeHead(302, { Location: tx.url }).end(),
    );
    expect((await request(local)(target.url)).status).toBe(302);
    expect(tx.calls).toEqual([]);
  });

  test.each([
    ["says nothing", () => undefined],
    [
      "never ends",
      (_request, response) => {
        response.write("some");
      },
    ],
  ] as [string, RequestListener][])("gives up on a server that %s", async (_what, answer) => {
    const target = await startTarget(answer);
    const call = request({ ...local, timeoutMs: 100 });
    await expect(call(target.url)).rejects.toMatchObject({
      code: "unavailable",
      message: "The server of the address did not answer in time",
    });
  });

  test("gives up on a DNS lookup that never ends", async () => {
    const call = request({ resolve: () => new Promise(() => undefined), timeoutMs: 50 });
    await expect(call("http://silent.example.org/")).rejects.toMatchObject({ code: "unavailable" });
  });

  test("refuses more than 1 MiB without quoting the content", async () => {
    let sent = 0;
    const target = await startTarget((_request, response) => {
      const more = (): void => {
        sent += 1;
        if (!response.destroyed && sent < 1000) response.write(Buffer.alloc(65_536, "secret "), more);
      };
      more();
    });
    const error = await request(local)(target.url).catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({ code: "too_large" });
    expect(String(error)).not.toContain("secret");
    expect(sent).toBeLessThan(1000);
  });

  test("accepts exactly 1 MiB", async () => {
    const target = await startTarget((_request, response) => response.end(Buffer.alloc(1024 * 1024)));
    expect((await request(local)(target.url)).bytes).toHaveLength(1024 * 1024);
  });

  test.each([
    ["a closed port", "http://127.0.0.1:1/"],
    ["a port that does not exist", "http://127.0.0.1:0/"],
  ])("to %s fails with a generic message, without the reason", async (_what, url) => {
    await expect(request(local)(url)).rejects.toMatchObject({
      code: "unavailable",
      message: "The server of the address cannot be reached",
    });
  });

  test("to a name without an address fails with a message that says so", async () => {
    await expect(request({ resolve: at() })("http://nobody.example.org/")).rejects.toMatchObject({
      code: "unavailable",
      message: "This host has no address",
    });
  });
});
