import { expect, test } from "vitest";
import { createAllowList } from "../../../adapters/outbound/allow-list.ts";

const allowed = createAllowList(["Mail.internal", "10.0.0.0/8", "192.168.1.5", "fd00::/8", "::1"]);

test.each(["10.255.0.1", "192.168.1.5", "fd12::1", "::1", "::ffff:10.0.0.1"])("allows %s", (address) => {
  expect(allowed.hasAddress(address)).toBe(true);
});

test.each(["11.0.0.1", "192.168.1.6", "fe80::1", "127.0.0.1", "mail.internal", ""])(
  "does not allow the address %s",
  (address) => {
    expect(allowed.hasAddress(address)).toBe(false);
  },
);

test("allows a host name in any case, but not other names that end with it", () => {
  expect(
    ["mail.internal", "MAIL.INTERNAL", "evil-mail.internal", "a.mail.internal"].map((name) =>
      allowed.hasHost(name),
    ),
  ).toEqual([true, true, false, false]);
});

test("an empty list allows nothing", () => {
  const nothing = createAllowList([]);
  expect([nothing.hasHost(""), nothing.hasAddress("127.0.0.1")]).toEqual([false, false]);
});
