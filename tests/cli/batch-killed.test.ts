import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { canMount } from "../support/programs/can-mount.ts";
import { runNode } from "../support/programs/cli-program.ts";
import { dyingAtRow, hashesIn, killedRows, SAME_TIME } from "../support/programs/killed-batch.ts";
import { builtProgram } from "../support/programs/product.ts";
import { programHere } from "../support/programs/program-here.ts";
import { makeFolder, removeFolder, temporaryFolder } from "../support/temporary-folder.ts";

const ROWS = 100;

interface Case {
  /**
   * Must exceed the rows that workers receive before the last kill: there the batch waits until its progress
   * was reported.
   */
  rows: number;
  /** Output path in the temporary folder. */
  output: string;
  options: string[];
  /** Signals, and the number of rows before each. */
  kills: [NodeJS.Signals, number][];
}

const argumentsOf = ({ output, options }: Case) => ["batch", "../rows.jsonl", "-o", output, ...options];

const run = (cwd: string, each: Case, kill?: [NodeJS.Signals, number]) =>
  runNode([...(kill ? dyingAtRow(...kill) : []), builtProgram(), ...argumentsOf(each)], {
    cwd,
    env: SAME_TIME,
  });

/**
 * Runs in this process, which is faster; only killed runs and their continuation need a process of their own.
 * The files are the same.
 */
const runHere = async (cwd: string, each: Case) => {
  for (const [name, value] of Object.entries(SAME_TIME)) vi.stubEnv(name, value);
  try {
    return await programHere(argumentsOf(each), cwd);
  } finally {
    vi.unstubAllEnvs();
  }
};

/** A folder with the rows, and empty subfolders for an undisturbed run and a killed one. */
const folders = async (rows: number) => {
  const cwd = await temporaryFolder();
  writeFileSync(join(cwd, "rows.jsonl"), killedRows(rows));
  const [calm, disturbed] = [join(cwd, "calm"), join(cwd, "disturbed")];
  for (const folder of [calm, disturbed]) mkdirSync(folder);
  return { calm, disturbed };
};

/** Hashes of the files in a folder, or of the single file for a ZIP. */
const result = (cwd: string, { output }: Case) => hashesIn(output.endsWith(".zip") ? cwd : join(cwd, output));

describe("a killed batch", () => {
  it.each<Case>([
    {
      rows: 240,
      output: "out",
      options: ["--workers", "4", "--verify"],
      kills: [
        ["SIGKILL", 30],
        ["SIGKILL", 90],
      ],
    },
    {
      rows: 300,
      output: "out",
      options: ["--workers", "1", "--format", "svg"],
      kills: [
        ["SIGTERM", 60],
        ["SIGKILL", 110],
      ],
    },
    { rows: 300, output: "out", options: ["--workers", "2", "--format", "pdf"], kills: [["SIGKILL", 80]] },
    {
      rows: 500,
      output: "codes.zip",
      options: ["--workers", "4"],
      kills: [
        ["SIGKILL", 90],
        ["SIGTERM", 60],
      ],
    },
  ])("ends with the same files as an uninterrupted one when rerun: $output, $options", async (each) => {
    const { calm, disturbed } = await folders(each.rows);
    expect((await runHere(calm, each)).code).toBe(0);
    for (const kill of each.kills) {
      const { code, signal } = await run(disturbed, each, kill);
      expect([code, signal]).toEqual(kill[0] === "SIGKILL" ? [null, "SIGKILL"] : [143, null]);
    }
    const { code, stderr } = await run(disturbed, each);
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.not.stringContaining("damaged") });
    expect(result(disturbed, each)).toEqual(result(calm, each));

    const again = await runHere(disturbed, each);
    expect(again.code).toBe(0);
    expect(again.stderr).toContain(`Nothing to do: all ${each.rows} files are in ${each.output} already.\n`);
    expect(result(disturbed, each)).toEqual(result(calm, each));
  });

  it.skipIf(!canMount())("that ran into a full disk ends with the same files when rerun", async () => {
    const { calm, disturbed } = await folders(ROWS);
    const each: Case = { rows: ROWS, output: "out", options: ["--workers", "4"], kills: [] };
    await runHere(calm, each);
    const mount = (options: string) =>
      execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", disturbed]);
    mount("size=150k");
    onTestFinished(() => void execFileSync("umount", [disturbed]));
    const full = await run(disturbed, each);
    expect(full.code).toBe(1);
    expect(full.stderr).toMatch(/the disk is full\. The same command continues from here\.\n$/);
    mount("remount,size=64m");
    expect((await run(disturbed, each)).code).toBe(0);
    expect(result(disturbed, each)).toEqual(result(calm, each));
  });
});

describe("a damaged manifest", () => {
  const each: Case = { rows: ROWS, output: "out", options: [], kills: [] };
  /** the manifest of a killed run must not count as damaged */
  const SILENT = /^(?!.*damaged)/s;
  const MANIFEST = "out/manifest.csv";
  let shared: string;
  let whole: string;
  beforeAll(async () => {
    shared = await makeFolder();
    whole = join(shared, "whole");
    mkdirSync(whole);
    writeFileSync(join(shared, "rows.jsonl"), killedRows(ROWS));
    await runHere(whole, each);
  });
  afterAll(() => removeFolder(shared));
  /** Copies a complete run and damages its manifest. */
  const damaged = (name: string, damage: (text: string) => string): string => {
    const folder = join(shared, name);
    cpSync(whole, folder, { recursive: true });
    writeFileSync(join(folder, MANIFEST), damage(readFileSync(join(whole, MANIFEST), "utf8")));
    return folder;
  };

  it.each<[string, (text: string) => string, RegExp]>([
    ["cut within a record", (text) => text.slice(0, 5000), SILENT],
    [
      "cut at the end of a line within a content",
      (text) => text.slice(0, text.indexOf('zweite ""Zeile')),
      SILENT,
    ],
    ["cut within its header", (text) => text.slice(0, 10), SILENT],
    ["empty", () => "", SILENT],
    [
      "with CRLF",
      (text) => text.replaceAll("\n", "\r\n"),
      /manifest\.csv is damaged: every file is made again/,
    ],
    ["of another version", (text) => text.replace(/^.*\n/, "row,file,sha256\n"), /is damaged: every file/],
    ["with another content", (text) => text.replace("/p/11", "/p/12"), /damaged from row 11 on/],
    ["with a missing record", (text) => text.replace(/^16,.*\n/m, ""), /damaged from row 16 on/],
    ["with an extra record", (text) => `${text}101,102,x.png,,,\n`, /more records than there are rows/],
    [
      "with foreign bytes",
      (text) => `${text.slice(0, text.indexOf("\n20,") + 1)}\0\0\n\0`,
      /damaged from row 20 on/,
    ],
  ])("leads to the same files as an intact one: %s", async (name, damage, sentence) => {
    const folder = damaged(name, damage);
    const { code, stderr } = await runHere(folder, each);
    expect(code).toBe(0);
    expect(stderr).toMatch(sentence);
    expect(result(folder, each)).toEqual(result(whole, each));
  });

  it("is rejected if a hash does not match, since either the file or the hash could be wrong", async () => {
    const folder = damaged("of another hash", (text) =>
      text.replace(/^(7,.*,)[0-9a-f]{64},/m, `$1${"0".repeat(64)},`),
    );
    const { code, stderr } = await runHere(folder, each);
    expect(code).toBe(1);
    expect(stderr).toContain("The file of row 7 no longer comes out as manifest.csv records it");
  });
});
