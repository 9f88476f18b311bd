import { describe, expect, it } from "vitest";
import { checkCsv } from "../../../support/programs/check-table.ts";

describe("numbers with thousands separators", () => {
  const ROWS = 'name,ean\na,"4,006,381,333,931"\nb,4.006.381.333.931\nc,192.168.100.100\n';

  it("are named in QR codes", async () => {
    const { said } = await checkCsv(ROWS);
    expect(said).toContain("2 values are numbers with thousands separators (first on line 2).");
  });

  it("are corrected in barcodes", async () => {
    const rows = ROWS.slice(0, ROWS.indexOf("c,"));
    const { said, contents } = await checkCsv(rows, { type: "barcode", barcodeFormat: "EAN13", fix: true });
    expect(said).toContain("Corrected: 4006381333931");
    expect(contents).toEqual(["4006381333931", "4006381333931"]);
  });
});

describe("contents in single quotes", () => {
  it("are named where all are", async () => {
    const { said } = await checkCsv("'file','content'\n'a','one'\n'b','two'\n");
    expect(said).toContain("2 values are in single quotes (first on line 2).");
  });

  it("may be meant where some are", async () => {
    expect((await checkCsv("content\n'one'\ntwo\n")).said).not.toContain("single quotes");
  });
});

describe("a content that begins with a byte order mark", () => {
  const ROWS = "name,text\nb,\ufeffTable 7\n";

  it("is refused, since scanners read another one", async () => {
    const { said, contents } = await checkCsv(ROWS);
    expect(said).toContain("begins with an invisible byte order mark (U+FEFF)");
    expect(contents).toEqual([null]);
  });

  it("is corrected on request", async () => {
    expect((await checkCsv(ROWS, { fix: true })).contents).toEqual(["Table 7"]);
  });
});

describe("dates that a spreadsheet made", () => {
  it.each([
    ..."12-Oct,Oct-12,12. Okt,12.Okt,12-oct.,Mar-05,5-Mar,05-mars,12-dic,12/ago,1-août,Mrz 05,12-Oct-24".split(
      ",",
    ),
    "2026-03-05 00:00:00",
    "2026-03-05T00:00:00",
    "05.03.2026 00:00",
  ])("are named: %s", async (text) => {
    const { said, contents } = await checkCsv(`content\n${text}\n`);
    expect(said).toContain("1 value looks like a date (first on line 2).");
    expect(contents).toEqual([text]);
  });

  it.each(["MAX-05", "12-Octopus", "LOC-01-A", "12-AB", "Mar", "1.2.3"])("are not %s", async (text) => {
    expect((await checkCsv(`content\n${text}\n`)).said).not.toContain("date");
  });
});

