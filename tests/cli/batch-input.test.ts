import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BATCH_COLUMNS } from "../../core/codes/texts/batch-columns.ts";
import { runNode, type RunOptions } from "../support/programs/cli-program.ts";
import { builtProgram } from "../support/programs/product.ts";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const batch = async (rows: string | Buffer, args: string[] = [], name = "rows.csv") => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, name), rows);
  const outcome = await programHere(["batch", name, "-o", "out", "--workers", "1", ...args], cwd);
  return { ...outcome, cwd, written: existsSync(join(cwd, "out")) };
};
const quietzone = (args: string[], options?: RunOptions) => runNode([builtProgram(), ...args], options);

describe("a file that is not a valid batch", () => {
  it.each([
    [
      "a missing column",
      "price,stock\n1,2\n",
      /column "content" is missing.*it names "price", "stock"\. If it is data already: add the line content,file above it, .* Else: rename the right one "content", or choose it: --content-column "\.\.\."\./,
    ],
    ["a broken quote", 'content\nhello\n"wor\nld\n', /Line 3: a double quote is opened in this row/],
    ["another encoding", Buffer.from("content\nok\nMüller\n", "latin1"), /Line 3 is not UTF-8/],
    ["nothing but a header", "content\n", /There are no rows in rows\.csv/],
    ["nothing at all", "", /There are no rows in rows\.csv/],
    ["a column named twice", "content,Content\na,b\n", /names the column "content" twice/],
  ])("is rejected with a message: %s", async (_, rows, sentence) => {
    const { code, stdout, stderr, written } = await batch(rows);
    expect(stderr).toMatch(sentence);
    expect({ code, stdout, written }).toEqual({ code: 1, stdout: "", written: false });
  });

  it("is rejected if it does not exist", async () => {
    const outcome = await programHere(["batch", "nowhere.csv", "-o", "out"], await temporaryFolder());
    expect(outcome).toMatchObject({ code: 1, stderr: "error: There is no file nowhere.csv.\n" });
  });

  it.each(["xls", "fods", "ods", "html", "gnumeric", "prn"])(
    "is rejected if it is an unsupported .%s file, or does not exist",
    async (extension) => {
      const name = `codes.${extension}`;
      const { code, stderr } = await batch("<html>", [], name);
      expect(stderr).toMatch(/cannot be read: open it in a spreadsheet program and save it as \.xlsx or CSV/);
      expect(code).toBe(1);
      const outcome = await programHere(["batch", name, "-o", "out"], await temporaryFolder());
      expect(outcome).toMatchObject({ code: 1, stderr: `error: There is no file ${name}.\n` });
    },
  );

  it.each([
    ["a folder", [".", "-o", "out"], /\. is a folder: name the file of the rows, such as codes\.csv\./],
    ["an unknown extension", ["codes.dat", "-o", "out"], /--input-format csv, tsv, jsonl, xlsx/],
    [
      "an unknown encoding",
      ["codes.csv", "-o", "out", "--encoding", "ebcdic"],
      /--encoding: "ebcdic" is not an encoding/,
    ],
    [
      "an unknown answer to equal names",
      ["codes.csv", "-o", "out", "--on-duplicate", "skip"],
      /--on-duplicate: "skip" is not one of/,
    ],
    ["an unknown format", ["codes.csv", "-o", "out", "--format", "gif"], /--format: "gif" is not one of/],
    ["an unknown type", ["codes.csv", "-o", "out", "--type", "fax"], /--type: "fax" is not one of/],
    ["no folder", ["codes.csv"], /-o: name a folder, or a \.zip\.\n/],
    ["a wrong design", ["codes.csv", "-o", "out", "--size", "5000"], /--size: "5000" is out of range/],
  ])("is a usage error: %s", async (_, args, sentence) => {
    const { code, stderr } = await programHere(["batch", ...args], await temporaryFolder());
    expect(stderr).toMatch(sentence);
    expect(code).toBe(2);
  });

  it.each([
    ["a missing column", "rows.csv", 1],
    ["wrong use", "rows.dat", 2],
  ])("sets the exit code of the process: %s", async (_, name, code) => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, name), "price,stock\n1,2\n");
    const outcome = await quietzone(["batch", name, "-o", "out"], { cwd });
    expect(outcome).toMatchObject({
      code,
      stdout: "",
      stderr: expect.stringMatching(/^error: .+\n$/) as string,
    });
  });
});

