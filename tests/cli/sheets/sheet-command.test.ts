import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newBulkDraft } from "../../../web/features/bulk/bulk-draft.ts";
import { sheetWords } from "../../../web/features/bulk/command/sheet-words.ts";
import { programHere } from "../../support/programs/program-here.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const TEMPLATE = ["--template", "Avery L7160"];

const run = async (rows: string | Record<string, string>, args: string[]) => {
  const cwd = await temporaryFolder();
  const files = typeof rows === "string" ? { "rows.csv": rows } : rows;
  for (const [name, text] of Object.entries(files)) await writeFile(join(cwd, name), text);
  const outcome = await programHere(["sheet", Object.keys(files)[0] ?? "", "-o", "labels.pdf", ...args], cwd);
  const pdf = existsSync(join(cwd, "labels.pdf")) ? await readFile(join(cwd, "labels.pdf"), "latin1") : null;
  return { ...outcome, pdf, left: readdirSync(cwd).filter((name) => !(name in files)) };
};

/** The smallest module of a sheet with an EAN-13, as it is printed. */
const eanModule = async (...args: string[]) => {
  const barcode = ["--type", "barcode", "--barcode-format", "EAN13", "--dpi", "600", ...args];
  const { stderr } = await run("content\n4006381333931", [...TEMPLATE, ...barcode]);
  return /smallest modules.* are ([\d.]+ mm)/.exec(stderr)?.[1];
};

/** A sheet with an EAN-13 that has space around it, on labels of this size. */
const spacedEan = (label: string) => {
  const barcode = ["--type", "barcode", "--barcode-format", "EAN13", "--margin", "8mm"];
  const size = ["--label", label, "--label-margin", "0mm", "--page", "label"];
  return run("content\n4006381333931", [...barcode, ...size]);
};

const namedRows = (...names: string[]) =>
  `content,name\n${names.map((name, at) => `${at},${name}`).join("\n")}`;

describe("a sheet is made", () => {
  it("with a barcode of more than 400 modules, where its label is wide enough", async () => {
    const wide = ["--label", "250x30mm", "--page", "260x100mm"];
    const { code, stderr, pdf } = await run(
      `barcode_format,type,content\nCODE128,barcode,${"A".repeat(62)}`,
      wide,
    );
    expect([code, stderr]).toEqual([0, expect.any(String)]);
    expect(pdf).toMatch(/^%PDF/);
  });

  it("with bars that fill their label, whatever the font size", async () => {
    expect(await eanModule()).toBe("0.466 mm");
    expect(await eanModule("--font-size", "3mm")).toBe("0.466 mm");
    expect(await eanModule("--bar-height", "15mm")).toBe("0.466 mm");
    expect(await eanModule("--module", "0.33mm")).toBe("0.339 mm");
  });

  it("moved by a length with a typographic minus sign, or by 0", async () => {
    const moved = ["--offset", "−1mm,–0.5mm", "--label-margin", "0"];
    expect((await run("content\na", [...TEMPLATE, ...moved])).code).toBe(0);
  });

  it("in a folder that is created", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content\na");
    const { code, stdout } = await programHere(["sheet", "rows.csv", "-o", "new/a.pdf", ...TEMPLATE], cwd);
    expect([code, stdout]).toEqual([0, "new/a.pdf\n"]);
    expect(readdirSync(join(cwd, "new"))).toEqual(["a.pdf"]);
  });

  it("beside a user's file that is named like an unfinished one", async () => {
    const { code, left } = await run({ "rows.csv": "content\na", "labels.pdf.part": "mine" }, TEMPLATE);
    expect([code, left]).toEqual([0, ["labels.pdf"]]);
  });
});

it.each([
  ["rows.csv", "content,note,brand,city\nhttps://a.example,n1,Acme,Bern\n"],
  ["rows.jsonl", '{"content":"https://a.example","note":"n1","brand":"Acme","city":"Bern"}\n'],
])("does not call a column unused that is printed beside the code: %s", async (name, rows) => {
  const { code, stderr } = await run({ [name]: rows }, [...TEMPLATE, "--text", "note"]);
  expect([code, stderr]).toEqual([0, expect.stringContaining('"city" is not used')]);
  expect(stderr).not.toContain('"note"');
});

