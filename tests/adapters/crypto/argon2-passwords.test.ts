import { verify } from "@node-rs/argon2";
import { afterAll, expect, test, vi } from "vitest";
import { createArgon2Passwords } from "../../../adapters/crypto/argon2-passwords.ts";

// nothing is replaced; the spies only record the calls
vi.mock("@node-rs/argon2", { spy: true });
afterAll(() => vi.doUnmock("@node-rs/argon2"));

const passwords = createArgon2Passwords();

test("hashes passwords with salted argon2id and the parameters that OWASP recommends", async () => {
  const [first, second] = [await passwords.hash("secret"), await passwords.hash("secret")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

test("accepts the right password only, comparing long ones to the last character", async () => {
  const long = "🔑 ".repeat(100);
  const hash = await passwords.hash(`${long}a`);
  expect(await passwords.verify(`${long}a`, hash)).toBe(true);
  expect(await passwords.verify(`${long}b`, hash)).toBe(false);
  expect(await passwords.verify("", hash)).toBe(false);
});

test("accepts no password if there is no hash, not even that of the dummy hash", async () => {
  expect(await passwords.verify("the password of nobody", null)).toBe(false);
});

test("a hash with weaker parameters than the current ones is outdated, one with the same or stronger is not", async () => {
  const weaker = createArgon2Passwords({ memoryCost: 8192, timeCost: 1, parallelism: 1 });
  expect(passwords.isOutdated(await weaker.hash("secret"))).toBe(true);
  expect(passwords.isOutdated(await passwords.hash("secret"))).toBe(false);
  expect(weaker.isOutdated(await passwords.hash("secret"))).toBe(false);
  expect(passwords.isOutdated("$2b$10$abcdefghijklmnopqrstuv")).toBe(true);
});

test("spends the same work whether or not there is a hash", async () => {
  const stored = await passwords.hash("secret");
  vi.mocked(verify).mockClear();
  await passwords.verify("secret", stored);
  await passwords.verify("secret", null);
  const worked = vi
    .mocked(verify)
    .mock.calls.map(([hash]) => /^\$argon2id\$v=19\$[^$]+/.exec(String(hash))?.[0]);
  expect(worked).toEqual([worked[0], worked[0]]);
});

test("of many concurrent sign-ins a few wait for their turn, and the others are told to retry later", async () => {
  const few = createArgon2Passwords(
    { memoryCost: 64, timeCost: 1, parallelism: 1 },
    { atOnce: 1, waiting: 2 },
  );
  const stored = await few.hash("correct horse");
  const crowd = await Promise.allSettled(
    Array.from({ length: 5 }, () => few.verify("correct horse", stored)),
  );
  expect(crowd.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
    "rejected",
  ]);
  expect(crowd.at(-1)).toMatchObject({ reason: { code: "unavailable", retryAfter: 10 } });
  expect(await few.verify("correct horse", stored)).toBe(true);
});
