import { openSync, closeSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtProgram } from "../support/programs/product.ts";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const batch = async (rows: string, args: string[] = [], name = "rows.csv") => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, name), rows);
  const { code, stdout, stderr } = await programHere(["batch", name, "-o", "out", ...args], cwd);
  return { code, stdout, stderr, cwd };
};
const eventsOf = (stdout: string) =>
  stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { event: string; message?: string; code?: string });

describe("the report of a batch", () => {
  it("reports repeated wrong values of a column once, with a count", async () => {
    const rows = Array.from({ length: 300 }, (_, row) => `${row},red\n`).join("");
    const { stderr } = await batch(`content,foreground\n${rows}`);
    const said = stderr.split("\n").filter((line) => line.includes("is not a color"));
    expect(said).toEqual([
      expect.stringMatching(/^line 2, foreground: "red"/),
      expect.stringMatching(/^299 more lines, 3 to 301, foreground: "red"/),
    ]);
  });

  it("reports repeated design notes of rows once, with a count, as notes", async () => {
    const { stderr } = await batch("content,margin\na,1\nb,1\nc,1\nd,0\ne,0\n");
    const said = stderr.split("\n").filter((line) => line.includes("The quiet zone has"));
    expect(said).toEqual([
      expect.stringMatching(/^note: line 2, margin: The quiet zone has 1 of/),
      expect.stringMatching(/^note: line 5, margin: The quiet zone has 0 of/),
      expect.stringMatching(/^note: 2 more lines, 3 to 4, margin: The quiet zone has 1 of/),
      expect.stringMatching(/^note: 1 more line, line 6, margin: The quiet zone has 0 of/),
    ]);
  });

  it("lists the lines whose code does not fit --size, and the size that fits all", async () => {
    const rows = `content,file\n${"a".repeat(700)},long\nhi,b\n`;
    const one = await batch(rows, ["--size", "100", "--on-error", "skip"]);
    expect(one.stderr).toMatch(/^line 2, --size: 100 px is too small.* Use --size 145\.$/m);
    const more = await batch(`${rows}${"a".repeat(1000)},longer\n`, ["--size", "100"]);
    expect(more.stderr.match(/--size: /g)).toHaveLength(1);
    expect(more.stderr).toMatch(/^lines 2 and 4, --size: .* Use --size 1(?:4[6-9]|[5-9]\d)\.$/m);
  });

  it("suggests a better color for one that --force accepts", async () => {
    const { stderr } = await batch("content,foreground,background\nx,#cccccc,#ffffff\n", ["--force"]);
    expect(stderr).toMatch(/^note: line 2, foreground: .* Suggested: #[0-9a-f]{6}$/m);
    expect(stderr).not.toContain("Corrected");
  });

  it("uses the column names of the table", async () => {
    const { stderr } = await batch("Link,Dateiname\nhttps://,a\nhttps://a.example,b/c\n");
    expect(stderr).toContain('line 2, "Link": A web address needs a host name');
    expect(stderr).toContain('line 3, "Dateiname": A file name cannot contain /.');
  });

  it("suggests renaming columns such as size that seem to have another meaning", async () => {
    const { stderr } = await batch("content,size,level\na,XL,1\nb,M,2\n", ["-q"]);
    expect(stderr).toContain('If "size", "level" are not about the codes, rename or delete the columns.');
    expect((await batch("content,size\na,20\n")).stderr).not.toContain("rename");
  });

  it("lists at most twenty ignored columns", async () => {
    const names = Array.from({ length: 400 }, (_, at) => `extra ${at}`);
    const { stderr } = await batch(`content,${names.join(",")}\na${",".repeat(400)}\n`);
    expect(stderr).toContain('"extra 19" and 380 more\n');
  });

  it("reports an empty cell", async () => {
    const args = ["--type", "barcode", "--barcode-format", "CODE128"];
    const { stderr } = await batch("content,file\n,a\nb,b\n", args);
    expect(stderr).toContain("line 2, content: The cell is empty.\n");
  });
});

describe("the messages of a report", () => {
  it("are in the order of the lines, even if a problem is found late", async () => {
    // the problem on line 2 only shows up after the damaged number on line 3
    const args = ["--type", "barcode", "--barcode-format", "EAN13"];
    const { stderr } = await batch("content\n4006381000000\n4006382000000\nabc\n", args);
    expect(stderr.match(/^line \d+/gm)).toEqual(["line 2", "line 3", "line 4"]);
  });

  it('use the singular for one file, and quote a folder named "."', async () => {
    const first = await batch("content\na\n");
    const again = await programHere(["batch", "rows.csv", "-o", "out"], first.cwd);
    expect(again.stderr).toContain("Nothing to do: the file is in out already.");
    const here = await programHere(["batch", "rows.csv", "-o", "."], first.cwd);
    expect(here.stderr).toContain('1 QR code written to ".".\n');
  });

  it("suggest --fix with --on-error skip if only some of the wrong rows can be corrected", async () => {
    const args = ["--type", "barcode", "--barcode-format", "EAN13"];
    const { stderr } = await batch("content\n4006381333932\nabc\n", args);
    expect(stderr).toContain(
      "2 of 2 rows cannot be made, so nothing was written. --fix --on-error skip makes those that it corrects.",
    );
    const all = await batch("content\n4006381333932\n4006381333933\n", args);
    expect(all.stderr).not.toContain("--on-error");
  });

  it("list the lines of a shared problem as ranges", async () => {
    const few = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => `${row},${row % 3 === 0 ? "" : "red"}\n`);
    const { stderr } = await batch(`content,foreground\n${few.join("")}`);
    expect(stderr).toMatch(/^4 more lines, 4, 6 to 7, 9, foreground: "red"/m);
    // too many ranges to list
    const many = Array.from({ length: 40 }, (_, row) => `${row},${row % 2 === 0 ? "red" : ""}\n`).join("");
    const long = await batch(`content,foreground\n${many}`);
    expect(long.stderr).toMatch(/^19 more lines, up to line 40, foreground: "red"/m);
  });

  it("use the singular for one more line", async () => {
    const { stderr } = await batch("content,foreground\na,red\nb,red\nc,blu\n");
    expect(stderr).toMatch(/^1 more line, line 3, foreground: "red"/m);
  });
});

