import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clearOutbox } from "../../../adapters/mail/clear-outbox.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const NOW = new Date("2026-03-31T12:00:00Z");

test("mails in the outbox are deleted after thirty days, partial files included", async () => {
  const folder = await temporaryFolder();
  const files = {
    "old.eml": "2026-03-01T11:59:59Z",
    ".old.eml.part": "2026-01-01",
    "new.eml": "2026-03-01T12:00:01Z",
  };
  for (const [name, written] of Object.entries(files)) {
    await writeFile(join(folder, name), "mail");
    await utimes(join(folder, name), new Date(written), new Date(written));
  }
  await clearOutbox(folder, NOW);
  expect(await readdir(folder)).toEqual(["new.eml"]);
});

test("clearing a missing outbox does nothing", async () => {
  await expect(clearOutbox(join(await temporaryFolder(), "outbox"), NOW)).resolves.toBeUndefined();
});
