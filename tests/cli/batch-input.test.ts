import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runNode, type RunOptions } from "../support/cli-program.ts";
import { builtProgram } from "../support/product.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Runs a batch of these rows in a folder of its own. */
const batch = async (rows: string | Buffer, args: string[] = [], name = "rows.csv") => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, name), rows);
  const outcome = await quietzone(["batch", name, "-o", "out", ...args], { cwd });
  return { ...outcome, cwd, written: existsSync(join(cwd, "out")) };
};
const quietzone = (args: string[], options?: RunOptions) => runNode([builtProgram(), ...args], options);

describe("a file that cannot be a batch", () => {
  it.each([
    ["a missing column", "contents\nhello\n", /column "content" is missing.*it names "contents"/],
    ["a broken quote", 'content\nhello\n"wor\nld\n', /Line 3: a double quote is opened in this row/],
    ["another encoding", Buffer.from("content\nok\nMüller\n", "latin1"), /Line 3 is not UTF-8/],
    ["nothing but a header", "content\n", /There are no rows in rows\.csv/],
    ["nothing at all", "", /There are no rows in rows\.csv/],
    ["a column named twice", "content,Content\na,b\n", /names the column "content" twice/],
  ])("is refused with a sentence: %s", async (_, rows, sentence) => {
    const { code, stdout, stderr, written } = await batch(rows);
    expect(stderr).toMatch(sentence);
    expect({ code, stdout, written }).toEqual({ code: 1, stdout: "", written: false });
  });

  it("is refused when it is not there", async () => {
    const outcome = await quietzone(["batch", "nowhere.csv", "-o", "out"], { cwd: await temporaryFolder() });
    expect(outcome).toMatchObject({ code: 1, stderr: "error: There is no file nowhere.csv.\n" });
  });

  it.each([
    ["an unknown extension", ["codes.xlsx", "-o", "out"], /--input-format csv, tsv, jsonl/],
    ["an unknown format", ["-", "-o", "out", "--format", "gif"], /--format: "gif" is none of/],
    ["an unknown type", ["-", "-o", "out", "--type", "sms"], /--type: "sms" is none of/],
    ["no folder", ["-"], /required option '-o, --output <folder>'/],
    ["a wrong design", ["-", "-o", "out", "--size", "5000"], /--size: "5000" is out of range/],
  ])("is wrong use: %s", async (_, args, sentence) => {
    const { code, stderr } = await quietzone(["batch", ...args], { cwd: await temporaryFolder() });
    expect(stderr).toMatch(sentence);
    expect(code).toBe(2);
  });
});

describe("rows that cannot be made", () => {
  const ROWS = `type,content,barcode_format,file,size,foreground,logo,ssid
qr,fine,,a,,,,
barcode,4006381333932,EAN13,b,,,,
qr,,,c,,,,
qr,x,,A,,,,
qr,x,,d,20,ff0000,,
barcode,123,EAN99,e,,,,
fax,123,,f,,,,
qr,x,,g,,,nowhere.png,
wifi,,,h,,,,
qr,x,,../i,,,,
qr,${"x".repeat(2980)},,j,,,,
qr,x,,k
qr,x,,l.svg,,,,
`;

  it("are all told, with line, column, reason and the value that would be right, before anything is written", async () => {
    const { code, stderr, written } = await batch(ROWS);
    const lines = stderr.split("\n");
    expect(lines).toEqual([
      "line 3, content: EAN13 check digit should be 1. Corrected: 4006381333931",
      expect.stringMatching(/^line 4, content: .*cannot be empty\.$/),
      "line 5, file: The file name A.png is already that of line 2.",
      'line 6, foreground: "ff0000" is no colour: write # with 3, 4 or 6 hex digits, or transparent. Corrected: #ff0000',
      'line 6, size: "20" is out of range: at least 64 px.',
      expect.stringMatching(/^line 7, barcode_format: "EAN99" is no barcode format/),
      'line 8, type: "fax" is none of qr, vcard, wifi, product, barcode.',
      expect.stringMatching(/^line 9, logo: .*nowhere\.png/),
      "line 10, ssid: Enter the name of the network (SSID).",
      expect.stringMatching(/^line 11, file: .* Corrected: -i\.png$/),
      expect.stringMatching(/^line 12, content: The content is \d+ bytes too long/),
      expect.stringMatching(/^line 13: The row has 4 values, the header names 8\./),
      "line 14, file: The file name ends in .svg, but PNG files are written. Corrected: l.png",
      "12 of 13 rows cannot be made, so nothing was written. --on-error skip makes the others.",
      "",
    ]);
    expect({ code, written }).toEqual({ code: 1, written: false });
  });

  it("are left out with --on-error skip, and the exit code still says so", async () => {
    const { code, stdout, cwd } = await batch(ROWS, ["--on-error", "skip"]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "out/manifest.csv\n" });
    expect(existsSync(join(cwd, "out/a.png"))).toBe(true);
    expect(existsSync(join(cwd, "out/b.png"))).toBe(false);
  });

  it("are told as JSON Lines to programs", async () => {
    const { code, stdout } = await batch(ROWS, ["--json"]);
    const events = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events[0]).toEqual({
      event: "issue",
      row: 2,
      line: 3,
      column: "content",
      message: "EAN13 check digit should be 1.",
      corrected: "4006381333931",
    });
    expect(events.at(-1)).toMatchObject({ event: "done", rows: 13, written: 0, failed: 12 });
    expect(code).toBe(1);
  });

  it("are put right with --fix where only the check digit is wrong", async () => {
    const rows = "content\n4006381333932\n400638133393\n";
    const args = ["--type", "barcode", "--barcode-format", "EAN13", "--fix", "--verify"];
    const { code, stderr } = await batch(rows, args);
    expect(code).toBe(0);
    expect(stderr).toContain(
      "note: line 2, content: EAN13 check digit should be 1. Corrected: 4006381333931",
    );
    expect(stderr).toContain("note: line 3, content: Check digit 1 added");
  });

  it("do not include columns that mean nothing, which are only told", async () => {
    const { code, stderr } = await batch("content,colour\nhello,red\n");
    expect(code).toBe(0);
    expect(stderr).toContain('no known column, left out: "colour"');
  });

  it("are found at the end of 10,000 rows from standard input", async () => {
    const rows = Array.from({ length: 10_000 }, (_, row) => `https://example.com/${row},name-${row}\n`).join(
      "",
    );
    const cwd = await temporaryFolder();
    const input = `content,file\n${rows}last,NAME-4\n`;
    const { code, stderr } = await quietzone(["batch", "-", "-o", "out"], { cwd, input });
    expect(code).toBe(1);
    expect(stderr).toContain("line 10002, file: The file name NAME-4.png is already that of line 6.\n");
    expect(existsSync(join(cwd, "out"))).toBe(false);
  });
});
