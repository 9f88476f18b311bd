import { expect, it } from "vitest";
import { checkCsv } from "../../../support/programs/check-table.ts";

it.each([
  [
    "the only column of web addresses",
    "Kundennummer;Gutschein\n1;https://a.example/1\n2;www.a.example/2\n",
    "Gutschein",
  ],
  ["the only column", "Gutschein\nA-1\n", "Gutschein"],
  ["a placeholder for several columns", "Kundennummer;Gutschein\n1;A-1\n", '"..."'],
  ["a placeholder for two address columns", "Shop;Bild\nhttps://a.example;https://b.example\n", '"..."'],
])("a table without a content column is refused, and the advice is %s", async (_, csv, named) => {
  const { contents, said } = await checkCsv(csv);
  expect(contents).toEqual([]);
  expect(said).toContain(`choose it: --content-column ${named}.`);
});

it.each([
  ["ID\nA-1\n", "ID", "content"],
  ["Name\nA-1\n", "Name", "content"],
  ["phone\nA-1\n", "phone", "content"],
  ["ID,Name\n1,A-1\n", "ID", "content,file"],
  ["Serial number,Location\nA-1,Hall\n", '"Serial number"', "content,file"],
])("a table whose columns all have other meanings gets one suggested: %j", async (csv, named, line) => {
  const { contents, said } = await checkCsv(csv);
  expect(contents).toEqual([]);
  expect(said).toContain(`--content-column ${named}. If`);
  expect(said).toContain(`add the line ${line} above it`);
  const chosen = await checkCsv(csv, { contentColumn: named.replaceAll('"', "") });
  expect(chosen.contents).toEqual([csv.split("\n")[1]?.split(",")[0]]);
  expect((await checkCsv(`${line}\n${csv}`)).contents).toHaveLength(2);
});

it("a table with an address and a product number column gets both suggested", async () => {
  const csv = "name,price,Product URL,Item EAN\nPen,1.20,https://a.example/1,4006381333931\n";
  const { said } = await checkCsv(csv);
  expect(said).toContain(
    'choose it: --content-column "Product URL" for its addresses, or --content-column "Item EAN" for its product numbers.',
  );
  for (const contentColumn of ["Product URL", "Item EAN"])
    expect((await checkCsv(csv, { contentColumn })).contents).toHaveLength(1);
});

it("the placeholder in the advice for several columns chooses none of them", async () => {
  const csv = "name,Gutschein,Shop,\nA,B-1,C,\n";
  expect((await checkCsv(csv)).said).toContain('--content-column "...".');
  const { contents, said } = await checkCsv(csv, { contentColumn: "..." });
  expect(contents).toEqual([]);
  expect(said).toContain('--content-column "...": there is no such column.');
});

it.each(["ticket number", "Ticketnummer", "Tracking Number", "Sendungsnummer"])(
  "recognizes the column %s",
  async (name) => {
    expect((await checkCsv(`Kunde,${name}\nAda,A-1\n`)).contents).toEqual(["A-1"]);
  },
);
