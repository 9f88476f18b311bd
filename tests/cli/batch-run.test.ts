import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { barWidthDecoder } from "../../adapters/codes/decode/bar-width-decoder.ts";
import { jsqrDecoder } from "../../adapters/codes/decode/jsqr-decoder.ts";
import { loadCodeFile } from "../../adapters/codes/files/load-code-file.node.ts";
import { ownIdentity } from "../../adapters/codes/batch/output/process-identity.node.ts";
import { zxingDecoderNode } from "../../adapters/codes/decode/zxing-decoder.node.ts";
import { canMount } from "../support/programs/can-mount.ts";
import { runNode, type RunOptions } from "../support/programs/cli-program.ts";
import { dyingAtRow } from "../support/programs/killed-batch.ts";
import { builtProgram } from "../support/programs/product.ts";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const quietzone = (args: string[], options?: RunOptions) => runNode([builtProgram(), ...args], options);

const DECODERS = { jsqr: jsqrDecoder, zxing: zxingDecoderNode(), bars: barWidthDecoder };
const read = async (bytes: Uint8Array, decoder: keyof typeof DECODERS): Promise<string | undefined> =>
  (await DECODERS[decoder].decode(await loadCodeFile(bytes)))[0]?.text;

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const manifestOf = (text: string): Record<string, string>[] => parse(text, { columns: true });

const expectFilesOf = (entries: Record<string, string>[], folder: string): void => {
  const wrong = entries.filter(
    ({ file = "", sha256: hash }) => sha256(readFileSync(join(folder, file))) !== hash,
  );
  expect(wrong).toEqual([]);
};

const MIXED = `{"content":"https://example.com/1","file":"link"}
{"content":"Grüße, 漢字 und 👋","level":"M","foreground":"#036","size":400}
{"type":"wifi","ssid":"Guests","password":"open sesame"}
{"type":"vcard","first_name":"Ada","last_name":"Lovelace","phone":"+4420123"}
{"type":"product","product_name":"Kettle","serial_number":"K-17"}
{"type":"barcode","barcode_format":"EAN13","content":"4006381333931","bar_width":3}
{"type":"barcode","barcode_format":"CODE128","content":"QZ-2048","foreground":"#203040"}
{"type":"barcode","barcode_format":"MSI","content":"1234567"}
{"content":"with a logo","logo":"logo.png"}
`;

const mixedFolder = async (): Promise<string> => {
  const cwd = await temporaryFolder();
  writeFileSync(join(cwd, "rows.jsonl"), MIXED);
  const logo = { width: 80, height: 80, channels: 4, background: "#c33" } as const;
  await sharp({ create: logo }).png().toFile(join(cwd, "logo.png"));
  return cwd;
};

const manyRows = (count: number): string =>
  `content\n${Array.from({ length: count }, (_, row) => `https://example.com/${row}\n`).join("")}`;

/** Contents of the files in a folder, by name. */
const textsIn = (cwd: string, folder: string) =>
  Object.fromEntries(
    readdirSync(join(cwd, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(cwd, folder, name), "utf8")]),
  );

