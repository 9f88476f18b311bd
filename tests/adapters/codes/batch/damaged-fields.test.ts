import { describe, expect, it } from "vitest";
import { checkCsv } from "../../../support/programs/check-table.ts";

const vcard = { type: "vcard" } as const;

describe("a field that a spreadsheet or a program has changed is noted", () => {
  it.each([
    [
      "name,phone\nAda,1701234567.0\n",
      "vcard",
      "1 value is a whole number that ends in .0 (first on line 2).",
    ],
    [
      "ssid,password\nGuests,12345678.0\n",
      "wifi",
      "1 value is a whole number that ends in .0 (first on line 2).",
    ],
    ["ssid,password\nGuests,05.03.2026\n", "wifi", "1 value looks like a date (first on line 2)."],
    ["product_name,serial_number\nKettle,12-Oct\n", "product", "1 value looks like a date"],
    ["name,phone\nAda,=A1\n", "vcard", "1 value looks like a formula"],
  ] as const)("%j", async (csv, type, sentence) => {
    expect((await checkCsv(csv, { type })).said).toContain(sentence);
  });

  it.each([
    ["ssid,password\nGuests,=secret-12\n", "wifi"],
    ["name,phone\nAda,+49 30 1234.0\n", "vcard"],
    ["name,note,phone\nAda,12-Oct,+49 30 1\n", "vcard"],
  ] as const)("but not %j", async (csv, type) => {
    expect((await checkCsv(csv, { type })).said).not.toContain("first on line");
  });
});

describe("a leading zero that is probably lost", () => {
  it.each([
    ["1701234567", "", ""],
    ["301234567", "", "Germany"],
    ["", "1067", "Deutschland"],
    ["", "2134", "USA"],
    ["612345678", "", "France"],
  ])("is noted: %s %s %s", async (phone, zip, country) => {
    const { said } = await checkCsv(`name,phone,zip,country\nAda,${phone},${zip},${country}\n`, vcard);
    expect(said).toContain(
      "1 phone number or postal code has probably lost its leading zero (first on line 2).",
    );
  });

  it.each([
    ["2125551234", "02134", "USA"],
    ["612345678", "28001", "Spain"],
    ["49301234567", "10115", "Germany"],
    ["030 1234567", "1010", "Austria"],
    ["170 1234567", "8001", "Switzerland"],
    ["301234567", "1067", ""],
  ])("is not: %s %s %s", async (phone, zip, country) => {
    const { said } = await checkCsv(`name,phone,zip,country\nAda,${phone},${zip},${country}\n`, vcard);
    expect(said).not.toContain("zero");
  });
});

describe("several phone numbers in one cell", () => {
  it.each([
    ["0170-1234567 / 030-555", "0170-1234567"],
    ["+49 30 1234567; +49 170 1234567", "+49 30 1234567"],
    ["(030) 1234567|0170 1234567", "(030) 1234567"],
  ])("become the first one, with a note: %s", async (cell, number) => {
    const { said, contents } = await checkCsv(`name,phone\nAda,"${cell}"\n`, vcard);
    expect(contents[0]).toContain(`:${number}\r\n`);
    expect(said).toContain(`The cell holds several values ("${cell}"): ${number} is taken.`);
  });

  it.each(["030 / 1234567", "0170/1234567", "030 12345/46", "030 1234567, ext. 5"])(
    "are not in %s",
    async (cell) => {
      const { said, contents } = await checkCsv(`name,phone\nAda,"${cell}"\n`, vcard);
      expect(contents[0]).toContain("TEL");
      expect(said).not.toContain("several values");
    },
  );
});

describe("two columns of phone numbers", () => {
  it.each([
    ["Vorname,Telefon,Mobil", "Telefon", "Mobil"],
    ["First Name,Business Phone,Mobile Phone", "Business Phone", "Mobile Phone"],
    ["first_name,Phone,Mobile", "Phone", "Mobile"],
  ])("are read one for the other, which is counted: %s", async (names, first, second) => {
    const { said, contents } = await checkCsv(
      `${names}\nAda,030 1234567,0170 1234567\nBob,,0170 7654321\nCy,,0170 7654322\nDan,,\n`,
      vcard,
    );
    expect(contents.map((content) => /TEL[^:]*:(.*)\r/.exec(content ?? "")?.[1])).toEqual([
      "030 1234567",
      "0170 7654321",
      "0170 7654322",
      undefined,
    ]);
    expect(said).toContain(`"${first}" is read, and "${second}" where it is empty; rename`);
    expect(said).toContain(
      `2 values come from other columns (first on line 3). "${second}" is read where "${first}" is empty.`,
    );
  });

  it("are in JSON Lines, too", async () => {
    const { said, contents } = await checkCsv('{"first_name":"Ada","Telefon":"","Mobil":"0170 1234567"}\n', {
      ...vcard,
      inputFormat: "jsonl",
    });
    expect(contents[0]).toContain("0170 1234567");
    expect(said).toContain("1 value comes from another column (first on line 1).");
  });
});
