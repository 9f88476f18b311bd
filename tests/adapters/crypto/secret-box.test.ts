import { statSync } from "node:fs";
import { link, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSecretBox } from "../../../adapters/crypto/secret-box.ts";
import { prepareSecretKey } from "../../../adapters/crypto/keep-secret-key.ts";
import { secretKey } from "../../../adapters/crypto/secret-key-file.ts";
import { loadConfig } from "../../../adapters/config/config.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-key-"));
});
afterAll(() => rm(folder, { recursive: true }));

const boxOf = (key: string) => createSecretBox(async () => key);
const box = boxOf("a key of an operator, long enough to be one");

test("opens what it sealed, and seals the same text differently each time", async () => {
  const [one, other] = await Promise.all([
    box.seal("open sesame", "settings/a"),
    box.seal("open sesame", "settings/a"),
  ]);
  expect(one).not.toBe(other);
  expect(one).not.toContain("sesame");
  expect(await box.open(one, "settings/a")).toBe("open sesame");
});

test("does not open a secret for another row, with another key, or with a changed bit", async () => {
  const sealed = await box.seal("open sesame", "settings/smtp_password");
  const bytes = Buffer.from(sealed.slice(3), "base64url");
  bytes[bytes.length - 1]! ^= 1;
  expect(await box.open(sealed, "settings/slack_webhook")).toBeNull();
  expect(
    await boxOf("another key, just as long as the first one").open(sealed, "settings/smtp_password"),
  ).toBeNull();
  expect(await box.open(`v1.${bytes.toString("base64url")}`, "settings/smtp_password")).toBeNull();
  expect(await box.open("v1.AAAA", "settings/smtp_password")).toBeNull();
  expect(await box.open("plain", "settings/smtp_password")).toBeNull();
});

test("creates the key at the first call, readable by its owner only, and keeps it", async () => {
  const data = join(folder, "data");
  const keys = await Promise.all([secretKey(null, data)(), secretKey(null, data)(), secretKey(null, data)()]);
  const file = join(data, "secret.key");
  expect(new Set([...keys, (await readFile(file, "utf8")).trim()]).size).toBe(1);
  expect(keys[0]).toHaveLength(43);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("the key file is never visible without its content, and no temporary file is left", async () => {
  const data = await mkdtemp(join(folder, "watched-"));
  const file = join(data, "secret.key");
  const sizes = new Set<number>();
  const making = secretKey(null, data)();
  while (!sizes.has(44)) {
    await nextTurn();
    // pending system calls continue, while this process does nothing else
    const end = performance.now() + 5;
    let size: number | undefined;
    while (size === undefined && performance.now() < end) {
      size = statSync(file, { throwIfNoEntry: false })?.size;
    }
    if (size !== undefined) sizes.add(size);
  }
  expect([...sizes]).toEqual([44]);
  expect(await making).toHaveLength(43);
  expect(await readdir(data)).toEqual(["secret.key"]);
});

test("a restored key is written beside the existing one and replaces it in one step", async () => {
  const data = await mkdtemp(join(folder, "kept-"));
  const [before, file] = ["the key of before, long enough to be one\n", join(data, "secret.key")];
  await writeFile(file, before);
  await link(file, join(data, "same file"));
  const options = { said: null, dataDir: data, force: true };
  const place = await prepareSecretKey("k".repeat(43), options);
  expect(await readFile(file, "utf8")).toBe(before);
  await place();
  expect(await readFile(file, "utf8")).toBe(`${"k".repeat(43)}\n`);
  // overwriting it would leave it empty for a moment, or for good on a full disk
  expect(await readFile(join(data, "same file"), "utf8")).toBe(before);
  expect((await readdir(data)).toSorted()).toEqual(["same file", "secret.key"]);
});

test("the key of the environment takes precedence and creates no file; a file without a valid key is refused", async () => {
  const data = join(folder, "said");
  expect(await secretKey("x".repeat(32), data)()).toBe("x".repeat(32));
  await expect(stat(data)).rejects.toMatchObject({ code: "ENOENT" });
  await writeFile(join(folder, "secret.key"), "short");
  await expect(secretKey(null, folder)()).rejects.toMatchObject({ code: "storage_failed" });
});

test("refuses a guessable key without repeating it", () => {
  expect(() => loadConfig({ SECRET_KEY: "hunter2" }, {})).toThrow(
    /SECRET_KEY should be at least 32 characters/,
  );
  expect(() => loadConfig({ SECRET_KEY: "hunter2" }, {})).not.toThrow(/hunter2/);
});
