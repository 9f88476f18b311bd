import { describe, expect, it } from "vitest";
import { checkCsv, checkWorkbook } from "../../../support/programs/check-table.ts";

const vcard = { type: "vcard" } as const;

describe("reports a field that a spreadsheet or a program has changed:", () => {
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
  ] as const)("does not report %j", async (csv, type) => {
    expect((await checkCsv(csv, { type })).said).not.toContain("first on line");
  });
});

describe("a leading zero that was probably lost", () => {
  it.each([
    ["1701234567", "", ""],
    ["301234567", "", "Germany"],
    ["", "1067", "Deutschland"],
    ["", "2134", "USA"],
    ["612345678", "", "France"],
    ["301234567", "", "D"],
  ])("is reported: %s %s %s", async (phone, zip, country) => {
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
  ])("is not reported: %s %s %s", async (phone, zip, country) => {
    const { said } = await checkCsv(`name,phone,zip,country\nAda,${phone},${zip},${country}\n`, vcard);
    expect(said).not.toContain("zero");
  });
});

describe("several phone numbers in one cell", () => {
  it.each([
    ["0170-1234567 / 030-555", "0170-1234567"],
    ["+49 30 1234567; +49 170 1234567", "+49 30 1234567"],
    ["(030) 1234567|0170 1234567", "(030) 1234567"],
  ])("are reduced to the first, with a note: %s", async (cell, number) => {
    const { said, contents } = await checkCsv(`name,phone\nAda,"${cell}"\n`, vcard);
    expect(contents[0]).toContain(`:${number}\r\n`);
    expect(said).toContain(`The cell holds several values ("${cell}"): ${number} is taken.`);
  });

  it.each(["030 / 1234567", "0170/1234567", "030 12345/46", "030 1234567, ext. 5"])(
    "are not assumed in %s",
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
  ])("fill in for each other, and are counted: %s", async (names, first, second) => {
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

  it("fill in for each other in JSON Lines, too", async () => {
    const { said, contents } = await checkCsv('{"first_name":"Ada","Telefon":"","Mobil":"0170 1234567"}\n', {
      ...vcard,
      inputFormat: "jsonl",
    });
    expect(contents[0]).toContain("0170 1234567");
    expect(said).toContain("1 value comes from another column (first on line 1).");
  });
});

describe("a phone number or postal code stored as a number", () => {
  it.each([
    ["phone", [301234567, 612345678, 4917012345678], 3],
    ["zip_code", [1067, 80331, "20095"], 2],
  ] as const)("is reported in a workbook: %s", async (column, values, count) => {
    const rows = [["first_name", "phone", column], ...values.map((value) => ["Ada", "030 1", value])];
    const { said } = await checkWorkbook(
      column === "phone" ? rows.map(([name, , value]) => [name!, value!]) : rows,
      vcard,
    );
    expect(said).toContain(
      `${count} phone numbers and postal codes are numbers in the file, not texts (first on line 2).`,
    );
    expect(said).not.toContain("lack");
  });

  it("is reported in JSON Lines", async () => {
    const { said } = await checkCsv('{"first_name":"Ada","phone":301234567}\n', {
      ...vcard,
      inputFormat: "jsonl",
    });
    expect(said).toContain("1 phone number or postal code is a number in the file");
  });

  it("is not reported if it is text or in another column", async () => {
    const rows = [
      ["first_name", "phone", "note"],
      ["Ada", "301234567", 7],
    ];
    expect((await checkWorkbook(rows, vcard)).said).toBe("");
  });
});

describe("a number that lacks the leading zeros of others", () => {
  it.each([
    [
      "sku",
      ["00012", "13", "00014", "7"],
      '2 values of "sku" lack the leading zeros that others have (first on line 3: 13, beside 00012).',
    ],
    [
      "sku",
      ["7", "00012", "12345"],
      '1 value of "sku" lacks the leading zeros that others have (first on line 2: 7, beside 00012).',
    ],
  ])("is reported: %s %j", async (column, values, sentence) => {
    expect((await checkCsv(`${column}\n${values.join("\n")}\n`)).said).toContain(sentence);
    expect(
      (
        await checkWorkbook([
          [column],
          ...values.map((value) => [value.startsWith("0") ? value : Number(value)]),
        ])
      ).said,
    ).toContain(sentence);
  });

  it("is compared only with numbers of its own barcode format", async () => {
    const wish = { type: "barcode" } as const;
    const apart = "content,barcode_format\n036000291452,UPC\n1234,MSI\n1001,pharmacode\n";
    expect((await checkCsv(apart, wish)).said).not.toContain("leading zeros");
    expect((await checkCsv(`${apart}00012,code 39\n13,CODE39\n`, wish)).said).toContain(
      "(first on line 6: 13, beside 00012)",
    );
  });

  it.each([
    [
      "phone",
      ["030 1234567", "301234567", "+49 30 1"],
      "lacks the leading zero or + that others have (first on line 3: 301234567, beside 030 1234567)",
    ],
    [
      "zip_code",
      ["80331", "1067", "20095"],
      "lacks a digit that others have (first on line 3: 1067, beside 80331)",
    ],
  ])("is reported for contacts: %s", async (column, values, sentence) => {
    const other = column === "phone" ? "email" : "phone";
    const rows = values.map(
      (value, index) => `Ada,${value},${other === "email" ? `a${index}@example.com` : "030 1"}`,
    );
    const { said } = await checkCsv(`first_name,${column},${other}\n${rows.join("\n")}\n`, vcard);
    expect(said).toContain(sentence);
  });

  it.each([
    "sku\n00012\n12345\n99999\n",
    "sku\n00012\n000123\n7\n",
    "sku\n12\n7\n",
    "content\n0\n7\n12\n",
    "sku\n00012\nA7\n",
  ])("is not reported: %j", async (csv) => {
    expect((await checkCsv(csv)).said).not.toContain("lack");
  });

  it("is not reported if the row's country has a known rule", async () => {
    const csv = "first_name,phone,zip_code,country\nAda,030 1,80331,Germany\nBo,030 2,1010,Austria\n";
    expect((await checkCsv(csv, vcard)).said).not.toContain("lack");
  });
});

describe("an email address of a contact", () => {
  it.each(["a@x.example; b@x.example", "a@x.example,b@x.example", "a@x.example b@x.example"])(
    "is the first of several in a cell, with a note: %s",
    async (emails) => {
      const { said, contents } = await checkCsv(`first_name,email\nAda,"${emails}"\n`, vcard);
      expect(said).toContain(`The cell holds several values ("${emails}"): a@x.example is taken.`);
      expect(contents[0]).toContain("EMAIL:a@x.example\r\n");
    },
  );

  it("is quoted in the error if it is invalid", async () => {
    const { said } = await checkCsv("first_name,email\nAda,a at x.example\n", vcard);
    expect(said).toContain("a at x.example is not an email address: enter one like name@example.com.");
  });
});