describe("options that this batch cannot use are rejected", () => {
  it.each([
    [["--barcode-format", "CODE128"], "--barcode-format"],
    [["--bar-width", "3"], "--bar-width"],
    [["--no-display-value"], "--no-display-value"],
    [["--type", "wifi", "--barcode-format", "EAN13"], "--barcode-format"],
  ])("barcode options in a batch of QR codes: %j", async (args, option) => {
    const rows = "ssid,content,security\nGuests,x,nopass\n";
    const { code, stderr, written } = await batch(rows, args);
    expect(stderr).toContain(`${option} needs --type barcode: QR codes would be made without it.`);
    expect({ code, written }).toEqual({ code: 1, written: false });
    const lines = await batch('{"content":"x","ssid":"Guests","security":"nopass"}\n', args, "rows.jsonl");
    expect(lines).toMatchObject({ code: 1, written: false });
  });

  it("but not barcode options if rows have a type column", async () => {
    const rows = "type,content,file\nqr,a,a\nbarcode,b,b\n";
    expect(await batch(rows, ["--barcode-format", "CODE128"])).toMatchObject({ code: 0, written: true });
    const lines = '{"type":"barcode","content":"b"}\n';
    expect(await batch(lines, ["--barcode-format", "CODE128"], "rows.jsonl")).toMatchObject({ code: 0 });
  });

  it("a file name or an empty name in place of the output folder", async () => {
    const one = await batch("content\nx\n", ["-o", "labels.PDF"]);
    expect(one.stderr).toContain("Name a folder or a .zip, and add --format pdf.");
    expect(one).toMatchObject({ code: 2, written: false });
    const none = await batch("content\nx\n", ["-o", ""]);
    expect(none.stderr).toContain("-o: name a folder, or a .zip.");
    expect(none.code).toBe(2);
  });

  it("--sheet if the file is not a workbook", async () => {
    const { code, stderr } = await batch("content\nx\n", ["--sheet", "2"]);
    expect(stderr).toContain("--sheet needs an Excel workbook (.xlsx), and rows.csv is read as csv.");
    expect(code).toBe(2);
  });
});

describe("a file named .xls", () => {
  it("is read if it contains CSV", async () => {
    const { code, written } = await batch("content;file\nhello;a\n", [], "export.xls");
    expect({ code, written }).toEqual({ code: 0, written: true });
  });

  it("is rejected if it contains HTML", async () => {
    const { code, stderr } = await batch("\uFEFF\n<html><table></table></html>", [], "export.xls");
    expect(stderr).toMatch(/export\.xls cannot be read: open it in a spreadsheet program/);
    expect(code).toBe(1);
  });
});

