import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAllowList } from "../../../adapters/outbound/allow-list.ts";
import { createCheckedRequest } from "../../../adapters/outbound/checked-request.ts";
import { createHostCheck } from "../../../adapters/outbound/host-check.ts";
import { startDnsServer } from "../../support/servers/dns-server.ts";

/** Reserved for documentation (RFC 5737), but treated as a public address here. */
const OUTSIDE = "192.0.2.1";

const ANSWERS: Record<string, (nth: number) => string[]> = {
  "turns.test": (nth) => [nth === 0 ? OUTSIDE : "127.0.0.1"],
  "turns-back.test": (nth) => [nth === 0 ? "127.0.0.1" : OUTSIDE],
  "both.test": () => [OUTSIDE, "127.0.0.1"],
  "both-families.test": () => [OUTSIDE, "::1"],
  "mapped.test": () => ["::ffff:127.0.0.1"],
  "nat64.test": () => ["64:ff9b::7f00:1"],
  "nothing.test": () => ["0.0.0.0"],
  "nothing-six.test": () => ["::"],
  "metadata.test": () => ["169.254.169.254"],
};

let dns: Awaited<ReturnType<typeof startDnsServer>>;
let inner: { port: number; heard: () => number; close: () => void };
beforeAll(async () => {
  dns = await startDnsServer((name, nth) => ANSWERS[name]?.(nth) ?? []);
});
beforeEach(async () => {
  let heard = 0;
  const server = createServer((socket) => {
    heard += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  inner = {
    port: (server.address() as AddressInfo).port,
    heard: () => heard,
    close: () => void server.close(),
  };
  return () => inner.close();
});
afterAll(() => dns.close());

/** Requests a host with names resolved by a real DNS server. */
const visit = (host: string) =>
  createCheckedRequest({
    checkHost: createHostCheck({ allowed: createAllowList([OUTSIDE]), resolve: dns.resolve }),
    userAgent: "Quietzone",
    timeoutMs: 500,
  })(`http://${host}:${inner.port}/`);

test("a name whose next DNS answer is private is looked up once, and the checked address is used", async () => {
  await expect(visit("turns.test")).rejects.toMatchObject({ code: "unavailable" });
  expect([dns.asked("turns.test"), inner.heard()]).toEqual([1, 0]);
  await expect(visit("turns.test")).rejects.toMatchObject({ code: "outbound_refused" });
  expect(inner.heard()).toBe(0);
});

describe("refuses a name if any of its DNS answers is private:", () => {
  test.each(Object.keys(ANSWERS).filter((name) => name !== "turns.test"))("%s", async (name) => {
    await expect(visit(name)).rejects.toMatchObject({ code: "outbound_refused" });
    expect(inner.heard()).toBe(0);
  });

  test.each(["both.test.", "BOTH.test", "metadata.test."])("also if it is written as %s", async (name) => {
    await expect(visit(name)).rejects.toMatchObject({ code: "outbound_refused" });
    expect(inner.heard()).toBe(0);
  });
});