/** A folder with these files and an empty `out`. */
const folderWith = async (files: Record<string, string>) => {
  const cwd = await temporaryFolder();
  await mkdir(join(cwd, "out"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  return cwd;
};

/** Runs the program in a pipeline that closes after the first line. */
const firstLine = (args: string[], cwd: string) =>
  spawnSync(
    "bash",
    [
      "-c",
      '"$@" 2>&1 | head -n1; exit "${PIPESTATUS[0]}"',
      "bash",
      process.execPath,
      builtProgram(),
      ...args,
    ],
    {
      cwd,
      encoding: "utf8",
    },
  );

describe("a batch of mixed rows", () => {
  it.each(["png", "svg"])("writes %s files that decoders read, and a manifest", async (format) => {
    const cwd = await mixedFolder();
    const args = ["batch", "rows.jsonl", "-o", "out", "--verify", "--format", format];
    const { code, stdout } = await quietzone(args, { cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: "out/manifest.csv\n" });
    const manifest = readFileSync(join(cwd, "out/manifest.csv"), "utf8");
    expect(manifest.split("\n")[0]).toBe("row,line,file,sha256,verified,verified_by,content");
    const entries = manifestOf(manifest);
    expect(entries.map(({ row, line, file, verified }) => [row, line, file, verified])).toEqual(
      MIXED.trim()
        .split("\n")
        .map((_, at) => {
          const file = `${at === 0 ? "link" : `00000${at + 1}`}.${format}`;
          return [String(at + 1), String(at + 1), file, "yes"];
        }),
    );
    const files = entries.map(({ file = "" }) => readFileSync(join(cwd, "out", file)));
    expect(files.map(sha256)).toEqual(entries.map((entry) => entry["sha256"]));

    const texts = await Promise.all(files.map((bytes, row) => read(bytes, row === 7 ? "bars" : "zxing")));
    expect(entries.map(({ content }) => content)).toEqual(texts);
    expect(texts[0]).toBe("https://example.com/1");
    expect(texts[1]).toBe("Grüße, 漢字 und 👋");
    expect(texts[2]).toBe("WIFI:T:WPA;S:Guests;P:open sesame;;");
    expect(texts[3]).toContain("N:Lovelace;Ada;;;");
    expect(JSON.parse(texts[4] ?? "")).toMatchObject({ productName: "Kettle", serialNumber: "K-17" });
    expect(texts.slice(5)).toEqual(["4006381333931", "QZ-2048", "1234567", "with a logo"]);
    expect(await Promise.all(files.slice(0, 5).map((bytes) => read(bytes, "jsqr")))).toEqual(
      texts.slice(0, 5),
    );
  });

  it("writes the same files and the manifest into one ZIP", async () => {
    const cwd = await mixedFolder();
    const { code, stdout } = await quietzone(["batch", "rows.jsonl", "-o", "codes.zip"], { cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: "codes.zip\n" });
    const files = unzipSync(readFileSync(join(cwd, "codes.zip")));
    const entries = manifestOf(Buffer.from(files["manifest.csv"]!).toString());
    expect(Object.keys(files)).toEqual([...entries.map(({ file }) => file), "manifest.csv"]);
    expect(entries.map(({ file = "" }) => sha256(files[file]!))).toEqual(
      entries.map((entry) => entry["sha256"]),
    );
    expect(await read(files["link.png"]!, "zxing")).toBe("https://example.com/1");
    expect(readdirSync(cwd).toSorted()).toEqual(["codes.zip", "logo.png", "rows.jsonl"]);
  });

  it("reads rows from standard input", async () => {
    const cwd = await mixedFolder();
    const args = ["batch", "-", "--input-format", "jsonl", "-o", "out"];
    expect((await quietzone(args, { cwd, input: MIXED })).code).toBe(0);
    expect(readdirSync(join(cwd, "out"))).toContain("000002.png");
  });

  it("applies the design files beside the table, and ignores unrelated files", async () => {
    const folder = await temporaryFolder();
    writeFileSync(join(folder, "rows.csv"), "content,design,file\na,Shop,a\nb,ocean,b\nc,,c\n");
    writeFileSync(join(folder, "shop.json"), '{"version":1,"background":"#fee2e2"}');
    writeFileSync(join(folder, "other.json"), "{}");
    const run = await quietzone(["batch", "rows.csv", "-o", "codes"], { cwd: folder });
    expect(run).toMatchObject({ code: 0, stderr: expect.stringContaining("3 QR codes") });
    const corner = async (name: string) => {
      const { data } = await sharp(join(folder, "codes", `${name}.png`))
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 3)];
    };
    expect(await corner("a")).toEqual([0xfe, 0xe2, 0xe2]);
    expect(await corner("c")).toEqual([255, 255, 255]);
  });

  it("writes PDF files", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), "content\nhello\n");
    expect((await programHere(["batch", "rows.csv", "-o", "out", "--format", "pdf"], cwd)).code).toBe(0);
    expect(readFileSync(join(cwd, "out/000001.pdf"), "latin1")).toMatch(/^%PDF-/);
  });

  it("escapes file names and contents in the manifest that a spreadsheet would run as formulas", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), "content,file\n@SUM(A1),=1+1\n");
    expect((await programHere(["batch", "rows.csv", "-o", "out"], cwd)).code).toBe(0);
    expect(readFileSync(join(cwd, "out/manifest.csv"), "utf8")).toMatch(/^1,2,'=1\+1\.png,.*,'@SUM\(A1\)$/m);
  });

  it("prints progress as plain lines without a terminal", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(100));
    const { stderr } = await programHere(["batch", "rows.csv", "-o", "out"], cwd);
    expect(stderr).toContain("100 of 100\n100 QR codes written to out.\n");
  });

  it.each([
    ["content\n4006381333931\n", "1 barcode written to out."],
    ["type,content\nqr,a\nbarcode,4006381333931\n", "2 codes written to out."],
  ])("prints how many codes it wrote: %j", async (rows, sentence) => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), rows);
    const bars = ["--type", "barcode", "--barcode-format", "EAN13"];
    const { stderr } = await programHere(["batch", "rows.csv", "-o", "out", ...bars], cwd);
    expect(stderr).toContain(sentence);
  });

  it("runs from source", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(30));
    const tsx = ["--import", import.meta.resolve("tsx"), join(import.meta.dirname, "../../cli/main.ts")];
    // one worker, because every thread loads the compiler
    const { code } = await runNode([...tsx, "batch", "rows.csv", "-o", "out", "--workers", "1"], { cwd });
    expect(code).toBe(0);
    expect(readdirSync(join(cwd, "out"))).toHaveLength(32);
  });
});