/** Forty rows, complete up to the sixteenth and cut short from there on. */
const cutRows = (header: string, whole: string, cut: string) =>
  `${header}\n${Array.from({ length: 40 }, (_, at) => (at < 16 ? whole : cut).replaceAll("#", String(at))).join("\n")}\n`;

describe("rows without trailing empty cells, as Excel saves them", () => {
  it.each([
    ["quantity", []],
    ["note", []],
    ["Remark", []],
  ])("are accepted if only an unused column is missing: %s", async (name, args) => {
    const { stderr, code } = await batch(cutRows(`content,file,${name}`, "c#,f#,", "c#,f#"), args);
    expect(code).toBe(0);
    expect(stderr).toContain(
      "24 rows have fewer values than the header (first on line 18). Only columns that are not used lack there.",
    );
  });

  it("are rejected in one message if another column is missing", async () => {
    const { stderr } = await batch(cutRows("content,file", "c#,f#", "c#"), []);
    expect(stderr.match(/The row has 1 value, but the header names 2\./g)).toHaveLength(2);
    expect(stderr).toContain("23 more lines, 19 to 41: The row has 1 value");
    expect(stderr).not.toContain("not used lack");
    const { stdout } = await batch(cutRows("content,file", "c#,f#", "c#"), ["--json"]);
    expect(eventsOf(stdout).filter(({ event }) => event === "issue")).toHaveLength(24);
  });
});

describe("with --json", () => {
  it("prints everything as events, and with -q only errors and advice", async () => {
    const rows = "URL,name,extra\n01.02.2026,a,x\nb,a,x\n";
    const loud = await batch(rows, ["--json"]);
    expect(loud.stderr).toBe("");
    const kinds = eventsOf(loud.stdout).map(({ event }) => event);
    expect(new Set(kinds)).toEqual(new Set(["unknown_columns", "sentence", "issue", "advice", "done"]));
    const quiet = await batch(rows, ["--json", "-q"]);
    expect(quiet.stderr).toBe("");
    expect(new Set(eventsOf(quiet.stdout).map(({ event }) => event))).toEqual(
      new Set(["issue", "advice", "done"]),
    );
  });

  it.each([[["--nonsense"]], [["--format"]]])("prints a usage error as an event: %j", async (args) => {
    const { code, stdout } = await batch("content\na\n", ["--json", ...args]);
    expect(code).toBe(2);
    expect(eventsOf(stdout)).toEqual([
      { event: "error", code: "wrong_use", message: expect.stringMatching(/^(?!error).*option/) as string },
    ]);
  });
});

it("a JSON array is rejected with a command that converts it to JSON Lines", async () => {
  const { code, stderr } = await batch('[{"content":"a"}]\n', [], "rows.json");
  expect(stderr).toContain("The file is one JSON array.");
  expect(stderr).toContain("jq -c '.[]'");
  expect(code).toBe(1);
  expect(await batch('{"content":"a"}\n{"content":"b"}\n', [], "rows.json")).toMatchObject({ code: 0 });
});

it("a failed write to standard output ends with an error message", async () => {
  const { cwd } = await batch("content\na\n");
  const full = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(
    process.execPath,
    [builtProgram(), "batch", "rows.csv", "-o", "other"],
    { cwd, stdio: ["ignore", full, "pipe"], encoding: "utf8" },
  );
  closeSync(full);
  expect(stderr).toContain("error: Standard output cannot be written (ENOSPC).\n");
  expect(stderr).not.toContain("    at ");
  expect(status).toBe(1);
});
