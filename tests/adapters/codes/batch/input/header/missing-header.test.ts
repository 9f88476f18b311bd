import { describe, expect, it } from "vitest";
import { checkCsv } from "../../../../../support/programs/check-table.ts";

describe("a list without a header line", () => {
  it.each([
    ["LOC-01-A\nLOC-01-B\nLOC-02-A\n", "Add the line content above it."],
    ["A1\nA2\nA3\n", "Add the line content above it."],
    ["Hall;A1\nHall;A2\n", "Add the line file,content above it, with the delimiter of the other lines."],
  ])("gets one suggested if its first line is like the next: %j", async (csv, addition) => {
    const { said } = await checkCsv(csv);
    expect(said).toContain("The header line is missing");
    expect(said).toContain(addition);
    const names = /Add the line (\S+) above/.exec(said)?.[1]?.replaceAll(",", ";");
    expect((await checkCsv(`${names}\n${csv}`)).contents).toHaveLength(csv.trim().split("\n").length);
  });

  it("gets one suggested first if its first line may be a name", async () => {
    expect((await checkCsv("Berlin\nHamburg\nMunich\n")).said).toContain(
      'If it is data already: add the line content above it. Else: rename the right one "content", or choose it: --content-column Berlin.',
    );
  });

  it("reports that the chosen column name looks like data", async () => {
    const { said } = await checkCsv("LOC-01-A\nLOC-01-B\n", { contentColumn: "LOC-01-A" });
    expect(said).toContain('"LOC-01-A" names the column of the contents and looks like one of them');
  });
});

describe("a header line above lines that are broken", () => {
  it("is told how to choose a column, not to be deleted as a title", async () => {
    const csv = 'Artikelcode;name\nA1;Pipe 3/4" brass\nA2;Pipe 1" copper\n';
    const { said } = await checkCsv(csv);
    expect(said).toContain("--content-column");
    expect(said).not.toContain("0 values");
    const chosen = await checkCsv(csv, { contentColumn: "Artikelcode" });
    expect(chosen.said).toContain("A double quote stands inside a value");
  });

  it("is compared with the first line that is not broken", async () => {
    const { said } = await checkCsv('Stock, Berlin, 2026\nA1;Pipe 3/4" brass\nA-1;3\n');
    expect(said).not.toContain("0 values");
  });
});

describe("a title line with another delimiter", () => {
  it.each([
    "Company GmbH, Berlin, Germany\nname;url\na;https://a.example\n",
    "Export, 1.1.2026, Company, Berlin\nname;url\na;https://a.example\n",
    "Name;Price, EUR, net, gross, total;URL\na;1;https://a.example\n",
    '"Links, May, all"\nname\turl\na\thttps://a.example\n',
  ])("does not prevent finding the columns: %j", async (csv) => {
    expect((await checkCsv(csv)).contents).toEqual(["https://a.example"]);
  });

  it.each([
    ["Barcodes\nEAN,Price\n4006381333931,1\n4006381333948,2\n", ["4006381333931", "4006381333948"]],
    ["Barcodes,\n,\nEAN,Price\n4006381333931,1\n", ["4006381333931"]],
    ["Location\nURL;Stock\nhttps://a.example;2\n", ["https://a.example"]],
    ['Codes\nLager Nord\n"Link";Stand\nhttps://a.example/x,y;"3;4"\n', ["https://a.example/x,y"]],
  ])("that equals a column name is not used as the header: %j", async (csv, contents) => {
    expect((await checkCsv(csv)).contents).toEqual(contents);
  });

  it.each([
    ["content\na;text\nb;c\n", ["a;text", "b;c"]],
    ["text\nHello; code\nBye\n", ["Hello; code", "Bye"]],
    ["url,\nBerlin,data\nParis,data\n", ["Berlin", "Paris"]],
    ["link,\nhttps://a.example,text\nhttps://b.example,note\n", ["https://a.example", "https://b.example"]],
    ["code,\nA-1,data\nA-2,x\n", ["A-1", "A-2"]],
  ])("is not assumed if one column has a known name: %j", async (csv, contents) => {
    expect((await checkCsv(csv)).contents).toEqual(contents);
  });

  it("does not prevent finding contact fields", async () => {
    const csv = "Contacts, Berlin, 2026\nVorname;Telefon\nAda;+49 30 1\n";
    expect((await checkCsv(csv, { type: "vcard" })).contents[0]).toContain("FN:Ada");
  });

  it("is reported with both ways out if nothing else helps", async () => {
    const csv = "Shop, Berlin, 1.1.2026\nGutschein;Preis\nA-1;3\n";
    const { said } = await checkCsv(csv);
    expect(said).toContain("and line 2 has 1 value. If it is a title, delete it.");
    expect(said).toContain("sep=;");
    const followed = await checkCsv(`sep=;\n${csv}`, { contentColumn: "Gutschein" });
    expect(followed.contents).toContain("A-1");
  });
});

describe("a data row that contains column names", () => {
  it.each([
    [
      "item_sku\tnumber\tnumber type\titem\nS1\t4006381333931\tEAN\tCup\nS2\t036000291452\tUPC\tPen\n",
      "number",
    ],
    ["Objekt;Feld;Inhalt2\nA;Link;https://a.example/1\nB;Text;https://a.example/2\n", "Inhalt2"],
    ["Visitor;Ticket type;Seat\nAnn;Website;A\nBob;Box office;B\nCleo;Website;C\n", "Seat"],
  ])("is not used as the header for one without known names: %j", async (csv, column) => {
    const { said, contents } = await checkCsv(csv);
    expect(contents).toEqual([]);
    expect(said).toContain('The column "content" is missing');
    expect(said).toContain(`"${column}"`);
    expect((await checkCsv(csv, { contentColumn: column })).contents).toHaveLength(
      csv.trim().split("\n").length - 1,
    );
  });

  it.each([
    "url,property,kind\nhttps://a.example/1,Level,Margin\nhttps://a.example/2,Width,Height\n",
    "link,label_de,label_en\nhttps://a.example/1,Name,Quantity\nhttps://a.example/2,Farbe,Colour\n",
  ])("is not used as the header even if it has more known names: %j", async (csv) => {
    expect((await checkCsv(csv)).contents).toEqual(["https://a.example/1", "https://a.example/2"]);
  });
});