const runThirty = async (...args: string[]) => {
  const cwd = await temporaryFolder();
  writeFileSync(join(cwd, "rows.csv"), manyRows(30));
  return programHere(["batch", "rows.csv", "-o", "out", ...args], cwd);
};

describe("a problem of an option that affects every row", () => {
  it("is one note with a count", async () => {
    const { stderr } = await runThirty("--quiet-zone", "0");
    expect(stderr.match(/^note: --quiet-zone: .* \(30 rows\)$/gm)).toHaveLength(1);
    expect(stderr).not.toMatch(/^note: line/m);
  });

  it("is one error with a count, and suggests another value for the option", async () => {
    const { code, stderr } = await runThirty("--foreground", "#ffff00");
    expect(stderr.match(/^--foreground: .* Use --foreground "#[0-9a-f]{6}"\. \(30 rows\)$/gm)).toHaveLength(
      1,
    );
    expect(stderr).not.toMatch(/Corrected|^line/m);
    expect(code).toBe(1);
  });

  it("is one event per row with --json", async () => {
    const { stdout } = await runThirty("--foreground", "#ffff00", "--json");
    const events = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    expect(events.filter((event) => "column" in event)).toHaveLength(30);
    expect(events[0]).toEqual({
      event: "issue",
      row: 1,
      line: 2,
      column: "foreground",
      message: expect.any(String) as string,
      corrected: expect.stringMatching(/^#/) as string,
    });
  });
});

describe("a file that does not scan", () => {
  // colors with too little contrast only pass the check of rows with --force
  const ROWS = "content,foreground\nhello,#000\nworld,#f4f4f4\nagain,#000\n";
  const run = async (...args: string[]) => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), ROWS);
    const outcome = await programHere(
      ["batch", "rows.csv", "-o", "out", "--force", "--verify", ...args],
      cwd,
    );
    return { ...outcome, cwd, manifest: manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8")) };
  };

  it("is reported with its line, marked in the manifest, and makes the run fail", async () => {
    const { code, stderr, manifest, cwd } = await run("--on-error", "skip");
    expect(stderr).toMatch(/^line 3: None of our scanners could read this code/m);
    expect(stderr).toContain("2 QR codes written to out, 1 failed.");
    expect(readdirSync(join(cwd, "out")).filter((name) => !name.startsWith("."))).toEqual([
      "000001.png",
      "000003.png",
      "manifest.csv",
    ]);
    expect(manifest.map(({ row, verified }) => [row, verified])).toEqual([
      ["1", "yes"],
      ["2", "no"],
      ["3", "yes"],
    ]);
    expect(code).toBe(1);
  });

  it("stops the run, which suggests how to continue", async () => {
    const { code, stderr } = await run();
    expect(stderr).toMatch(
      /^Stopped: \d QR codes? written to out, 1 failed\. The same command stops there again: correct the rows named above.*--on-error skip\. What --force accepts is kept only without --verify\.$/m,
    );
    expect(stderr).not.toContain("continues from here");
    expect(code).toBe(1);
  });

  it("is found again, for the same reason, on a second run", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), ROWS);
    const args = ["batch", "rows.csv", "-o", "out", "--force", "--verify", "--on-error", "skip"];
    const first = await programHere(args, cwd);
    const { code, stderr } = await programHere(args, cwd);
    expect(code).toBe(1);
    expect(stderr).toContain("0 QR codes written to out, 2 were there already, 1 failed.");
    const reason = /^line 3: .*$/m;
    expect(reason.exec(stderr)?.[0]).toBe(reason.exec(first.stderr)?.[0]);
  });

  it("removes a file of the same name from an earlier run", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), ROWS);
    const args = ["batch", "rows.csv", "-o", "out", "--force", "--on-error", "skip"];
    expect((await programHere(args, cwd)).code).toBe(0);
    expect(existsSync(join(cwd, "out/000002.png"))).toBe(true);
    expect((await programHere([...args, "--verify"], cwd)).code).toBe(1);
    expect(existsSync(join(cwd, "out/000002.png"))).toBe(false);
  });

  it("is left out of the ZIP", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), ROWS);
    const args = ["batch", "rows.csv", "-o", "codes.zip", "--force", "--verify", "--on-error", "skip"];
    const { code, stderr } = await programHere(args, cwd);
    expect(code).toBe(1);
    expect(stderr).toContain("2 QR codes written to codes.zip, 1 failed.");
    const files = Object.keys(unzipSync(readFileSync(join(cwd, "codes.zip"))));
    expect(files).toEqual(["000001.png", "000003.png", "manifest.csv"]);
  });

  it("includes a code that scans but that phones cannot use, even with --force", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), "content\nWIFI:T:WPA;S:Guests;P:abc;;\n");
    const args = ["batch", "rows.csv", "-o", "out", "--force", "--verify"];
    const { code, stderr } = await programHere(args, cwd);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^line 2: It scans, but phones cannot use it: A WPA password has 8 to 63 characters/m,
    );
    expect((await programHere(args.slice(0, -1), cwd)).code).toBe(0);
  });
});

