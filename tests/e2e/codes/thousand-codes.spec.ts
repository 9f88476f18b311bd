import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";

const run = promisify(execFile);

test("the built command line makes and verifies a thousand codes from a CSV file", async () => {
  const info = test.info();
  const csv = info.outputPath("codes.csv");
  const folder = info.outputPath("labels");
  const lines = Array.from({ length: 1000 }, (_, index) => `https://example.com/item/${index + 1}`);
  await writeFile(csv, ["content", ...lines].join("\n"));
  const args = ["dist/server/main.js", "batch", csv, "-o", folder, "--format", "png", "--verify"];
  await run(process.execPath, args);
  const [header, ...rows] = (await readFile(join(folder, "manifest.csv"), "utf8")).trimEnd().split("\n");
  expect(header).toBe("row,line,file,sha256,verified,verified_by,content");
  expect(rows).toHaveLength(1000);
  for (const row of rows.filter((_, index) => index % 100 === 0)) {
    const [number = "", , file = "", , verified] = row.split(",");
    expect(verified).toBe("yes");
    expect(await readFileIndependently(join(folder, file))).toEqual([lines[Number(number) - 1]]);
  }
});
