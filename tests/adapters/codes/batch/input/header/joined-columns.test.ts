import { describe, expect, it } from "vitest";
import { checkCsv, checkWorkbook, type TableWish } from "../../../../../support/programs/check-table.ts";

describe("a table joined into one column", () => {
  it.each([
    [[["url,name"], ["https://a.example/1,x"]], "commas"],
    [[["name;url;menge"], ["x;https://a.example/1;3"]], "semicolons"],
    [[['url,"name"'], ['https://a.example/1,"x, y"']], "commas"],
    [[["Vorname,Nachname,Kürzel"], ["Ada,Lovelace,AL"]], "commas"],
  ])("is refused in a workbook: %j", async (rows, delimiter) => {
    const { said, contents } = await checkWorkbook(rows);
    expect(said).toMatch(
      `All columns lie in one, separated by ${delimiter} ("${rows[0]![0]!.replaceAll(`"`, "")}")`,
    );
    expect(said).toContain("Text to Columns");
    expect(said).not.toContain("--content-column");
    // naming the joined column does not help
    expect((await checkWorkbook(rows, { contentColumn: rows[0]![0]! })).said).toContain(
      "All columns lie in one",
    );
    expect(contents).toEqual([]);
  });

  it("is refused if quotes enclose whole lines", async () => {
    const { said } = await checkCsv('"url,""name"""\n"https://a.example/1,x"\n');
    expect(said).toContain("where quotes enclose whole lines, remove these");
  });

  it("is refused if it is read as TSV", async () => {
    const { said } = await checkCsv("url,name\nhttps://a.example/1,x\n", { inputFormat: "tsv" });
    expect(said).toContain('separated by commas ("url,name")');
  });

  it.each([
    ["Kunde,Filiale", "Müller,Bonn"],
    ["Name, Ort", "Müller, Bonn"],
  ])("is suggested first if it may also be one column: %s", async (header, cell) => {
    const { said } = await checkWorkbook([[header], [cell]]);
    expect(said).toMatch(/If several columns were meant: all columns lie in one.*Else: rename/);
    expect((await checkWorkbook([[header], [cell]], { contentColumn: header })).contents).toEqual([cell]);
  });

  it.each<[string[][], TableWish?]>([
    [[["Text"], ["Hello, world"]]],
    [[["Nom, prénom"], ["Dupont, Jean"]], { type: "vcard" }],
    [[["content"], ["a;b"]]],
  ])("is not assumed in %j", async (rows, wish) => {
    expect((await checkWorkbook(rows, wish)).said).not.toContain("lie in one");
  });
});
