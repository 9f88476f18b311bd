import { describe, expect, it } from "vitest";
import { checkCsv } from "../../../../../support/programs/check-table.ts";

describe("numbers with thousands separators", () => {
  const ROWS = 'name,ean\na,"4,006,381,333,931"\nb,4.006.381.333.931\nc,192.168.100.100\n';

  it("are reported for QR codes", async () => {
    const { said } = await checkCsv(ROWS);
    expect(said).toContain("2 values are numbers with thousands separators (first on line 2).");
  });

  it("are corrected for barcodes", async () => {
    const rows = ROWS.slice(0, ROWS.indexOf("c,"));
    const { said, contents } = await checkCsv(rows, { type: "barcode", barcodeFormat: "EAN13", fix: true });
    expect(said).toContain("Corrected: 4006381333931");
    expect(contents).toEqual(["4006381333931", "4006381333931"]);
  });
});

describe("contents in single quotes", () => {
  it("are reported if all contents are quoted", async () => {
    const { said } = await checkCsv("'file','content'\n'a','one'\n'b','two'\n");
    expect(said).toContain("2 values are in single quotes (first on line 2).");
  });

  it("are not reported if only some are", async () => {
    expect((await checkCsv("content\n'one'\ntwo\n")).said).not.toContain("single quotes");
  });
});

describe("a content that begins with a byte order mark", () => {
  const ROWS = "name,text\nb,\ufeffTable 7\n";

  it("is refused, since scanners would read something else", async () => {
    const { said, contents } = await checkCsv(ROWS);
    expect(said).toContain("begins with an invisible byte order mark (U+FEFF)");
    expect(contents).toEqual([null]);
  });

  it("is corrected on request", async () => {
    expect((await checkCsv(ROWS, { fix: true })).contents).toEqual(["Table 7"]);
  });
});

describe("dates made by a spreadsheet", () => {
  it.each([
    ..."12-Oct,Oct-12,12. Okt,12.Okt,12-oct.,Mar-05,5-Mar,05-mars,12-dic,12/ago,1-août,Mrz 05,12-Oct-24".split(
      ",",
    ),
    "2026-03-05 00:00:00",
    "2026-03-05T00:00:00",
    "05.03.2026 00:00",
  ])("are reported: %s", async (text) => {
    const { said, contents } = await checkCsv(`content\n${text}\n`);
    expect(said).toContain("1 value looks like a date (first on line 2).");
    expect(contents).toEqual([text]);
  });

  it.each(["MAX-05", "12-Octopus", "LOC-01-A", "12-AB", "Mar", "1.2.3"])(
    "are not assumed in %s",
    async (text) => {
      expect((await checkCsv(`content\n${text}\n`)).said).not.toContain("date");
    },
  );
});

