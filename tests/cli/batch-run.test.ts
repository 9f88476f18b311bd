import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { barWidthDecoder } from "../../adapters/codes/bar-width-decoder.ts";
import { jsqrDecoder } from "../../adapters/codes/jsqr-decoder.ts";
import { loadCodeFile } from "../../adapters/codes/load-code-file.node.ts";
import { zxingDecoderNode } from "../../adapters/codes/zxing-decoder.node.ts";
import { buildProgram, runNode, type RunOptions } from "../support/cli-program.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let program: Awaited<ReturnType<typeof buildProgram>>;
beforeAll(async () => {
  program = await buildProgram();
});
afterAll(() => program.remove());

const quietzone = (args: string[], options?: RunOptions) => runNode([program.main, ...args], options);

const DECODERS = { jsqr: jsqrDecoder, zxing: zxingDecoderNode(), bars: barWidthDecoder };
const read = async (bytes: Uint8Array, decoder: keyof typeof DECODERS): Promise<string | undefined> =>
  (await DECODERS[decoder].decode(await loadCodeFile(bytes)))[0]?.text;

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Rows of manifest.csv without its header. */
const manifestOf = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","));

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

describe("a batch of mixed rows", () => {
  it.each(["png", "svg"])("writes %s files that decoders read, and a manifest of them", async (format) => {
    const cwd = await mixedFolder();
    const args = ["batch", "rows.jsonl", "-o", "out", "--verify", "--format", format];
    const { code, stdout } = await quietzone(args, { cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: "out/manifest.csv\n" });
    const manifest = readFileSync(join(cwd, "out/manifest.csv"), "utf8");
    expect(manifest.split("\n")[0]).toBe("row,file,sha256,verified");
    const entries = manifestOf(manifest);
    expect(entries.map(([row, file, , verified]) => [row, file, verified])).toEqual(
      MIXED.trim()
        .split("\n")
        .map((_, row) => [String(row + 1), `${row === 0 ? "link" : `00000${row + 1}`}.${format}`, "yes"]),
    );
    const files = entries.map(([, file]) => readFileSync(join(cwd, "out", file!)));
    expect(files.map(sha256)).toEqual(entries.map(([, , hash]) => hash));

    const texts = await Promise.all(files.map((bytes, row) => read(bytes, row === 7 ? "bars" : "zxing")));
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

  it("puts the same files and the manifest into one ZIP", async () => {
    const cwd = await mixedFolder();
    const { code, stdout } = await quietzone(["batch", "rows.jsonl", "-o", "codes.zip"], { cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: "codes.zip\n" });
    const files = unzipSync(readFileSync(join(cwd, "codes.zip")));
    const entries = manifestOf(Buffer.from(files["manifest.csv"]!).toString());
    expect(Object.keys(files)).toEqual([...entries.map(([, file]) => file), "manifest.csv"]);
    expect(entries.map(([, file]) => sha256(files[file!]!))).toEqual(entries.map(([, , hash]) => hash));
    expect(await read(files["link.png"]!, "zxing")).toBe("https://example.com/1");
    expect(readdirSync(cwd).toSorted()).toEqual(["codes.zip", "logo.png", "rows.jsonl"]);
  });

  it("reads rows from standard input", async () => {
    const cwd = await mixedFolder();
    const args = ["batch", "-", "--input-format", "jsonl", "-o", "out"];
    expect((await quietzone(args, { cwd, input: MIXED })).code).toBe(0);
    expect(readdirSync(join(cwd, "out"))).toContain("000002.png");
  });

  it("writes PDF files", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), "content\nhello\n");
    expect((await quietzone(["batch", "rows.csv", "-o", "out", "--format", "pdf"], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, "out/000001.pdf"), "latin1")).toMatch(/^%PDF-/);
  });

  it("keeps a spreadsheet from running a file name as a formula", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), "content,file\nhello,=1+1\n");
    expect((await quietzone(["batch", "rows.csv", "-o", "out"], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, "out/manifest.csv"), "utf8")).toContain("1,'=1+1.png,");
  });

  it("says where it is in plain lines when there is no terminal", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(100));
    const { stderr } = await quietzone(["batch", "rows.csv", "-o", "out"], { cwd });
    expect(stderr).toContain("100 of 100\n100 written to out.\n");
  });

  it("runs from source as well", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(30));
    const tsx = ["--import", import.meta.resolve("tsx"), join(import.meta.dirname, "../../cli/main.ts")];
    const { code } = await runNode([...tsx, "batch", "rows.csv", "-o", "out"], { cwd });
    expect(code).toBe(0);
    expect(readdirSync(join(cwd, "out"))).toHaveLength(32);
  });
});

