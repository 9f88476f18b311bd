import { execFileSync } from "node:child_process";
import { lstatSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createListMaker } from "../../../../adapters/codes/batch/make-list.node.ts";
import type { BatchOptions } from "../../../../adapters/codes/batch/batch-options.node.ts";
import { runBatch } from "../../../../adapters/codes/batch/run-batch.node.ts";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { PLAIN_PRESS } from "../../../../core/codes/print/press.ts";
import { writeCode } from "../../../../cli/codes/write-code.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";

/** A folder with symbolic links, prepared by someone else, that point to a file of the user. */
async function folderWithLinks(names: readonly string[]) {
  const folder = await temporaryFolder();
  const own = join(folder, "own.txt");
  writeFileSync(own, "mine");
  for (const name of names) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    symlinkSync(own, join(folder, name));
  }
  return { folder, own };
}

test.skipIf(process.platform === "win32")(
  "does not read a device or a pipe in place of a batch's own files",
  async () => {
    const folder = await temporaryFolder();
    mkdirSync(join(folder, "device"));
    symlinkSync("/dev/zero", join(folder, "device/.quietzone-batch.lock"));
    await expect(runIn(folder, "device")).rejects.toThrow(
      "a folder, a link, a pipe or a device stands there",
    );
    mkdirSync(join(folder, "pipe"));
    execFileSync("mkfifo", [join(folder, "pipe/.quietzone-batch.json")]);
    await runIn(folder, "pipe", false);
    expect(lstatSync(join(folder, "pipe/000001.png")).isFile()).toBe(true);
  },
);

async function runIn(folder: string, output: string, restart = true) {
  writeFileSync(join(folder, "rows.csv"), "content\nhttps://example.com\n");
  const isZip = output.endsWith(".zip");
  const options: BatchOptions = {
    file: {
      name: "rows.csv",
      path: join(folder, "rows.csv"),
      encoding: null,
      sheet: null,
      columns: { type: "qr", content: null, file: null },
      style: "flag",
    },
    inputFormat: "csv",
    format: "png",
    press: PLAIN_PRESS,
    output: join(folder, output),
    folder: isZip ? null : join(folder, output),
    defaults: {
      type: "qr",
      barcodeFormat: null,
      design: {},
      logo: null,
      fix: false,
      force: false,
      logoFolder: folder,
    },
    verify: false,
    onError: "skip",
    onDuplicate: "refuse",
    restart,
    version: "1",
    now: new Date(),
  };
  const { format, press, verify } = options;
  const pool = {
    size: 1,
    run: await createListMaker({ format, press, folder: options.folder, verify, worker: 0 }),
  };
  return runBatch(options, pool, {
    report: () => undefined,
    flush: () => Promise.resolve(),
    interrupted: () => false,
  });
}

test.each([
  ["out.zip", [...[".manifest", "", ".list"].map((end) => `.quietzone-out.zip.part${end}`), "out.zip"]],
  ["l", ["l/.quietzone-batch.json.part", "l/.quietzone-0.part", "l/manifest.csv", "l/.quietzone-batch.json"]],
])("a batch into %s does not write through an existing link", async (output, links) => {
  const { folder, own } = await folderWithLinks(links);
  expect(await runIn(folder, output)).toMatchObject({ written: 1 });
  expect(readFileSync(own, "utf8")).toBe("mine");
});

test("refuses to continue a manifest that was replaced by a link", async () => {
  const { folder } = await folderWithLinks([]);
  await runIn(folder, "l");
  const manifest = join(folder, "l", "manifest.csv");
  const elsewhere = join(folder, "own.csv");
  renameSync(manifest, elsewhere);
  symlinkSync(elsewhere, manifest);
  await expect(runIn(folder, "l", false)).rejects.toMatchObject({ code: "storage_failed" });
});

test("a single code is not written through a link either", async () => {
  const { folder, own } = await folderWithLinks([`.quietzone-${process.pid}.part`]);
  const path = join(folder, "code.svg");
  const code = makeQr("https://example.com", qrDesignSchema.parse({}), null);
  await writeCode(code, { kind: "file", path, format: "svg", press: PLAIN_PRESS }, { verify: false }, []);
  expect(readFileSync(own, "utf8")).toBe("mine");
  expect(lstatSync(path).isFile()).toBe(true);
});
