import { verify } from "@node-rs/argon2";
import { afterAll, expect, test, vi } from "vitest";
import { createArgon2Passwords } from "../../../adapters/crypto/argon2-passwords.ts";

// nothing is replaced; the spies only record the calls
vi.mock("@node-rs/argon2", { spy: true });
afterAll(() => vi.doUnmock("@node-rs/argon2"));

const passwords = createArgon2Passwords();

test("passwords are kept as argon2id with the parameters that OWASP asks for, salted", async () => {
  const [first, second] = [await passwords.hash("secret"), await passwords.hash("secret")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

test("the right password is distinguished from others, to the last character of long ones", async () => {
  const long = "🔑 ".repeat(100);
  const hash = await passwords.hash(`${long}a`);
  expect(await passwords.verify(`${long}a`, hash)).toBe(true);
  expect(await passwords.verify(`${long}b`, hash)).toBe(false);
  expect(await passwords.verify("", hash)).toBe(false);
});

test("where there is no hash no password is right, not even that of the stand-in", async () => {
  expect(await passwords.verify("the password of nobody", null)).toBe(false);
});

test("a hash of less work than today's is outdated, one of as much is not", async () => {
  const weaker = createArgon2Passwords({ memoryCost: 8192, timeCost: 1, parallelism: 1 });
  expect(passwords.isOutdated(await weaker.hash("secret"))).toBe(true);
  expect(passwords.isOutdated(await passwords.hash("secret"))).toBe(false);
  expect(weaker.isOutdated(await passwords.hash("secret"))).toBe(false);
  expect(passwords.isOutdated("$2b$10$abcdefghijklmnopqrstuv")).toBe(true);
});

test("where there is no hash as much is worked as where there is one", async () => {
  const stored = await passwords.hash("secret");
  vi.mocked(verify).mockClear();
  await passwords.verify("secret", stored);
  await passwords.verify("secret", null);
  const worked = vi
    .mocked(verify)
    .mock.calls.map(([hash]) => /^\$argon2id\$v=19\$[^$]+/.exec(String(hash))?.[0]);
  expect(worked).toEqual([worked[0], worked[0]]);
});

test("of a crowd that signs in at once those wait who will be served soon; the others are asked to come again", async () => {
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
