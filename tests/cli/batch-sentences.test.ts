import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const batch = async (rows: string, args: string[] = [], name = "rows.csv") => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, name), rows);
  const { code, stderr } = await programHere(["batch", name, "-o", "out", ...args], cwd);
  return { code, stderr, lines: stderr.trim().split("\n"), made: existsSync(join(cwd, "out/manifest.csv")) };
};
const about = (lines: string[], start: string) => lines.filter((line) => line.startsWith(start));

/** The output without line numbers. */
const said = (lines: string[]) => about(lines, "line ").map((line) => line.replace(/^line \d+/, ""));

describe("a wrong cell is reported once", () => {
  it("as a malformed date, not as one that precedes another", async () => {
    const rows =
      "product name,serial number,manufacturing date,best before\nKettle,1,2025-12-09,01.02.2026\nKettle,2,9.12.2025,2024-01-01\n";
    const { lines } = await batch(rows, ["--type", "product"]);
    expect(about(lines, "line ")).toEqual([
      'line 2, "best before": Enter a date like 2026-01-31, not "01.02.2026".',
      'line 3, manufacturing_date: Enter a date like 2026-01-31, not "9.12.2025".',
    ]);
  });

  it("as a formula error, not as an invalid or duplicate file name", async () => {
    const rows = "content,File name\na,#DIV/0!\nb,#REF!\nc,#REF!\nd,d\n";
    const { lines } = await batch(rows);
    expect(about(lines, "line ")).toEqual([
      'line 2, "File name": The cell says #DIV/0!: its formula has an error.',
      'line 3, "File name": The cell says #REF!: its formula has an error.',
      'line 4, "File name": The cell says #REF!: its formula has an error.',
    ]);
    // --fix would correct none of them
    expect(lines.join("\n")).not.toContain("--fix");
  });

  it("and the other rows keep their names in both passes", async () => {
    const rows = "content,file\na,#REF!\nb,x\nc,x\n";
    const { code, lines, made } = await batch(rows, ["--on-error", "skip", "--on-duplicate", "number"]);
    expect(about(lines, "line ")).toHaveLength(1);
    expect({ code, made }).toEqual({ code: 1, made: true });
  });
});

describe("a column name over two lines", () => {
  it.each([
    ["semicolons", '"File\nname";"Web\naddress";"Price, net\n(EUR)"\nx;https://a.example/1;2\n'],
    ["commas", '"File\nname","Web\r\naddress","Price; net\n(EUR)"\nx,https://a.example/1,2\n'],
    ["tabs", '"File\nname"\t"Web\naddress"\t"Price, net\n(EUR)"\nx\thttps://a.example/1\t2\n'],
    ["a title", 'Prices\n"File\nname";"Web\naddress";"Price, net\n(EUR)"\nx;https://a.example/1;2\n'],
  ])("is recognized, and reported on one line: %s", async (_, rows) => {
    const { code, lines } = await batch(rows);
    expect(lines).toContain('"File name" is read as file, "Web address" as content.');
    expect(lines.join("\n")).toContain('ignored: "Price');
    expect(code).toBe(0);
  });

  it("may repeat further down the table", async () => {
    const { lines } = await batch('content,"File\nname"\na,x\ncontent,"File\nname"\n');
    expect(lines.join("\n")).toContain("1 line that repeats the header");
  });
});

describe("messages only name columns that the file has", () => {
  it("for a row without the needed column", async () => {
    const { lines } = await batch("type,content\nbarcode,abc\nwifi,x\nvcard,x\n");
    expect(about(lines, "line ")).toEqual([
      'line 2: No barcode format is given: write one, such as CODE128, in a column "barcode_format".',
      "line 3: Enter the name of the network (SSID).",
      "line 4: Enter a first name, a last name, an email address or a phone number.",
    ]);
  });

  it("for a row with an empty cell, with a suitable barcode format", async () => {
    const { lines } = await batch(
      "type,content,barcode_format\nbarcode,4006381333931,\nbarcode,abc, \nbarcode,abc,CODE128\n",
    );
    expect(about(lines, "line ")).toEqual([
      'line 2, barcode_format: No barcode format is given: write one, such as EAN13, in a column "barcode_format".',
      'line 3, barcode_format: No barcode format is given: write one, such as CODE128, in a column "barcode_format".',
    ]);
  });

  it("for a color of the row that conflicts with a color option", async () => {
    const rows = "content,background\nabc,#777777\n";
    const { lines } = await batch(rows, ["--foreground", "#888888"]);
    expect(lines[0]).toMatch(/^line 2: The code is lighter than its background.* This pair passes/);
  });

  it("for JSON Lines, by the keys of each row", async () => {
    const rows = '{"EAN":"12","name":"a/b"}\n{"GTIN":"13"}\n{"content":"14"}\n';
    const { lines } = await batch(rows, ["--type", "barcode", "--barcode-format", "EAN13"], "rows.jsonl");
    expect(about(lines, "line ").map((line) => line.split(":")[0])).toEqual([
      'line 1, "EAN"',
      'line 1, "name"',
      'line 2, "GTIN"',
      "line 3, content",
    ]);
  });

  it.each([
    ["rows.csv", "content,security,Sicherheit\na,1,2\n", "header"],
    ["rows.jsonl", '{"content":"a","security":1,"Sicherheit":2}\n', "row"],
  ])("for two columns with the same meaning: %s", async (name, rows, what) => {
    const { stderr, made } = await batch(rows, [], name);
    expect(stderr).toContain(
      `The ${what} has "security" and "Sicherheit", which both mean the column security: delete or rename one of them.`,
    );
    expect(made).toBe(false);
  });
});

describe("web addresses in JSON Lines", () => {
  const ADDRESSES = [
    "https//a.example/1",
    "https://a.exa mple/1",
    "<https://a.example/2>",
    "https://a.example",
  ];

  it("are checked like those of a table", async () => {
    const csv = await batch(`url\n${ADDRESSES.join("\n")}\n`);
    const rows = ADDRESSES.map((url) => `${JSON.stringify({ url })}\n`).join("");
    const { code, lines } = await batch(rows, [], "rows.jsonl");
    expect(said(lines)).toHaveLength(3);
    expect(said(lines)).toEqual(said(csv.lines));
    expect(code).toBe(1);
  });

  it("are encoded unchanged with --force, and not checked under another key", async () => {
    const row = '{"url":"https//a.example/1"}\n';
    expect(await batch(row, ["--force"], "rows.jsonl")).toMatchObject({ code: 0, made: true });
    const other = await batch(row.replace("url", "content"), [], "rows.jsonl");
    expect(other.stderr).toContain("1 value looks like a broken web address");
    expect(other.code).toBe(0);
  });
});
