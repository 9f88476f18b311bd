import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { workbookOf } from "../support/files/workbook-file.ts";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const ROWS = [
  ["content", "file"],
  ["a, b", "one"],
  ["zwölf", "two"],
];
const csv = (rows: readonly (readonly string[])[], delimiter = ",", end = "\n"): string =>
  rows.map((cells) => cells.map((cell) => `"${cell}"`).join(delimiter) + end).join("");
const swapped = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.toReversed());

/** Makes the codes of a table, saves the table again, and repeats. @returns the output of the second run */
const again = async (
  first: string | Uint8Array,
  second: string | Uint8Array,
  args: string[] = [],
  names: [string, string] = ["rows.csv", "rows.csv"],
  secondArgs = args,
): Promise<string> => {
  const cwd = await temporaryFolder();
  writeFileSync(join(cwd, names[0]), first);
  await programHere(["batch", names[0], "-o", "out", ...args], cwd);
  writeFileSync(join(cwd, names[1]), second);
  return (await programHere(["batch", names[1], "-o", "out", ...secondArgs], cwd)).stderr;
};
const NOTHING = "Nothing to do: all 2 files are in out already.";

describe("a table saved again with the same rows rewrites no file", () => {
  it.each<[string, string | Uint8Array]>([
    ["with other line ends", csv(ROWS, ",", "\r\n")],
    ["with a byte order mark", `\uFEFF${csv(ROWS)}`],
    ["with another delimiter", csv(ROWS, ";")],
    ["in UTF-16", Buffer.from(`\uFEFF${csv(ROWS)}`, "utf16le")],
    ["with its columns swapped", csv(swapped(ROWS))],
    ["with a column that is not used", csv(ROWS.map((cells, at) => [...cells, at === 0 ? "Color" : "red"]))],
    ["with quantities", csv(ROWS.map((cells, at) => [...cells, at === 0 ? "quantity" : "2"]))],
    ["under another name of the column", csv([["Text", "Dateiname"], ...ROWS.slice(1)])],
  ])("%s", async (_, second) => {
    expect(await again(csv(ROWS), second)).toContain(NOTHING);
  });

  it("as a workbook or in another encoding", async () => {
    expect(await again(csv(ROWS), workbookOf(ROWS), [], ["rows.csv", "rows.xlsx"])).toContain(NOTHING);
    const latin = Buffer.from(csv(ROWS), "latin1");
    const named = ["--encoding", "windows-1252"];
    expect(await again(csv(ROWS), latin, [], ["rows.csv", "rows.csv"], named)).toContain(NOTHING);
  });

  it("of products, whose codes contain the time of the run", async () => {
    const products = [
      ["product_name", "serial_number"],
      ["Kettle", "K1"],
      ["Kettle", "K2"],
    ];
    expect(await again(csv(products), csv(swapped(products), ";"), ["--type", "product"])).toContain(NOTHING);
  });
});

describe("a table with changed rows rewrites every file and says why", () => {
  it.each([
    ["content", csv([ROWS[0]!, ["a,b", "one"], ROWS[2]!])],
    ["name of a file", csv([ROWS[0]!, ["a, b", "first"], ROWS[2]!])],
    ["order", csv([ROWS[0]!, ROWS[2]!, ROWS[1]!])],
    ["design", csv(ROWS.map((cells, at) => [...cells, at === 0 ? "size" : "400"]))],
  ])("%s", async (_, second) => {
    expect(await again(csv(ROWS), second)).toContain(
      "The rows are not those of the last run into out: every file is made again.",
    );
  });

  it("whose logo alone changed", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), csv(ROWS));
    const run = async (background: string) => {
      const picture = { width: 40, height: 40, channels: 4, background } as const;
      await sharp({ create: picture }).png().toFile(join(cwd, "logo.png"));
      return programHere(["batch", "rows.csv", "-o", "out", "--logo", "logo.png"], cwd);
    };
    await run("#c33");
    const before = readFileSync(join(cwd, "out/one.png"));
    expect((await run("#3c3")).stderr).toContain("The logos are not those of the last run into out");
    expect(readFileSync(join(cwd, "out/one.png")).equals(before)).toBe(false);
  });
});

describe("a table whose rows are on other lines, which the manifest records, says so", () => {
  const lines = ROWS.slice(1).map(([content, file]) => `${JSON.stringify({ content, file })}\n`);
  it.each<[string, string, [string, string]]>([
    ["as JSON Lines", lines.join(""), ["rows.csv", "rows.jsonl"]],
    ["with an empty line", csv(ROWS).replace("\n", "\n\n"), ["rows.csv", "rows.csv"]],
  ])("%s", async (_, second, names) => {
    const said = await again(csv(ROWS), second, [], names);
    expect(said).toContain(
      "The rows stand on other lines than those of the last run into out: every file is made again.",
    );
  });
});

it("a longer list of contacts with swapped columns is recognized as the same list", async () => {
  const contacts = [
    ["first_name", "phone"],
    ["Ada", "030 1"],
    ["Bo", "030 2"],
  ];
  const longer = swapped([...contacts, ["Cy", "030 3"]]);
  const said = await again(csv(contacts), csv(longer), ["--type", "vcard"]);
  expect(said).toContain("3 QR codes written to out.");
});
