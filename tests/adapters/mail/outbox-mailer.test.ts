import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createOutboxMailer } from "../../../adapters/mail/outbox-mailer.ts";
import { systemClock } from "../../../adapters/system/clock.ts";
import { createIds } from "../../../adapters/system/ids.ts";
import { mailerContract } from "../../contracts/mailer-contract.ts";
import { readMail } from "../../support/mailbox.ts";
import { makeFolder, removeFolder, temporaryFolder } from "../../support/temporary-folder.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map(removeFolder)));

const openOutbox = (folder: string) =>
  createOutboxMailer({
    folder,
    readSender: async () => ({ name: "Our Côdes", address: "codes@example.org" }),
    ids: createIds(systemClock),
  });

const mail = { to: "../../ada@example.com", subject: "../x", text: "Words", html: "<p>Words</p>" };

mailerContract(async () => {
  const folder = await makeFolder();
  folders.push(folder);
  const read = new Set<string>();
  return {
    mailer: openOutbox(folder),
    async sent(to) {
      for (const name of (await readdir(folder)).toSorted()) {
        const found = await readMail(await readFile(join(folder, name)));
        if (read.has(name) || found.to?.[0]?.address !== to) continue;
        read.add(name);
        return found;
      }
      throw new Error(`no mail to ${to}`);
    },
  };
});

test("mails are private files with generated names that sort in order", async () => {
  const folder = join(await temporaryFolder(), "outbox");
  const outbox = openOutbox(folder);
  await outbox.send({ ...mail, text: "first" });
  await outbox.send({ ...mail, text: "second" });
  const names = (await readdir(folder)).toSorted();
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(name).toMatch(/^[0-9a-f-]{36}\.eml$/);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await readMail(await readFile(join(folder, names[0] ?? "")))).text?.trim()).toBe("first");
});

test("an outbox that cannot be written throws an error", async () => {
  const file = join(await temporaryFolder(), "file");
  await writeFile(file, "");
  await expect(openOutbox(join(file, "outbox")).send(mail)).rejects.toThrow("ENOTDIR");
});
