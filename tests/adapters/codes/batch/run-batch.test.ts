import { existsSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Caller, ReportEvent } from "../../../../adapters/codes/batch/batch-report.ts";
import { createListMaker } from "../../../../adapters/codes/batch/make-list.node.ts";
import { withStandingFiles } from "../../../../adapters/codes/batch/output/manifest-records.node.ts";
import type { BatchOptions } from "../../../../adapters/codes/batch/batch-options.node.ts";
import { runBatch } from "../../../../adapters/codes/batch/run-batch.node.ts";
import type { WorkerPool } from "../../../../adapters/codes/batch/worker-pool.node.ts";
import { PLAIN_PRESS } from "../../../../core/codes/print/press.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";

const optionsIn = (folder: string, output: string): BatchOptions => ({
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
  output,
  folder: output.endsWith(".zip") ? null : output,
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
  restart: false,
  version: "1",
  now: new Date(),
});

/** A pool of one worker on this thread. */
const poolFor = async ({ format, press, folder, verify }: BatchOptions): Promise<WorkerPool> => ({
  size: 1,
  run: await createListMaker({ format, press, folder, verify, worker: 0 }),
});

/** A caller that calls `whenTold` at each flush; the first one follows the check of the rows. */
const callerThat = (whenTold: () => void): Caller & { events: ReportEvent[] } => {
  const events: ReportEvent[] = [];
  return {
    events,
    report: (event) => void events.push(event),
    flush: () => Promise.resolve(whenTold()),
    interrupted: () => false,
  };
};

describe("a file that changes between the two passes", () => {
  it.each(["out", "codes.zip"])(
    "makes the run fail instead of succeeding with missing codes: %s",
    async (name) => {
      const cwd = await temporaryFolder();
      const options = optionsIn(cwd, join(cwd, name));
      writeFileSync(options.file.path, "content\none\ntwo\nthree\n");
      const caller = callerThat(() => truncateSync(options.file.path, "content\none\n".length));
      await expect(runBatch(options, await poolFor(options), caller)).rejects.toMatchObject({
        code: "conflict",
        message: "rows.csv was changed while it was read.",
      });
      expect(existsSync(join(cwd, "codes.zip"))).toBe(false);
    },
  );
});

describe("an interruption while the rows are checked", () => {
  it("reports no counts, since only part of the file was read", async () => {
    const cwd = await temporaryFolder();
    const options = optionsIn(cwd, join(cwd, "out"));
    writeFileSync(options.file.path, `content,file\n${"same,name\n".repeat(10_000)}`);
    let blocks = 0;
    const caller = {
      ...callerThat(() => void (blocks += 1)),
      interrupted: () => blocks > 0,
    };
    expect(await runBatch(options, await poolFor(options), caller)).toMatchObject({ interrupted: true });
    expect(blocks).toBe(1);
    expect(caller.events.filter(({ kind }) => kind === "sentence" || kind === "advice")).toEqual([]);
  });
});

describe("an interrupted run", () => {
  it("counts the files of earlier runs that it did not reach", async () => {
    const cwd = await temporaryFolder();
    const options = optionsIn(cwd, join(cwd, "out"));
    writeFileSync(options.file.path, "content,size\none,\ntwo,big\nthree,\n");
    await runBatch(
      { ...options, onError: "skip" },
      await poolFor(options),
      callerThat(() => undefined),
    );
    const caller = { ...callerThat(() => undefined), interrupted: () => true };
    const summary = await runBatch(options, await poolFor(options), caller);
    expect(await withStandingFiles(summary, options.folder)).toMatchObject({ kept: 0, standing: 2 });
    expect(await withStandingFiles(summary, join(cwd, "other"))).toMatchObject({ standing: 0 });
    expect(await withStandingFiles(summary, null)).toEqual(summary);
  });
});

describe("a folder that is renamed during the run", () => {
  it("fails the run with advice to put it back", async () => {
    const cwd = await temporaryFolder();
    const options = optionsIn(cwd, join(cwd, "out"));
    writeFileSync(options.file.path, "content\none\n");
    const pool = await poolFor(options);
    const renaming = {
      ...pool,
      run: (list: Parameters<typeof pool.run>[0]) => {
        renameSync(join(cwd, "out"), join(cwd, "elsewhere"));
        return pool.run(list);
      },
    };
    await expect(
      runBatch(
        options,
        renaming,
        callerThat(() => undefined),
      ),
    ).rejects.toMatchObject({
      code: "storage_failed",
      message: expect.stringMatching(/out was renamed, moved or deleted during the run: put it back/),
    });
  });
});

describe("a row that could not be made", () => {
  it("is reported in the singular if there is no other", async () => {
    const cwd = await temporaryFolder();
    const options = optionsIn(cwd, join(cwd, "out"));
    writeFileSync(options.file.path, "content,size\none,big\n");
    const caller = callerThat(() => undefined);
    await runBatch(options, await poolFor(options), caller);
    expect(caller.events).toContainEqual({
      kind: "advice",
      sentence: "The row cannot be made, so nothing was written.",
    });
  });

  it("fails again in the next run, which keeps all others", async () => {
    const cwd = await temporaryFolder();
    const options = optionsIn(cwd, join(cwd, "out"));
    writeFileSync(options.file.path, "content,logo\none,\ntwo,logo.png\nthree,\n");
    const logo = join(cwd, "logo.png");
    const run = async () => {
      const picture = { width: 80, height: 80, channels: 4, background: "#c33" } as const;
      await sharp({ create: picture }).png().toFile(logo);
      return runBatch(
        options,
        await poolFor(options),
        callerThat(() => rmSync(logo, { force: true })),
      );
    };
    expect(await run()).toMatchObject({ rows: 3, written: 2, kept: 0, failed: 1 });
    const manifest = readFileSync(join(cwd, "out/manifest.csv"), "utf8");
    expect(manifest).toContain("\n2,3,,,no,,two\n");
    expect(await run()).toMatchObject({ rows: 3, written: 0, kept: 2, failed: 1 });
    expect(readFileSync(join(cwd, "out/manifest.csv"), "utf8")).toBe(manifest);
  });
});