describe("an interrupted batch", () => {
  // more than the workers receive ahead
  const ROWS = 300;
  const KILLED_AT = 100;
  const args = ["batch", "rows.csv", "-o", "out", "--workers", "2"];

  const interrupted = async (signal: NodeJS.Signals) => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(ROWS));
    const outcome = await runNode([...dyingAtRow(signal, KILLED_AT), builtProgram(), ...args], { cwd });
    const manifest = readFileSync(join(cwd, "out/manifest.csv"), "utf8");
    return {
      cwd,
      outcome,
      done: manifest.split("\n").filter((line) => /^\d+,.*,[0-9a-f]{64},,,https:/.test(line)).length,
    };
  };

  const expectComplete = (cwd: string): void => {
    const entries = manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8"));
    expect(entries.map(({ row }) => Number(row))).toEqual(Array.from({ length: ROWS }, (_, row) => row + 1));
    expectFilesOf(entries, join(cwd, "out"));
  };

  it("resumes after SIGKILL", async () => {
    const { cwd, outcome, done } = await interrupted("SIGKILL");
    expect(outcome.signal).toBe("SIGKILL");
    expect(done).toBeGreaterThanOrEqual(KILLED_AT);
    expect(done).toBeLessThan(ROWS);
    const { code, stderr } = await quietzone(args, { cwd });
    expect(code).toBe(0);
    expect(stderr).toContain(`${ROWS - done} QR codes written to out, ${done} were there already.`);
    expectComplete(cwd);
  });

  it("exits with 130 on Ctrl-C, says so, and resumes", async () => {
    const { cwd, outcome, done } = await interrupted("SIGINT");
    expect(outcome.code).toBe(130);
    expect(outcome.stderr).toContain("The same command continues from here.");
    expect(done).toBeLessThan(ROWS);
    expect((await quietzone(args, { cwd })).code).toBe(0);
    expectComplete(cwd);
  });

  it("reports that no file was written if interrupted while checking its rows", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), `content,size\nfirst,big\n${"x,\n".repeat(200_000)}`);
    let sent = false;
    const { code, stderr } = await quietzone(args, {
      cwd,
      onStderr: (text, kill) => {
        if (sent || !text.includes("line 2")) return;
        sent = true;
        kill("SIGINT");
      },
    });
    expect(code).toBe(130);
    expect(stderr).toMatch(/Interrupted before any file was written\. Run the same command again\.\n$/);
    expect(stderr).not.toContain("starts over");
  });

  it("rewrites only files that were changed or lost since the last run", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(50));
    await programHere(args, cwd);
    const before = readFileSync(join(cwd, "out/000007.png"));
    writeFileSync(join(cwd, "out/000007.png"), "tampered");
    await rm(join(cwd, "out/000009.png"));
    const { code, stderr } = await programHere(args, cwd);
    expect(code).toBe(0);
    expect(stderr).toContain("2 QR codes written to out, 48 were there already.");
    expect(readFileSync(join(cwd, "out/000007.png"))).toEqual(before);
  });

  it("starts over if the rows or the design changed, or with --restart", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(20));
    await programHere(args, cwd);
    const other = await programHere([...args, "--size", "400"], cwd);
    expect(other.stderr).toContain(
      "The options are not those of the last run into out: every file is made again.\n",
    );
    expect(other.stderr).toContain("20 QR codes written to out.");
    writeFileSync(join(cwd, "rows.csv"), manyRows(21));
    const more = await programHere([...args, "--size", "400"], cwd);
    expect(more.stderr).toContain(
      "The rows are not those of the last run into out: every file is made again.\n",
    );
    expect(more.stderr).toContain("21 QR codes written to out.");
    const restarted = await programHere([...args, "--size", "400", "--restart"], cwd);
    expect(restarted.stderr).toContain("21 QR codes written to out.");
    expect(manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8"))).toHaveLength(21);
  });

  it("leaves no ZIP", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(ROWS));
    const toZip = ["batch", "rows.csv", "-o", "codes.zip", "--workers", "2"];
    const { code } = await runNode([...dyingAtRow("SIGINT", KILLED_AT), builtProgram(), ...toZip], { cwd });
    expect(code).toBe(130);
    expect(readdirSync(cwd)).toEqual(["rows.csv"]);
  });
});

