import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptBytes } from "../../../adapters/http/upload.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const hashOf = (text: string) => createHash("sha1").update(text).digest("hex");

test("a file of a form of which the disk kept a part only is no file", async () => {
  const filepath = join(await temporaryFolder(), "upload");
  await writeFile(filepath, "a part");
  expect(await keptBytes({ filepath, hash: hashOf("a part") })).toEqual(Buffer.from("a part"));
  await expect(keptBytes({ filepath, hash: hashOf("a part and the rest") })).rejects.toMatchObject({
    code: "ENOSPC",
  });
});