it("with a column whose name contains a comma as text, quoted as on the page", async () => {
  const [, , ...words] = sheetWords({ ...newBulkDraft(), textColumns: [1, 2] }, [
    "content",
    "Name, first",
    "price",
  ]);
  // quoted for the shell
  expect(words).toEqual(["--text", "'Name\\, first'", "--text", "price"]);
  const { code, stderr } = await run('content,"Name, first",price\na,b,c', [
    ...TEMPLATE,
    "--text",
    "Name\\, first",
  ]);
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  const together = await run('content,"Name, first",price\na,b,c', [
    ...TEMPLATE,
    "--text",
    "price,Name\\, first",
  ]);
  expect([together.code, together.stderr]).toEqual([0, expect.any(String)]);
});

describe("a sheet is rejected", () => {
  it.each([
    ["an unknown template", ["--template", "Avery L716"], "perhaps one of these was meant: Avery L7160"],
    ["no template", [], 'Name the sheet: --template "Avery L7160"'],
    ["an empty template", ["--template", ""], 'Name the sheet: --template "Avery L7160"'],
    ["two templates", [...TEMPLATE, "--label", "50x30mm"], "write one of them, not both"],
    ["a measure beside a template", [...TEMPLATE, "--gap", "1mm,1mm"], "--gap is for a custom label size"],
    [
      "a start beyond the sheet",
      [...TEMPLATE, "--start", "22"],
      '--start: "22" is not a whole number from 1 to 21',
    ],
    ["a start of 0", [...TEMPLATE, "--start", "0"], "--start"],
    ["a label wider than its page", ["--label", "250x30mm"], "does not fit a page that is 210 mm wide"],
    ["more columns than fit", ["--label", "50x30mm", "--columns", "5"], "it has room for 4"],
    ["a label without a size", ["--label", "small"], '--label: "small" is not a label size'],
    ["a resolution of 0", [...TEMPLATE, "--dpi", "0"], '--dpi: "0" is not a resolution'],
    ["an offset without a unit", [...TEMPLATE, "--offset", "1,2"], "--offset"],
    ["an offset beyond reason", [...TEMPLATE, "--offset", "50mm,0"], "each from -20 to 20 mm"],
    [
      "an offset over the edge",
      [...TEMPLATE, "--offset", "0,-18mm"],
      "18 mm up would move codes over the edge of the page",
    ],
    ["a turn by 45 degrees", [...TEMPLATE, "--rotate", "45"], "--rotate"],
    ["letters of one point", [...TEMPLATE, "--text-size", "1pt"], "--text-size"],
    ["a margin that leaves nothing", [...TEMPLATE, "--label-margin", "20mm"], "--label-margin"],
    ["page numbers without room", ["--template", "Dymo 99012", "--page-numbers"], "no bottom margin"],
  ])("with exit code 2: %s", async (_, args, sentence) => {
    const { code, stderr, left } = await run("content\nhello", args);
    expect([code, stderr, left]).toEqual([2, expect.stringContaining(sentence), []]);
  });

  it.each([
    ["of a QR code", [], ["--size", "3mm"], "need at least 3.69 mm"],
    [
      "of a barcode",
      ["--type", "barcode", "--barcode-format", "CODE128"],
      ["--width", "5mm", "--height", "10mm"],
      "at 600 dpi they need",
    ],
    [
      "of a module",
      ["--type", "barcode", "--barcode-format", "CODE128"],
      ["--module", "0.05mm"],
      "at least 0.127 mm at 600 dpi",
    ],
  ])(
    "with a size %s that nothing reads, and with the size that would do",
    async (_, type, size, sentence) => {
      const { code, stderr, left } = await run("content\nhello", [
        ...TEMPLATE,
        ...type,
        ...size,
        "--dpi",
        "600",
      ]);
      expect([code === 0, stderr, left]).toEqual([false, expect.stringContaining(sentence), []]);
    },
  );

  it("with a hint to --fix and --on-error skip if only some of the wrong rows can be corrected", async () => {
    const ean = [...TEMPLATE, "--type", "barcode", "--barcode-format", "EAN13"];
    const { code, stderr } = await run("content\n4006381333932\nabc\n", ean);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(
        "2 of 2 rows cannot be printed, so nothing was written. --fix --on-error skip prints those that it corrects.",
      ),
    ]);
    expect((await run("content\n4006381333932\nabc\n", [...ean, "--fix", "--on-error", "skip"])).code).toBe(
      1,
    );
  });

  it("if its output is standard output", async () => {
    const cwd = await temporaryFolder();
    const { code, stderr } = await programHere(
      ["sheet", "rows.csv", "--output=-", "--format", "pdf", ...TEMPLATE],
      cwd,
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining("labels are written to a file")]);
  });

  it("if its output is not a PDF", async () => {
    const cwd = await temporaryFolder();
    const { code, stderr } = await programHere(["sheet", "rows.csv", "-o", "labels", ...TEMPLATE], cwd);
    expect([code, stderr]).toEqual([2, expect.stringContaining("is not the name of a PDF")]);
  });

  it.each(["0", "-1", "1.5", "1e9"])("for a quantity of %s, with the line", async (quantity) => {
    const { code, stderr, left } = await run(`content,quantity\na,1\nb,${quantity}`, TEMPLATE);
    expect([code, left]).toEqual([1, []]);
    expect(stderr).toContain(`line 3, quantity: "${quantity}" is not a number of labels`);
    expect(stderr).toContain("--on-error skip prints the others");
  });

  it("for a code that does not fit the label, with a size that does fit", async () => {
    const rows = `content\n${"https://example.com/".repeat(10)}`;
    const { code, stderr } = await run(rows, ["--label", "12x12mm"]);
    const [, side = ""] =
      /The code needs ([\d.]+) mm by [\d.]+ mm at least, with modules of 0\.254 mm/.exec(stderr) ?? [];
    expect([code, stderr]).toEqual([1, expect.stringContaining("the label has room for 9.6 mm by 9.6 mm")]);
    const enough = await run(rows, ["--label", `${side}x${side}mm`, "--label-margin", "0mm"]);
    expect([enough.code, enough.left]).toEqual([0, ["labels.pdf"]]);
    const bars = await run("content\n4006381333931", [
      "--label",
      "20x30mm",
      "--type",
      "barcode",
      "--barcode-format",
      "EAN13",
    ]);
    expect(bars.stderr).toContain("The code needs 28.8 mm by");
  });

  it("for a size larger than the label", async () => {
    const { code, stderr } = await run("content\nhello", [...TEMPLATE, "--size", "50mm"]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/The code is [\d.]+ mm wide and [\d.]+ mm high; the label has room/),
    ]);
  });

  it("once for many rows that do not fit, with their lines", async () => {
    const rows = Array.from({ length: 20 }, (_, row) => `https://example.com/${row + 10}\n`).join("");
    const { stderr } = await run(`content\n${rows}`, ["--label", "8x8mm"]);
    const said = stderr.split("\n").filter((line) => line.includes("the label has room for"));
    expect(said).toEqual([
      expect.stringMatching(/^line 2: The code needs/),
      expect.stringMatching(/^19 more lines, 3 to 21: The code needs/),
    ]);
  });

  it("for a text that is too long, letters that no font has, and formula errors", async () => {
    const long = await run(`content,name\na,${"x".repeat(120)}`, [...TEMPLATE, "--text", "name"]);
    expect([long.code, long.stderr]).toEqual([
      1,
      expect.stringMatching(
        /The text is too long for the label even at 4 points.* Shorten it, print fewer lines, or take a larger label\./,
      ),
    ]);
    const letters = await run("content,name\na,კოდი", [...TEMPLATE, "--text", "name"]);
    expect([letters.code, letters.stderr]).toEqual([
      1,
      expect.stringContaining("No font here has these letters"),
    ]);
    const formula = await run("content,name\na,#REF!", [...TEMPLATE, "--text", "name"]);
    expect([formula.code, formula.stderr]).toEqual([1, expect.stringContaining("its formula has an error")]);
  });

  it.each([
    [
      ".quietzone-labels.pdf.part",
      "labels.pdf",
      ".quietzone-labels.pdf.part: a folder stands where the file should be",
    ],
    ["labels.pdf.lock", "labels.pdf", "labels.pdf.lock: a folder, a link, a pipe or a device stands there"],
    [null, `${"n".repeat(245)}.pdf`, "the file name is too long"],
  ])("before a label is made if the file cannot be written: %s", async (folder, output, sentence) => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content\na");
    if (folder) await mkdir(join(cwd, folder));
    const { code, stderr } = await programHere(["sheet", "rows.csv", "-o", output, ...TEMPLATE], cwd);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^error: Cannot write [^\n]+\n?$/)]);
    expect(stderr).toContain(sentence);
    expect(readdirSync(cwd)).toEqual(folder ? [folder, "rows.csv"] : ["rows.csv"]);
  });

  it("if two columns give the quantity", async () => {
    const { code, stderr } = await run("content,quantity,Menge\na,1,2", TEMPLATE);
    expect([code, stderr]).toEqual([1, expect.stringContaining('"quantity" and "Menge"')]);
  });

  it("if its output is a pipe or a link to one, which is kept", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content\na");
    execFileSync("mkfifo", ["labels.pdf"], { cwd });
    await symlink("labels.pdf", join(cwd, "link.pdf"));
    for (const output of ["labels.pdf", "link.pdf"]) {
      const { code, stderr } = await programHere(["sheet", "rows.csv", "-o", output, ...TEMPLATE], cwd);
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining("a folder, a pipe or a device stands there"),
      ]);
    }
    expect((await stat(join(cwd, "labels.pdf"))).isFIFO()).toBe(true);
  });

  it("if its output is the input file", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.pdf"), "content\na");
    const args = ["sheet", "rows.pdf", "--input-format", "csv", "-o", "rows.pdf", ...TEMPLATE];
    const { code, stderr } = await programHere(args, cwd);
    expect([code, stderr]).toEqual([1, expect.stringContaining("is the file that the rows come from")]);
    expect(await readFile(join(cwd, "rows.pdf"), "utf8")).toBe("content\na");
  });

  it("if a row names a design that is a pipe, without opening it", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content,design\na,pipe\nb,other");
    execFileSync("mkfifo", ["pipe.json"], { cwd });
    const { code, stderr } = await programHere(["sheet", "rows.csv", "-o", "labels.pdf", ...TEMPLATE], cwd);
    expect([code === 0, stderr]).toEqual([false, expect.stringContaining("pipe.json cannot be read")]);
  });

  it("for a text column that does not exist", async () => {
    const { code, stderr } = await run("content,name\na,b", [...TEMPLATE, "--text", "price"]);
    expect([code === 0, stderr]).toEqual([
      false,
      expect.stringContaining("--text price: there is no such column"),
    ]);
  });
});