describe("invalid rows", () => {
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

  it("are all reported with line, column, reason and suggestion before anything is written", async () => {
    const { code, stderr, written } = await batch(ROWS);
    const lines = stderr.split("\n");
    expect(lines).toEqual([
      "line 3, content: EAN13 check digit should be 1. Suggested: 4006381333931",
      expect.stringMatching(/^line 4, content: .*cannot be empty\.$/),
      "line 5, file: The file name A.png is already that of line 2. Suggested: A-2.png",
      'line 6, foreground: "ff0000" is not a color: write # with 3, 4, 6 or 8 hex digits. Suggested: #ff0000',
      'line 6, size: "20" is out of range: at least 64 px.',
      expect.stringMatching(/^line 7, barcode_format: "EAN99" is not a barcode format/),
      'line 8, type: "fax" is not one of qr, barcode, vcard, wifi, wifi-enterprise, product, link, email, phone, sms, whatsapp, telegram, place, event, app, sepa, swiss-qr, upi, pix, bitcoin, lightning.',
      expect.stringMatching(/^line 9, logo: .*nowhere\.png/),
      "line 10, ssid: Enter the name of the network (SSID).",
      expect.stringMatching(/^line 11, file: .* Suggested: -i\.png$/),
      expect.stringMatching(/^line 12, content: The content is \d+ bytes too long/),
      expect.stringMatching(/^line 13: The row has 4 values, but the header names 8\./),
      "line 14, file: The file name ends in .svg, but PNG files are written. Suggested: l.png",
      'If "type" is not about the codes, rename or delete the column.',
      "1 file name is that of another row. --on-duplicate number appends a number.",
      "--fix takes the corrected values of 3 contents and file names.",
      "12 of 13 rows cannot be made, so nothing was written. --on-error skip makes the others.",
      "",
    ]);
    expect({ code, written }).toEqual({ code: 1, written: false });
  });

  it("are skipped with --on-error skip, and the exit code is still 1", async () => {
    const { code, stdout, cwd } = await batch(ROWS, ["--on-error", "skip"]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "out/manifest.csv\n" });
    expect(existsSync(join(cwd, "out/a.png"))).toBe(true);
    expect(existsSync(join(cwd, "out/b.png"))).toBe(false);
  });

  it("are reported as JSON Lines with --json", async () => {
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

  it("are corrected with --fix if only the check digit is wrong", async () => {
    const rows = "content\n4006381333932\n400638133393\n";
    const args = ["--type", "barcode", "--barcode-format", "EAN13", "--fix", "--verify"];
    const { code, stderr } = await batch(rows, args);
    expect(code).toBe(0);
    expect(stderr).toContain(
      "note: line 2, content: EAN13 check digit should be 1. Corrected: 4006381333931",
    );
    expect(stderr).toContain("note: line 3, content: Check digit 1 added");
  });

  it("with a number that may have lost a leading zero get a suggestion, which --fix applies", async () => {
    const rows = "EAN,Dateiname\n614141999996,a:b?.svg\n400638133393,ok\n";
    const args = ["--type", "barcode", "--barcode-format", "EAN13"];
    const { code, stderr, written } = await batch(rows, args);
    expect({ code, written }).toEqual({ code: 1, written: false });
    expect(stderr).toContain(
      'line 2, "EAN": Did 614141999996 lose a leading zero? With it, the code reads 0614141999996; with an added check digit, 6141419999968. Suggested: 0614141999996\n',
    );
    expect(stderr).toContain("Suggested: a-b-.png\n");
    const fixed = await batch(rows, [...args, "--fix", "--verify"]);
    expect(fixed.code).toBe(0);
    expect(existsSync(join(fixed.cwd, "out/a-b-.png"))).toBe(true);
  });

  it("do not include unknown columns, which are only reported", async () => {
    const { code, stderr } = await batch("content,color\nhello,red\n");
    expect(code).toBe(0);
    expect(stderr).toContain('columns with unknown names are ignored: "color"');
  });

  it("are found at the end of 10,000 rows from standard input", async () => {
    const rows = Array.from({ length: 10_000 }, (_, row) => `https://example.com/${row},name-${row}\n`).join(
      "",
    );
    const cwd = await temporaryFolder();
    const input = `content,file\n${rows}last,NAME-4\n`;
    const { code, stderr } = await quietzone(["batch", "-", "-o", "out"], { cwd, input });
    expect(code).toBe(1);
    expect(stderr).toContain(
      "line 10002, file: The file name NAME-4.png is already that of line 6. Suggested: NAME-4-2.png\n",
    );
    expect(existsSync(join(cwd, "out"))).toBe(false);
  });
});

describe("the hint after a rejection", () => {
  it("is printed with -q as well", async () => {
    const { stderr } = await batch("content,file\nx,a\ny,a\n", ["-q"]);
    expect(stderr).toContain("--on-duplicate number appends a number.");
    expect(stderr).toContain("--on-error skip makes the others.");
  });

  it.each([
    ["inverted", "#ffffff", "#000000", "foreground #000000, background #ffffff"],
    ["white on a transparent background", "#fff", "transparent", "foreground #[0-9a-f]{6}, background \\S+"],
  ])("suggests both colors if they are %s", async (_, foreground, background, pair) => {
    const rows = `content,foreground,background\nx,${foreground},${background}\n`;
    const { stdout, stderr, code } = await batch(rows, ["--json"]);
    const issue = JSON.parse(stdout.split("\n")[0] ?? "") as { message: string; corrected?: string };
    expect(issue.message).toMatch(new RegExp(`This pair passes: ${pair}\\.$`));
    expect({ code, stderr }).toMatchObject({ code: 1 });
    const [, dark = "", light = ""] = /foreground (\S+), background (\S+)\.$/.exec(issue.message) ?? [];
    const followed = await batch(`content,foreground,background\nx,${dark},${light}\n`);
    expect(followed).toMatchObject({ code: 0 });
  });

  it("suggests one color alone only if the other one can stay", async () => {
    const inverted = await batch("content,foreground,background\nx,#ffffff,#000000\n");
    expect(inverted.stderr).not.toContain("Suggested:");
    const pale = await batch("content,foreground,background\nx,#cccccc,#FFF\n");
    expect(pale.stderr).toMatch(/line 2, foreground: .* Suggested: #[0-9a-f]{6}\n/);
  });
});

describe("rows of WiFi networks", () => {
  it.each([
    "encryption",
    "Security",
    "auth",
    "Authentication-Type",
    "Verschlüsselung",
    "sécurité",
    "segurança",
  ])("take their security from a column named %s", async (name) => {
    const rows = `ssid,password,${name}\nGuests,,open\nHome,secret-1,WPA3\nOld,abcde,wep\nCafé,,None\n`;
    const { code, cwd } = await batch(rows, ["--type", "wifi"]);
    expect(code).toBe(0);
    const manifest = readFileSync(join(cwd, "out/manifest.csv"), "utf8");
    expect(manifest.match(/T:\w+/g)).toEqual(["T:nopass", "T:WPA", "T:WEP", "T:nopass"]);
  });

  it("are rejected if their security is unknown", async () => {
    const { code, stderr } = await batch("ssid,encryption\nGuests,AES\n", ["--type", "wifi"]);
    expect(stderr).toContain(
      'line 2, "encryption": "AES" is not a security that a code can name: use WPA (for WPA2 and WPA3, too), WEP or nopass (for an open network).\n',
    );
    expect(code).toBe(1);
  });
});

it("batch --help lists every column", async () => {
  const { stdout } = await programHere(["batch", "--help"]);
  expect(BATCH_COLUMNS.filter((column) => !new RegExp(`\\b${column}\\b`).test(stdout))).toEqual([]);
  expect(stdout).not.toContain("...");
});

it("an example with a pipe shows the program name once", async () => {
  const { stdout } = await programHere(["qr", "--help"]);
  expect(stdout).toContain("\n  $ echo hello | quietzone qr -\n");
});

describe("cells damaged by a spreadsheet", () => {
  it.each(["#REF!", "#N/A", "#NAME?", "#VALUE!", "#DIV/0!", "#NULL!", "#NUM!", "#BEZUG!", "########"])(
    "are rejected in CSV: %s",
    async (cell) => {
      const { code, stderr, written } = await batch(`content\nfine\n${cell}\n`);
      expect(stderr).toContain(`line 3, content: The cell says ${cell}: `);
      expect({ code, written }).toEqual({ code: 1, written: false });
    },
  );

  it("are encoded and counted if they look like dates or formulas, which can be valid content", async () => {
    const { code, stderr } = await batch("content\nfine\n01.02.2026\n2/1/2026\n=A1+1\n1.2.3\n");
    expect(code).toBe(0);
    expect(stderr).toContain("2 values look like dates (first on line 3).");
    expect(stderr).toContain("1 value looks like a formula (first on line 5).");
  });
});

describe("a table without a header line", () => {
  it.each([
    ["an address and a name", "https://a.example/1,x\n", "content,file"],
    ["a number before an address", "17,https://a.example/1,red\n", "file,content,"],
    ["digits", "4006381333931\n", "content"],
    ["an email address", "Ada,ada@example.com\n", "file,content"],
  ])("is rejected with the header line to add: %s", async (_, rows, line) => {
    const { code, stderr, cwd, written } = await batch(rows);
    expect(stderr).toContain("The header line is missing");
    expect(stderr).toContain(`Add the line ${line} above it`);
    expect(stderr).not.toContain("--content-column");
    expect({ code, written }).toEqual({ code: 1, written: false });
    await writeFile(join(cwd, "rows.csv"), `${line}\n${rows}`);
    expect(await quietzone(["batch", "rows.csv", "-o", "out"], { cwd })).toMatchObject({ code: 0 });
  });
});

it("codes whose modules are 1 px wide are counted, with the line of the first", async () => {
  const long = "x".repeat(1200);
  const { code, stderr } = await batch(`content\nshort\n${long}\n${long}y\n`, ["--size", "300"]);
  expect(code).toBe(0);
  expect(stderr).toContain("2 codes, the first on line 3: Each module is only 1 px wide");
});

it("files of an earlier run that are not in the manifest are counted and kept", async () => {
  const { cwd } = await batch("content,file\na,a\nb,b\nc,c\n");
  await writeFile(join(cwd, "rows.csv"), "content,file\na,a\n");
  const { stderr } = await programHere(["batch", "rows.csv", "-o", "out"], cwd);
  expect(stderr).toContain("2 other images and PDF files are in the folder (b.png is one of them), perhaps");
  const svg = await programHere(["batch", "rows.csv", "-o", "out", "--format", "svg"], cwd);
  expect(svg.stderr).toContain(
    "3 other images and PDF files are in the folder (a.png is one of them), perhaps",
  );
  expect(existsSync(join(cwd, "out/c.png"))).toBe(true);
  for (const name of ["b", "c"]) await rm(join(cwd, `out/${name}.png`));
  await rm(join(cwd, "out/a.svg"));
  await writeFile(join(cwd, "rows.csv"), 'content,file\na,"a, b"\n');
  const one = await programHere(["batch", "rows.csv", "-o", "out", "--format", "svg"], cwd);
  expect(one.stderr).toContain(
    "1 other image or PDF file is in the folder (a.png), perhaps of an earlier run",
  );
});