describe("values that nobody entered", () => {
  it.each(["NULL", "nan", "NaN", "None", "<NA>", "NaT", "\\N", "N/A", "undefined", "-"])(
    "are named: %s",
    async (text) => {
      expect((await checkCsv(`name,url\na,${text}\n`)).said).toContain(
        "1 value is a placeholder (first on line 2).",
      );
    },
  );

  it.each([
    "Loading...",
    "Err:502",
    "Err:522",
    "#GETTING_DATA",
    "#FIELD!",
    "#BLOCKED!",
    "#CONNECT!",
    "#ÜBERLAUF!",
    "#KALK!",
  ])("are refused where a formula failed: %s", async (text) => {
    const { said, contents } = await checkCsv(`name,url\na,${text}\n`);
    expect(said).toContain(`The cell says ${text}`);
    expect(contents).toEqual([null]);
  });

  it("may be whole numbers with a place", async () => {
    const { said } = await checkCsv("name,code\na,1001.0\nb,1003.0\nc,1.5\n");
    expect(said).toContain("2 values are whole numbers that end in .0 (first on line 2).");
  });

  it("may be totals", async () => {
    const { said } = await checkCsv("name,count,code\na,1,A1\nTotal,2,2\n");
    expect(said).toContain("1 row looks like a total (first on line 3).");
    expect((await checkCsv("code\nA1\nSumme:\n")).said).toContain(
      "1 row looks like a total (first on line 3).",
    );
  });

  it.each(["Total: 2", "Gesamtsumme: 5", "Total = 1.234,50 €", "Somme : 12 EUR", "Σ", "Σ: 7"])(
    "may be totals that stand in one cell with the word: %s",
    async (cell) => {
      const { said } = await checkCsv(`name,code\na,A1\nb,"${cell}"\n`);
      expect(said).toContain("1 row looks like a total (first on line 3).");
    },
  );

  it.each(["Total: a history", "Total 5", "Summe: siehe unten"])("are no totals: %s", async (cell) => {
    expect((await checkCsv(`name,code\na,${cell}\n`)).said).not.toContain("looks like a total");
  });

  it("may be totals whose word stands in a column that is not read", async () => {
    const { said } = await checkCsv("Produkt;Code\nA;X1\nB;X2\nSumme;2\n");
    expect(said).toContain("1 row looks like a total (first on line 4).");
  });

  it.each([
    ["a valid product number", "name,ean\nTotal,4006381333931\n", {}],
    ["a web address", "name,url\nTotal,https://total.example\n", {}],
    ["a contact", "first_name,last_name\nTotal,Sum\n", { type: "vcard" }],
    ["a column that is left out", "shop,url\nTotal,A1\n", {}],
    ["a row that is refused", "name,code\na,A1\nTotal,\n", {}],
    ["a barcode that is refused", "name,ean\nTotal,12\n", { type: "barcode", barcodeFormat: "EAN13" }],
  ] as const)("are no totals beside %s", async (_, csv, wish) => {
    expect((await checkCsv(csv, wish)).said).not.toContain("total");
  });

  it.each([
    ["first_name,phone\nAda,-\n", { type: "vcard" }],
    ["product_name,serial_number,model\nPump,1,N/A\n", { type: "product" }],
    ["type,ssid\nwifi,NULL\n", {}],
  ] as const)("leave cells to empty in other rows: %s", async (csv, wish) => {
    const { said } = await checkCsv(csv, wish);
    expect(said).toContain("1 field is a placeholder (first on line 2).");
    expect(said).toContain("empty the cells if nothing was meant.");
    expect(said).not.toContain("remove the rows");
  });

  it("may stand in a note or for a company", async () => {
    const csv = "first_name,phone,organization,note\nAda,+49 30 1,-,N/A\n";
    expect((await checkCsv(csv, { type: "vcard" })).said).not.toContain("placeholder");
    expect((await checkCsv("content,note\nA1,-\n")).said).not.toContain("placeholder");
  });

  it("may be the header once more, which is left out", async () => {
    const { said, contents } = await checkCsv(
      "name,url\na,https://a.example\nname,url\nb,https://b.example\n",
    );
    expect(said).toContain("Skipped: 1 line that repeats the header.");
    expect(contents).toEqual(["https://a.example", "https://b.example"]);
    const alone = await checkCsv("code\nA1\ncode\n");
    expect(alone.said).toContain("1 value is the name of its column (first on line 3).");
    expect(alone.contents).toEqual(["A1", "code"]);
  });
});

describe("lost letters", () => {
  it("are refused, unless they are meant", async () => {
    const ROWS = "name,text\na,Gr\ufffd\ufffde\n";
    const { said, contents } = await checkCsv(ROWS);
    expect(said).toContain("line 2, content: Letters are lost: the value holds the replacement character");
    expect(contents).toEqual([null]);
    const forced = await checkCsv(ROWS, { force: true });
    expect(forced.said).toContain("note, line 2, content: Letters are lost");
    expect(forced.contents).toEqual(["Gr\ufffd\ufffde"]);
  });

  it("are named where they became two", async () => {
    const { said } = await checkCsv("first_name,last_name\nA,MÃ¼ller\nB,São\n", { type: "vcard" });
    expect(said).toContain("1 value holds letters like Ã¼ (first on line 2).");
  });
});

describe("texts that are kept from being numbers", () => {
  it.each([
    ["bare", 'name,sku\na,="0012345"\nb,="x, y"\nc,plain\n'],
    ["quoted", 'name,sku\na,"=""0012345"""\nb,"=""x, y"""\nc,plain\n'],
    ["with a header of the kind", '="name",="sku"\r\n="a",="0012345"\r\n"b",="x, y"\r\n="c",="plain"\r\n'],
  ])("are read without the formula: %s", async (_, rows) => {
    const { contents, said } = await checkCsv(rows);
    expect(contents).toEqual(["0012345", "x, y", "plain"]);
    expect(said).not.toContain("formula");
  });

  it.each([",", ";", "\t"])("may hold quotes and delimiters: %j", async (delimiter) => {
    const lines = ["name,sku", 'a,="5"" x"', `b,="2"" ""y""${delimiter}z"`, 'c,"=""3"""" w"""', 'd,=""'];
    const { contents } = await checkCsv(
      `${lines.join("\n").replaceAll(",", delimiter)}\ne${delimiter}plain\n`,
    );
    expect(contents).toEqual(['5" x', `2" "y"${delimiter}z`, '3" w', null, "plain"]);
  });

  it("do not hide other stray quotes", async () => {
    expect((await checkCsv('name,sku\na,="0012345"x\n')).said).toContain(
      "line 2, : A double quote stands inside",
    );
  });

  it("are named where an apostrophe does it", async () => {
    expect((await checkCsv("sku\n'0012345\n")).said).toContain(
      "1 value begins with an apostrophe (first on line 2).",
    );
    const { said } = await checkCsv("first_name,phone\nAda,'+49 30 1234\n", { type: "vcard" });
    expect(said).toContain("1 value begins with an apostrophe");
  });
});

