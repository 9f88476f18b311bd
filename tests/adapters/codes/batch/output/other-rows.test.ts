import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createListMaker } from "../../../../../adapters/codes/batch/make-list.node.ts";
import { createRowSample } from "../../../../../adapters/codes/batch/check/row-sample.node.ts";
import type { OnDuplicate } from "../../../../../adapters/codes/batch/output/file-names.ts";
import { runBatch } from "../../../../../adapters/codes/batch/run-batch.node.ts";
import { PLAIN_PRESS } from "../../../../../core/codes/print/press.ts";
import { temporaryFolder } from "../../../../support/temporary-folder.ts";

/** Runs a batch with these contents in the folder. */
const run = async (
  cwd: string,
  name: string,
  contents: readonly string[],
  wish: { restart?: boolean; header?: string; onDuplicate?: OnDuplicate } = {},
) => {
  const file = join(cwd, "list.csv");
  writeFileSync(file, `${wish.header ?? "content"}\n${contents.map((content) => `${content}\n`).join("")}`);
  const output = join(cwd, name);
  const folder = name.endsWith(".zip") ? null : output;
  const columns = { type: "qr", content: null, file: null } as const;
  const list = await createListMaker({ format: "svg", press: PLAIN_PRESS, folder, verify: false, worker: 0 });
  return runBatch(
    {
      file: { name: "list.csv", path: file, encoding: null, sheet: null, columns, style: "flag" },
      inputFormat: "csv",
      format: "svg",
      press: PLAIN_PRESS,
      output,
      folder,
      defaults: {
        type: "qr",
        barcodeFormat: null,
        design: {},
        logo: null,
        fix: false,
        force: false,
        logoFolder: cwd,
      },
      verify: false,
      onError: "stop",
      onDuplicate: wish.onDuplicate ?? "refuse",
      restart: wish.restart ?? false,
      version: "1",
      now: new Date("2026-01-01"),
    },
    { size: 1, run: list },
    { report: () => undefined, flush: () => Promise.resolve(), interrupted: () => false },
  );
};

const listOf = (start: number, count: number) =>
  Array.from({ length: count }, (_, at) => `row ${start + at}`);

/** Rows with the same file name. */
const labels = (start: number) => listOf(start, 10).map((row) => `${row},label`);

describe.each(["out", "codes.zip"])("a run into the output of a previous list: %s", (name) => {
  const made = (cwd: string) => readFileSync(join(cwd, name === "out" ? "out/000001.svg" : name));

  it.each([
    ["shares nothing", listOf(100, 10)],
    ["shares less than half", [...listOf(0, 4), ...listOf(100, 6)]],
  ])("is refused for numbered files without restart if it %s", async (_, rows) => {
    const cwd = await temporaryFolder();
    await run(cwd, name, listOf(0, 10));
    const before = made(cwd);
    await expect(run(cwd, name, rows)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(
        /holds the codes of another list: most rows of list\.csv .* Nothing was written\. .* replace them with --restart\.$/,
      ),
    });
    expect(made(cwd)).toEqual(before);
    expect(await run(cwd, name, rows, { restart: true })).toMatchObject({ written: 10, complete: true });
    expect(await run(cwd, name, rows)).toMatchObject({ written: 0, kept: 10 });
  });

  it.each([
    ["a row was corrected", ["corrected", ...listOf(1, 9)]],
    ["a row was added at the beginning", ["new", ...listOf(0, 10)]],
    ["the previous run was a trial with its first rows", listOf(0, 200)],
    ["most rows were removed", listOf(3, 2)],
  ])("continues if %s", async (_, rows) => {
    const cwd = await temporaryFolder();
    await run(cwd, name, listOf(0, 10));
    expect(await run(cwd, name, rows)).toMatchObject({ written: rows.length, complete: true });
  });

  it("is allowed if it has its own file names", async () => {
    const cwd = await temporaryFolder();
    await run(cwd, name, listOf(0, 3));
    const named = listOf(100, 3).map((row, at) => `${row},name ${at}`);
    expect(await run(cwd, name, named, { header: "content,file" })).toMatchObject({ written: 3 });
  });

  it("is refused for files numbered as duplicates unless the lists overlap", async () => {
    const cwd = await temporaryFolder();
    const wish = { header: "content,file", onDuplicate: "number" } as const;
    await run(cwd, name, labels(0), wish);
    await expect(run(cwd, name, labels(100), wish)).rejects.toMatchObject({ code: "conflict" });
    expect(await run(cwd, name, labels(5), wish)).toMatchObject({ written: 10, complete: true });
  });

  it("continues if only the row without a file name was corrected", async () => {
    const cwd = await temporaryFolder();
    const named = listOf(0, 9).map((row, at) => `${row},name ${at}`);
    await run(cwd, name, ["old,", ...named], { header: "content,file" });
    expect(await run(cwd, name, ["corrected,", ...named], { header: "content,file" })).toMatchObject({
      written: 10,
      complete: true,
    });
  });
});

const sampleOf = (contents: readonly string[]) => {
  const sample = createRowSample();
  for (const [at, content] of contents.entries())
    sample.add({ number: at + 1, line: at + 2, cells: { content } }, true);
  return sample;
};

describe("the remembered rows", () => {
  it("are a small sample that is enough to recognize a long list", () => {
    const long = sampleOf(listOf(0, 20_000));
    expect(long.text()).toHaveLength(384);
    expect(sampleOf(listOf(0, 20_000).toReversed()).text()).toBe(long.text());
    expect(sampleOf(listOf(0, 30_000)).sharedWith(long.text())).toBe(1);
    expect(sampleOf(listOf(2000, 20_000)).sharedWith(long.text())).toBeGreaterThan(0.7);
    expect(sampleOf(listOf(20_000, 20_000)).sharedWith(long.text())).toBeLessThan(0.1);
  });
});