describe("a folder with files that no batch wrote", () => {
  it.each([
    ["manifest.csv", ["."], "manifest.csv is the file that the rows come from."],
    ["manifest.csv", [".", "--restart"], "manifest.csv is the file that the rows come from."],
    ["a.png", [".", "--input-format", "csv"], "a.png is the file that the rows come from."],
    ["codes.zip", ["codes.zip", "--input-format", "csv"], "codes.zip is the file that the rows come from."],
  ])("is never written over the input file: %s into %j", async (input, output, sentence) => {
    const cwd = await folderWith({ [input]: "content,file\nhello,a\n" });
    const { code, stdout, stderr } = await programHere(["batch", input, "-o", ...output], cwd);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe(`error: ${sentence} Nothing was written. Choose another place with -o.\n`);
    expect(textsIn(cwd, ".")).toEqual({ [input]: "content,file\nhello,a\n" });
  });

  it.each([
    ["a manifest", "manifest.csv"],
    ["a picture with the name of a later row", "000040.png"],
  ])("keeps those files: %s", async (_, name) => {
    const cwd = await folderWith({
      "rows.csv": manyRows(40),
      [`out/${name}`]: "mine",
      "out/notes.txt": "mine",
    });
    const { code, stderr } = await programHere(["batch", "rows.csv", "-o", "out"], cwd);
    expect(code).toBe(1);
    expect(stderr).toBe(
      `error: out/${name} is there already, and out has no record of a batch that made it (.quietzone-batch.json). Nothing was written. Choose another place with -o or write over it with --restart.\n`,
    );
    expect(textsIn(cwd, "out")).toEqual({ [name]: "mine", "notes.txt": "mine" });

    expect((await programHere(["batch", "rows.csv", "-o", "out", "--restart"], cwd)).code).toBe(0);
    expect(manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8"))).toHaveLength(40);
    expect(readFileSync(join(cwd, "out/notes.txt"), "utf8")).toBe("mine");
  });

  it("accepts new files beside them, and the same batch a second time", async () => {
    const cwd = await folderWith({ "rows.csv": manyRows(3) });
    expect((await programHere(["batch", "rows.csv", "-o", "."], cwd)).code).toBe(0);
    const again = await programHere(["batch", "rows.csv", "-o", "."], cwd);
    expect(again.stderr).toContain("Nothing to do: all 3 files are in . already.\n");
    expect(readFileSync(join(cwd, "rows.csv"), "utf8")).toBe(manyRows(3));
  });
});

const zipArgs = ["batch", "rows.csv", "-o", "codes.zip", "-q"];
const batch = (cwd: string, ...args: string[]) => programHere([...zipArgs, ...args], cwd);

const folderWithZip = async () => {
  const cwd = await folderWith({ "rows.csv": manyRows(20) });
  expect((await batch(cwd)).code).toBe(0);
  return { cwd, zip: join(cwd, "codes.zip") };
};

describe("an existing ZIP", () => {
  it.each([
    [
      "no batch made it",
      () => Buffer.from("mine"),
      "is there already, and it is not the whole ZIP of an earlier batch.",
    ],
    [
      "it was changed",
      (zip: Buffer) => Buffer.from(zip).fill(1, 60, 61),
      "was changed after a batch made it.",
    ],
    [
      "it is cut",
      (zip: Buffer) => zip.subarray(0, -1),
      "is there already, and it is not the whole ZIP of an earlier batch.",
    ],
  ])("is kept unless --restart is given: %s", async (_, change, sentence) => {
    const { cwd, zip } = await folderWithZip();
    const foreign = change(readFileSync(zip));
    writeFileSync(zip, foreign);
    const { code, stderr } = await batch(cwd);
    expect(code).toBe(1);
    expect(stderr).toBe(
      `error: codes.zip ${sentence} Nothing was written. Choose another place with -o or write over it with --restart.\n`,
    );
    expect(readFileSync(zip)).toEqual(foreign);
    expect((await batch(cwd, "--restart")).code).toBe(0);
    expect(Object.keys(unzipSync(readFileSync(zip)))).toHaveLength(21);
    expect(readdirSync(cwd).toSorted()).toEqual(["codes.zip", "out", "rows.csv"]);
  });

  it("is rewritten for other rows or options, with a message", async () => {
    const { cwd, zip } = await folderWithZip();
    const other = await programHere(["batch", "rows.csv", "-o", "codes.zip", "--format", "SVG"], cwd);
    expect(other.stderr).toContain(
      "The options are not those of the last run into codes.zip: every file is made again.\n",
    );
    expect(Object.keys(unzipSync(readFileSync(zip)))).toContain("000020.svg");
  });

  it("loses leftovers of a killed run with other options, even if nothing is left to do", async () => {
    const { cwd, zip } = await folderWithZip();
    for (const end of ["", ".list", ".manifest"])
      writeFileSync(join(cwd, `.quietzone-codes.zip.part${end}`), "unfinished");
    // a user's own file of this name must stay
    writeFileSync(`${zip}.part`, "mine");
    expect((await batch(cwd)).code).toBe(0);
    expect(readdirSync(cwd).toSorted()).toEqual(["codes.zip", "codes.zip.part", "out", "rows.csv"]);
  });

  it("is written by only one of two concurrent runs", async () => {
    const cwd = await folderWith({ "rows.csv": manyRows(300) });
    const outcomes = await Promise.all([quietzone(zipArgs, { cwd }), quietzone(zipArgs, { cwd })]);
    for (const { code, stderr } of outcomes.filter((outcome) => outcome.code !== 0)) {
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: expect.stringContaining("is writing to codes.zip") as string,
      });
    }
    expect(Object.keys(unzipSync(readFileSync(join(cwd, "codes.zip"))))).toHaveLength(301);
    expect(readdirSync(cwd).toSorted()).toEqual(["codes.zip", "out", "rows.csv"]);
  });
});