describe("a file that does not scan", () => {
  // colours that decoders cannot tell apart pass the check of rows with --force only
  const ROWS = "content,foreground\nhello,#000\nworld,#f4f4f4\nagain,#000\n";
  const run = async (...args: string[]) => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), ROWS);
    const outcome = await quietzone(["batch", "rows.csv", "-o", "out", "--force", "--verify", ...args], {
      cwd,
    });
    return { ...outcome, manifest: manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8")) };
  };

  it("is told with its line, marked in the manifest and makes the run fail", async () => {
    const { code, stderr, manifest } = await run("--on-error", "skip");
    expect(stderr).toMatch(/^line 3: .*cannot read/m);
    expect(manifest.map(([row, , , verified]) => [row, verified])).toEqual([
      ["1", "yes"],
      ["2", "no"],
      ["3", "yes"],
    ]);
    expect(code).toBe(1);
  });

  it("is found again when the run is repeated", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), ROWS);
    const args = ["batch", "rows.csv", "-o", "out", "--force", "--verify", "--on-error", "skip"];
    await quietzone(args, { cwd });
    const { code, stderr } = await quietzone(args, { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain("0 written to out, 3 were there already, 1 failed.");
  });
});

describe("a batch that was interrupted", { timeout: 120_000 }, () => {
  const ROWS = 1000;
  const args = ["batch", "rows.csv", "-o", "out"];

  const interrupted = async (signal: NodeJS.Signals) => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(ROWS));
    let sent = false;
    const outcome = await quietzone(args, {
      cwd,
      onStderr: (text, kill) => {
        if (sent || !text.includes("200 of 1000")) return;
        sent = true;
        kill(signal);
      },
    });
    const manifest = readFileSync(join(cwd, "out/manifest.csv"), "utf8");
    return {
      cwd,
      outcome,
      done: manifest.split("\n").filter((line) => /^\d+,.*,[0-9a-f]{64},$/.test(line)).length,
    };
  };

  const expectComplete = (cwd: string): void => {
    const entries = manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8"));
    expect(entries.map(([row]) => Number(row))).toEqual(Array.from({ length: ROWS }, (_, row) => row + 1));
    const wrong = entries.filter(([, file, hash]) => sha256(readFileSync(join(cwd, "out", file!))) !== hash);
    expect(wrong).toEqual([]);
  };

  it("by SIGKILL goes on where it was", async () => {
    const { cwd, outcome, done } = await interrupted("SIGKILL");
    expect(outcome.signal).toBe("SIGKILL");
    expect(done).toBeGreaterThanOrEqual(200);
    expect(done).toBeLessThan(ROWS);
    const { code, stderr } = await quietzone(args, { cwd });
    expect(code).toBe(0);
    expect(stderr).toContain(`${ROWS - done} written to out, ${done} were there already.`);
    expectComplete(cwd);
  });

  it("by Ctrl-C ends with 130, says so, and goes on where it was", async () => {
    const { cwd, outcome, done } = await interrupted("SIGINT");
    expect(outcome.code).toBe(130);
    expect(outcome.stderr).toContain("The same command goes on from here.");
    expect(done).toBeLessThan(ROWS);
    expect((await quietzone(args, { cwd })).code).toBe(0);
    expectComplete(cwd);
  });

  it("makes a file again that was changed or lost meanwhile, and no other", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(50));
    await quietzone(args, { cwd });
    const before = readFileSync(join(cwd, "out/000007.png"));
    writeFileSync(join(cwd, "out/000007.png"), "tampered");
    await rm(join(cwd, "out/000009.png"));
    const { code, stderr } = await quietzone(args, { cwd });
    expect(code).toBe(0);
    expect(stderr).toContain("2 written to out, 48 were there already.");
    expect(readFileSync(join(cwd, "out/000007.png"))).toEqual(before);
  });

  it("starts afresh when the rows or the design are others, or when asked to", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(20));
    await quietzone(args, { cwd });
    expect((await quietzone([...args, "--size", "400"], { cwd })).stderr).toContain("20 written to out.");
    writeFileSync(join(cwd, "rows.csv"), manyRows(21));
    expect((await quietzone(args, { cwd })).stderr).toContain("21 written to out.");
    expect((await quietzone([...args, "--restart"], { cwd })).stderr).toContain("21 written to out.");
    expect(manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8"))).toHaveLength(21);
  });

  it("leaves no ZIP", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(ROWS));
    let sent = false;
    const { code } = await quietzone(["batch", "rows.csv", "-o", "codes.zip"], {
      cwd,
      onStderr: (text, kill) => {
        if (sent || !text.includes("200 of 1000")) return;
        sent = true;
        kill("SIGINT");
      },
    });
    expect(code).toBe(130);
    expect(readdirSync(cwd)).toEqual(["rows.csv"]);
  });
});