describe("values that were not entered as data", () => {
  it.each(["NULL", "nan", "NaN", "None", "<NA>", "NaT", "\\N", "N/A", "undefined", "-"])(
    "are reported as placeholders: %s",
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
  ])("are refused as formula errors: %s", async (text) => {
    const { said, contents } = await checkCsv(`name,url\na,${text}\n`);
    expect(said).toContain(`The cell says ${text}`);
    expect(contents).toEqual([null]);
  });

  it("are reported as whole numbers that end in .0", async () => {
    const { said } = await checkCsv("name,code\na,1001.0\nb,1003.0\nc,1.5\n");
    expect(said).toContain("2 values are whole numbers that end in .0 (first on line 2).");
  });

  it("are reported as totals", async () => {
    const { said } = await checkCsv("name,count,code\na,1,A1\nTotal,2,2\n");
    expect(said).toContain("1 row looks like a total (first on line 3).");
    expect((await checkCsv("code\nA1\nSumme:\n")).said).toContain(
      "1 row looks like a total (first on line 3).",
    );
  });

  it.each(["Total: 2", "Gesamtsumme: 5", "Total = 1.234,50 €", "Somme : 12 EUR", "Σ", "Σ: 7"])(
    "are reported as totals in one cell with the word: %s",
    async (cell) => {
      const { said } = await checkCsv(`name,code\na,A1\nb,"${cell}"\n`);
      expect(said).toContain("1 row looks like a total (first on line 3).");
    },
  );

  it.each(["Total: a history", "Total 5", "Summe: siehe unten"])(
    "are not reported as totals: %s",
    async (cell) => {
      expect((await checkCsv(`name,code\na,${cell}\n`)).said).not.toContain("looks like a total");
    },
  );

  it("are reported as totals if the word is in an unused column", async () => {
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
  ] as const)("are not reported as totals for %s", async (_, csv, wish) => {
    expect((await checkCsv(csv, wish)).said).not.toContain("total");
  });

  it.each([
    ["first_name,phone\nAda,-\n", { type: "vcard" }],
    ["product_name,serial_number,model\nPump,1,N/A\n", { type: "product" }],
    ["type,ssid\nwifi,NULL\n", {}],
  ] as const)("are reported as placeholders in fields that can be left empty: %s", async (csv, wish) => {
    const { said } = await checkCsv(csv, wish);
    expect(said).toContain("1 field is a placeholder (first on line 2).");
    expect(said).toContain("empty the cells if nothing was meant.");
    expect(said).not.toContain("remove the rows");
  });

  it("are not reported in notes or a company name", async () => {
    const csv = "first_name,phone,organization,note\nAda,+49 30 1,-,N/A\n";
    expect((await checkCsv(csv, { type: "vcard" })).said).not.toContain("placeholder");
    expect((await checkCsv("content,note\nA1,-\n")).said).not.toContain("placeholder");
  });

  it("are skipped as a repeated header", async () => {
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

describe("lost characters", () => {
  it("are refused unless forced", async () => {
    const ROWS = "name,text\na,Gr\ufffd\ufffde\n";
    const { said, contents } = await checkCsv(ROWS);
    expect(said).toContain("line 2, content: Letters are lost: the value holds the replacement character");
    expect(contents).toEqual([null]);
    const forced = await checkCsv(ROWS, { force: true });
    expect(forced.said).toContain("note, line 2, content: Letters are lost");
    expect(forced.contents).toEqual(["Gr\ufffd\ufffde"]);
  });

  it("are reported if they became two characters", async () => {
    const { said } = await checkCsv("first_name,last_name\nA,MÃ¼ller\nB,São\n", { type: "vcard" });
    expect(said).toContain("1 value holds letters like Ã¼ (first on line 2).");
  });
});

describe("texts protected from becoming numbers", () => {
  it.each([
    ["bare", 'name,sku\na,="0012345"\nb,="x, y"\nc,plain\n'],
    ["quoted", 'name,sku\na,"=""0012345"""\nb,"=""x, y"""\nc,plain\n'],
    ["with such a header", '="name",="sku"\r\n="a",="0012345"\r\n"b",="x, y"\r\n="c",="plain"\r\n'],
  ])("are read without the formula: %s", async (_, rows) => {
    const { contents, said } = await checkCsv(rows);
    expect(contents).toEqual(["0012345", "x, y", "plain"]);
    expect(said).not.toContain("formula");
  });

  it.each([",", ";", "\t"])("may contain quotes and delimiters: %j", async (delimiter) => {
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

  it("are reported if protected by an apostrophe", async () => {
    expect((await checkCsv("sku\n'0012345\n")).said).toContain(
      "1 value begins with an apostrophe (first on line 2).",
    );
    const { said } = await checkCsv("first_name,phone\nAda,'+49 30 1234\n", { type: "vcard" });
    expect(said).toContain("1 value begins with an apostrophe");
  });
});

describe("statements about all values are true of the codes:", () => {
  const EAN13 = { type: "barcode", barcodeFormat: "EAN13" } as const;

  it.each([
    ['"4006381333931 "', "It ends with a space."],
    ["'4006381333931", "It begins with an apostrophe."],
    ["４００６３８１３３３９３１", "It is written in full-width digits (０ to ９)."],
    ["400\u200b6381333931", "It holds an invisible character."],
    ['"4006381333931\n"', "It holds a line break."],
    ["400-6381333931", 'It holds "-".'],
  ])("a number that looks right gets the reason it is refused: %s", async (text, reason) => {
    const refused = await checkCsv(`name,ean\na,${text}\n`, EAN13);
    expect(refused.said).toContain(`EAN13 requires exactly 13 digits. ${reason} Corrected: 4006381333931`);
    const fixed = await checkCsv(`name,ean\na,${text}\n`, { ...EAN13, fix: true });
    expect(fixed.contents).toEqual(["4006381333931"]);
    for (const { said } of [refused, fixed]) expect(said).not.toContain("first on line");
  });

  it("a product number with decimals is reported as such", async () => {
    const { said } = await checkCsv("ean\n4006381333931.0\n", EAN13);
    expect(said).toContain(
      "4006381333931.0 is a product number that a program wrote as a number with decimal",
    );
  });

  it("no reason is given for text that is not a number", async () => {
    expect((await checkCsv("name,ean\na,'Kettle\n", EAN13)).said).toMatch(/13 digits\.$/m);
  });

  it("a corrected number is not counted among those that end in .0", async () => {
    const { said, contents } = await checkCsv("ean\n4006381333931.0\n", { fix: true });
    expect(contents).toEqual(["4006381333931"]);
    expect(said).not.toContain("ends in .0");
  });

  it("an apostrophe is counted if the code contains it", async () => {
    const { said } = await checkCsv("content\n'A1\n");
    expect(said).toContain("1 value begins with an apostrophe (first on line 2). The codes hold it.");
  });

  it("a row with too many values is reported once", async () => {
    const { said } = await checkCsv("content,file\na,b,c\nd,e\n");
    expect(said).toContain("The row has 3 values, but the header names 2.");
    expect(said).not.toContain("column without a name");
  });
});

it("a DOS end-of-file mark is not a row", async () => {
  const { said, contents } = await checkCsv("content,file\na,b\n\u001a");
  expect(contents).toEqual(["a"]);
  expect(said).toBe("");
});

describe("a quantity column is not used and causes no errors:", () => {
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

  it("a quantity column may appear twice", async () => {
    expect((await checkCsv("content,Menge,Anzahl\na,1,2\n")).contents).toEqual(["a"]);
  });
});

describe("a value that a code cannot contain is reported", () => {
  it("if a row of another type has it", async () => {
    const { said } = await checkCsv(
      "type,content,ssid,password,first_name\nwifi,hello,Guests,secret-12,\n,x,Home,other-34,\nvcard,,,,Ada\n",
    );
    expect(said).toContain(
      "3 values have no place in codes of their types (first on line 2). The first is the content of a row of type wifi. They are left out",
    );
    expect(said).not.toContain("secret-12");
  });

  it("but not if the row uses it", async () => {
    const { said } = await checkCsv("type,content,ssid,password\nwifi,,Guests,secret-12\nqr,hello,,\n");
    expect(said).not.toContain("no place");
  });
});

describe("a value that is hardly a password", () => {
  it.each(["********", "••••••••", "xxxxxxxx", "siehe Aushang", "see notice board", "Voir affiche"])(
    "is reported: %s",
    async (password) => {
      const { said, contents } = await checkCsv(`ssid,password\nGuests,${password}\n`, {
        type: "wifi",
        force: true,
      });
      expect(said).toContain("1 value is probably not a password (first on line 2).");
      expect(contents[0]).toContain("P:");
    },
  );

  it.each(["correct horse", "seesaw-123", "verbatim1", "a*b*c*d*"])(
    "is not reported for %s",
    async (password) => {
      expect((await checkCsv(`ssid,password\nGuests,${password}\n`, { type: "wifi" })).said).not.toContain(
        "hardly",
      );
    },
  );
});