describe("a folder that another run is writing to", () => {
  it("is reported as in use, not as holding foreign files", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(3));
    await mkdir(join(cwd, "out"));
    const lock = join(cwd, "out/.quietzone-batch.lock");
    writeFileSync(lock, JSON.stringify(ownIdentity()));
    writeFileSync(join(cwd, "out/manifest.csv"), "of the other run");
    const { code, stderr } = await quietzone(["batch", "rows.csv", "-o", "out"], { cwd });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining(`Another run (process ${process.pid}) is writing to out`) as string,
    });
    rmSync(lock);
    expect((await quietzone(["batch", "rows.csv", "-o", "out"], { cwd })).stderr).toContain(
      "manifest.csv is there already",
    );
    expect(existsSync(lock)).toBe(false);
    expect(readFileSync(join(cwd, "out/manifest.csv"), "utf8")).toBe("of the other run");
  });

  it("is written by only one of two concurrent runs", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(300));
    const run = (format: string) =>
      quietzone(["batch", "rows.csv", "-o", "out", "--format", format], { cwd });
    const outcomes = await Promise.all([run("png"), run("svg")]);
    for (const { code, stderr } of outcomes.filter((outcome) => outcome.code !== 0)) {
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: expect.stringContaining("is writing to out") as string,
      });
    }
    const entries = manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8"));
    expect(entries).toHaveLength(300);
    expectFilesOf(entries, join(cwd, "out"));
  });
});