describe("a disk that takes no files", { timeout: 120_000 }, () => {
  it("is told where a file stands in place of the folder", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(10));
    writeFileSync(join(cwd, "out"), "");
    const { code, stderr } = await quietzone(["batch", "rows.csv", "-o", "out"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toBe("error: Cannot write out: a file stands where the folder should be.\n");
  });

  it("is told where nobody may write", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(10));
    const { code, stderr } = await quietzone(["batch", "rows.csv", "-o", "/proc/quietzone"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: Cannot write \/proc\/quietzone: .*\.\n$/);
  });

  it("is told when it is full, and the run goes on once there is room", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), manyRows(40));
    await mkdir(join(cwd, "out"));
    // every write to it fails as on a full disk
    await symlink("/dev/full", join(cwd, "out/.quietzone-0.part"));
    const args = ["batch", "rows.csv", "-o", "out", "--workers", "1"];
    const { code, stderr } = await quietzone(args, { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /error: Cannot write out\/0000\d\d\.png: the disk is full\. The same command goes on/,
    );
    const again = await quietzone(args, { cwd });
    expect(again.code).toBe(0);
    expect(manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8"))).toHaveLength(40);
    expect(existsSync(join(cwd, "out/.quietzone-0.part"))).toBe(false);
  });

  it.skipIf(!canMount())(
    "is told when a disk of 1 MB is full, and the run goes on on a larger one",
    async () => {
      const cwd = await temporaryFolder();
      writeFileSync(join(cwd, "rows.csv"), manyRows(1000));
      await mkdir(join(cwd, "out"));
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", join(cwd, "out")]);
      onTestFinished(() => void execFileSync("umount", [join(cwd, "out")]));
      const args = ["batch", "rows.csv", "-o", "out"];
      const { code, stderr } = await quietzone(args, { cwd });
      expect(code).toBe(1);
      expect(stderr).toMatch(/error: Cannot write out\/.*: the disk is full\. The same command goes on/);
      execFileSync("mount", ["-o", "remount,size=64m", join(cwd, "out")]);
      const again = await quietzone(args, { cwd });
      expect(again.code).toBe(0);
      expect(again.stderr).toMatch(/, \d{2,} were there already\.$/m);
      const entries = manifestOf(readFileSync(join(cwd, "out/manifest.csv"), "utf8"));
      expect(entries.map(([, file, hash]) => sha256(readFileSync(join(cwd, "out", file!))) === hash)).toEqual(
        Array.from({ length: 1000 }, () => true),
      );
    },
  );
});

/** Only root may mount, and not in every container. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