describe("a sheet", () => {
  it("is one PDF without fonts, printed at actual size, with no leftover files", async () => {
    const { code, stdout, stderr, pdf, left } = await run("content,name\na,Apple\nb,Pear", [
      ...TEMPLATE,
      "--text",
      "name",
    ]);
    expect([code, stdout, left]).toEqual([0, "labels.pdf\n", ["labels.pdf"]]);
    expect(stderr).toContain("2 labels on 1 page written to labels.pdf.");
    expect(stderr).toMatch(/The smallest modules, on line 2, are [\d.]+ mm: \d+ dots at 300 dpi\./);
    expect(pdf).not.toContain("/Font");
    expect(pdf).toContain("/PrintScaling/None");
  });

  it("reports the smallest modules, and bars below the GS1 minimum", async () => {
    const rows =
      "type,barcode_format,content\nqr,,a\nbarcode,EAN13,4006381333931\nbarcode,EAN13,4006381333948";
    const { code, stderr } = await run(rows, [
      "--label",
      "36x20mm",
      "--page",
      "label",
      "--bar-width",
      "0.17mm",
    ]);
    expect(code).toBe(0);
    expect(stderr).toContain("The smallest modules, on line 3, are 0.169 mm: 2 dots at 300 dpi.");
    expect(stderr).toMatch(/2 rows, the first on line 3: .*0\.169 mm.*0\.249 mm/);
  });

  it("rejects a label that is too small, with the size needed including margins", async () => {
    const { code, stderr } = await spacedEan("31x28mm");
    const [, width, height] = /needs ([\d.]+) mm by ([\d.]+) mm/.exec(stderr) ?? [];
    expect([code, Number(width)]).toEqual([1, expect.closeTo(40.1, 0)]);
    expect((await spacedEan(`${width}x${height}mm`)).code).toBe(0);
  });

  it("reports QR modules that are too fine for scanners, and sizes in px", async () => {
    const fine = await run("content\na\nb", [...TEMPLATE, "--module", "0.13mm", "--dpi", "600"]);
    expect([fine.code, fine.stderr]).toEqual([
      0,
      expect.stringMatching(/2 rows, the first on line 2: .*0\.127 mm.*0\.25 mm/),
    ]);
    const { code, stderr } = await run("content\na", [...TEMPLATE, "--size", "300"]);
    expect([code, stderr]).toEqual([0, expect.stringContaining("--size 300 is in px")]);
    expect((await run("content\na", [...TEMPLATE, "--size", "20mm", "--margin", "5"])).stderr).not.toContain(
      "px",
    );
  });

  it("offers lengths alone in --help, with the limits of labels", async () => {
    const { stdout } = await programHere(["sheet", "--help"]);
    const help = stdout.replaceAll(/\s+/g, " ");
    expect(help).not.toMatch(/\bpx\b/);
    expect(help).toContain("side of a QR code, such as 25mm (default: as large as the label allows)");
    expect(help).toContain("(default: as the label allows, up to 0.5 mm)");
  });

  it("reports each barcode size in px", async () => {
    const sizes = ["--bar-width", "5", "--bar-height", "200", "--font-size", "30", "--margin", "50"];
    const barcode = ["--type", "barcode", "--barcode-format", "EAN13"];
    const { stderr } = await run("content\n4006381333931", [...TEMPLATE, ...barcode, ...sizes]);
    for (const size of ["bar-width 5", "bar-height 200", "font-size 30", "margin 50"])
      expect(stderr).toContain(`--${size} is in px, which labels do not have`);
    const inMm = await run("content\n4006381333931", [...TEMPLATE, ...barcode, "--margin", "1mm"]);
    expect(inMm.stderr).not.toContain("px");
  });

  it("skips invalid rows without gaps with --on-error skip, and reports them", async () => {
    const { code, stdout, stderr } = await run("content,quantity\na,1\nb,0\nc,2", [
      ...TEMPLATE,
      "--on-error",
      "skip",
      "--json",
    ]);
    expect([code, stderr]).toEqual([1, ""]);
    const events = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { event: string });
    expect(events.at(-1)).toMatchObject({
      event: "done",
      rows: 3,
      labels: 3,
      pages: 1,
      failed: 1,
      complete: true,
    });
  });

  it("replaces an earlier sheet atomically, and keeps it if the new one is rejected", async () => {
    const cwd = await temporaryFolder();
    const sheet = async (rows: string) => {
      await writeFile(join(cwd, "rows.csv"), rows);
      return programHere(["sheet", "rows.csv", "-o", "labels.pdf", ...TEMPLATE], cwd);
    };
    await sheet("content\na");
    const first = await readFile(join(cwd, "labels.pdf"));
    expect((await sheet("content,quantity\na,0")).code).toBe(1);
    expect(await readFile(join(cwd, "labels.pdf"))).toEqual(first);
    expect((await sheet("content\nb\nc")).code).toBe(0);
    expect(await readFile(join(cwd, "labels.pdf"))).not.toEqual(first);
  });

  it("reports which texts were shrunk", async () => {
    const { code, stderr } = await run(namedRows("short", "word".repeat(8)), [...TEMPLATE, "--text", "name"]);
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/1 text was made smaller to fit, on line 3: [\d.]+ points/),
    ]);
    const rows = namedRows("short", "word".repeat(5), "word".repeat(8));
    const two = await run(rows, [...TEMPLATE, "--text", "name"]);
    expect(two.stderr).toContain(
      "2 texts were made smaller to fit, the first on line 3: 4.2 points at least",
    );
  });

  it("accepts JSON Lines, and several text columns", async () => {
    const rows = { "rows.jsonl": '{"content":"a","name":"Apple","price":1.5}\n{"content":"b","price":2}' };
    const { code, stderr } = await run(rows, [...TEMPLATE, "--text", "price,name"]);
    expect([code, stderr]).toEqual([0, expect.not.stringContaining("ignored")]);
  });
});