describe("what is said of all values together is true of the codes", () => {
  const EAN13 = { type: "barcode", barcodeFormat: "EAN13" } as const;

  it.each([
    ['"4006381333931 "', "It ends with a space."],
    ["'4006381333931", "It begins with an apostrophe."],
    ["４００６３８１３３３９３１", "It is written in full-width digits (０ to ９)."],
    ["400\u200b6381333931", "It holds an invisible character."],
    ['"4006381333931\n"', "It holds a line break."],
    ["400-6381333931", 'It holds "-".'],
  ])("a number that seems right: %s", async (text, reason) => {
    const refused = await checkCsv(`name,ean\na,${text}\n`, EAN13);
    expect(refused.said).toContain(`EAN13 requires exactly 13 digits. ${reason} Corrected: 4006381333931`);
    const fixed = await checkCsv(`name,ean\na,${text}\n`, { ...EAN13, fix: true });
    expect(fixed.contents).toEqual(["4006381333931"]);
    for (const { said } of [refused, fixed]) expect(said).not.toContain("first on line");
  });

  it("a number with places is named as one", async () => {
    const { said } = await checkCsv("ean\n4006381333931.0\n", EAN13);
    expect(said).toContain(
      "4006381333931.0 is a product number that a program wrote as a number with decimal",
    );
  });

  it("says nothing about digits where a text has others", async () => {
    expect((await checkCsv("name,ean\na,'Kettle\n", EAN13)).said).toMatch(/13 digits\.$/m);
  });

  it("a number whose places were removed is not counted with those that keep them", async () => {
    const { said, contents } = await checkCsv("ean\n4006381333931.0\n", { fix: true });
    expect(contents).toEqual(["4006381333931"]);
    expect(said).not.toContain("ends in .0");
  });

  it("an apostrophe is counted where a code holds it", async () => {
    const { said } = await checkCsv("content\n'A1\n");
    expect(said).toContain("1 value begins with an apostrophe (first on line 2). The codes hold it.");
  });

  it("a row with too many values is named once", async () => {
    const { said } = await checkCsv("content,file\na,b,c\nd,e\n");
    expect(said).toContain("The row has 3 values, the header names 2.");
    expect(said).not.toContain("column without a name");
  });
});

it("a mark of DOS at the end of a file is no row", async () => {
  const { said, contents } = await checkCsv("content,file\na,b\n\u001a");
  expect(contents).toEqual(["a"]);
  expect(said).toBe("");
});

describe("a column of quantities is not used, so that it refuses no row", () => {
  it.each([
    ["0", "", "5"],
    ["2 Stk", "10x", "1"],
    ["1,234.50", "#REF!", "3,00"],
  ])("%s, %s, %s", async (...quantities) => {
    const rows = quantities.map((quantity, index) => `A${index},"${quantity}"\n`).join("");
    const { said, contents } = await checkCsv(`sku,Menge\n${rows}`);
    expect(contents).toEqual(["A0", "A1", "A2"]);
    expect(said).not.toMatch(/^issue/m);
    expect(said).toMatch(
      new RegExp(
        `(?:1 quantity is|2 quantities are) not .*first on line 2.*The first is "${quantities[0]}".*rename the column`,
      ),
    );
  });

  it("and may be there twice", async () => {
    expect((await checkCsv("content,Menge,Anzahl\na,1,2\n")).contents).toEqual(["a"]);
  });
});

describe("what a code has no place for is noted", () => {
  it("where a row of another type has it", async () => {
    const { said } = await checkCsv(
      "type,content,ssid,password,first_name\nwifi,hello,Guests,secret-12,\n,x,Home,other-34,\nvcard,,,,Ada\n",
    );
    expect(said).toContain(
      "3 values have no place in codes of their types (first on line 2). The first is the content of a row of type wifi. They are left out",
    );
    expect(said).not.toContain("secret-12");
  });

  it("but not what the row uses", async () => {
    const { said } = await checkCsv("type,content,ssid,password\nwifi,,Guests,secret-12\nqr,hello,,\n");
    expect(said).not.toContain("no place");
  });
});

describe("a password that is hardly one", () => {
  it.each(["********", "••••••••", "xxxxxxxx", "siehe Aushang", "see notice board", "Voir affiche"])(
    "is noted: %s",
    async (password) => {
      const { said, contents } = await checkCsv(`ssid,password\nGuests,${password}\n`, {
        type: "wifi",
        force: true,
      });
      expect(said).toContain("1 password is probably none (first on line 2).");
      expect(contents[0]).toContain("P:");
    },
  );

  it.each(["correct horse", "seesaw-123", "verbatim1", "a*b*c*d*"])("is not: %s", async (password) => {
    expect((await checkCsv(`ssid,password\nGuests,${password}\n`, { type: "wifi" })).said).not.toContain(
      "hardly",
    );
  });
});