describe("a reader of the output that exits early", () => {
  it("does not turn a failed run into a success", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), `content,size\n${"hello,1\n".repeat(5000)}`);
    for (const args of [[], ["--json"]]) {
      const { status, stdout } = firstLine(["batch", "rows.csv", "-o", "out", ...args], cwd);
      expect(stdout).toContain("out of range");
      expect(status).toBe(1);
    }
  });

  it("does not stop the run from finishing", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), `content,foreground\n${"hello,#888\n".repeat(1000)}`);
    expect(firstLine(["batch", "rows.csv", "-o", "out", "--force", "--json"], cwd).status).toBe(0);
    expect(manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8"))).toHaveLength(1000);
  });
});

describe("an output that cannot be written", () => {
  it("is reported if a file exists in place of the folder", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(10));
    writeFileSync(join(cwd, "out"), "");
    const { code, stderr } = await programHere(["batch", "rows.csv", "-o", "out"], cwd);
    expect(code).toBe(1);
    expect(stderr).toBe("error: Cannot write out: a file stands where the folder should be.\n");
  });

  it("is reported if permission is denied", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(10));
    const { code, stderr } = await quietzone(["batch", "rows.csv", "-o", "/proc/quietzone"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: Cannot write \/proc\/quietzone: .*\.\n$/);
  });

  it.skipIf(!canMount())("is reported if the disk is full, and the run resumes on a larger one", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(400));
    await mkdir(join(cwd, "out"));
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", join(cwd, "out")]);
    onTestFinished(() => void execFileSync("umount", [join(cwd, "out")]));
    const args = ["batch", "rows.csv", "-o", "out"];
    const { code, stderr } = await quietzone(args, { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(/error: Cannot write out\/.*: the disk is full\. The same command continues/);
    execFileSync("mount", ["-o", "remount,size=64m", join(cwd, "out")]);
    const again = await quietzone(args, { cwd });
    expect(again.code).toBe(0);
    expect(again.stderr).toMatch(/, \d{2,} were there already\.$/m);
    const entries = manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8"));
    expect(entries).toHaveLength(400);
    expectFilesOf(entries, join(cwd, "out"));
  });
});
