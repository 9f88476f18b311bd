import { describe, expect, it } from "vitest";
import { checkCsv } from "../../../../../support/programs/check-table.ts";

const barcodes = { type: "barcode", barcodeFormat: "CODE128" } as const;

describe("a column of barcode formats, without a type", () => {
  it.each(["barcode_format,SKU,name\nCODE128,AB12,c\n", "Barcode Type,SKU\nEAN-13,4006381333931\n"])(
    "is refused, since QR codes would be made: %j",
    async (csv) => {
      const { said, contents } = await checkCsv(csv);
      expect(said).toContain("QR codes would be made: add --type barcode, or remove that column.");
      expect(contents).toEqual([]);
      expect((await checkCsv(csv, { type: "barcode" })).contents).toHaveLength(1);
    },
  );

  it("is reported as unused if it is empty", async () => {
    const { said, contents } = await checkCsv("content,barcode_format\na,\n");
    expect(said).toContain('"barcode_format" is not used. For barcodes, add --type barcode.');
    expect(contents).toEqual(["a"]);
  });
});

describe("a barcode format beside another type", () => {
  it.each(["qr", ""])("is reported: %j", async (type) => {
    const csv = `type,content,barcode_format\n${type},4006381333931,EAN13\nbarcode,4006381333931,EAN13\n`;
    const { said, contents } = await checkCsv(csv);
    expect(said).toContain("1 row of another type has a barcode format (first on line 2).");
    expect(contents).toHaveLength(2);
  });

  it("is not reported if the cell is empty", async () => {
    const { said } = await checkCsv("type,content,barcode_format\nqr,A,\nbarcode,A,CODE128\n");
    expect(said).not.toContain("another type");
  });
});

const MIXED = "EAN\n4006381333931\n036000291452\n96385074\n15400141288763\n4006381333930\n";

describe("product numbers", () => {
  it.each([
    ["GTIN", "10012345678902\n", "add --type barcode --barcode-format ITF."],
    ["EAN", "96385074\n", "add --type barcode --barcode-format EAN8."],
    [
      "EAN",
      "96385074\n4006381333931\n",
      "add --type barcode: each number gets the format that its digits say, here EAN8, EAN13.",
    ],
  ])("get a suggestion for the format that they fit: %s %j", async (name, rows, advice) => {
    expect((await checkCsv(`${name}\n${rows}`)).said).toContain(advice);
  });

  it.each([
    ["SKU\n96385074\n", "--barcode-format CODE128."],
    ["Barcode\nAB12\n4006381333931\n", "--barcode-format CODE128."],
    ["SKU\nAB12\n", "--barcode-format CODE128."],
  ])("need a format to become barcodes: %j", async (csv, advice) => {
    const { said, contents } = await checkCsv(csv, { type: "barcode" });
    expect(said).toContain(advice);
    expect(contents).toEqual([]);
  });

  it("need no format if all of a column of barcodes are valid; a later value that is none gets none", async () => {
    const numbers = Array.from({ length: 3000 }, (_, at) => ["96385074", "4006381333931"][at % 2]!);
    const { said, contents } = await checkCsv(`Barcode\n${[...numbers, "AB12"].join("\n")}\n`, {
      type: "barcode",
    });
    expect(said).toContain("Each number gets the format that its digits say, here EAN8, EAN13.");
    expect(said).toContain("No barcode format is given");
    expect(contents).toEqual([...numbers, null]);
  });

  it("get the format that their digits imply if none is chosen", async () => {
    const { events, contents, said } = await checkCsv(MIXED, { type: "barcode" });
    expect(said).toContain(
      "Each number gets the format that its digits say, here EAN13, UPC, EAN8, ITF. For one format: --barcode-format EAN13.",
    );
    expect(contents).toEqual(["4006381333931", "036000291452", "96385074", "15400141288763", null]);
    // a wrong digit: the format of the column's name
    expect(events.filter(({ kind }) => kind === "issue")).toMatchObject([
      { issue: { line: 6, message: expect.stringContaining("check digit should be 1") as string } },
    ]);
    const chosen = await checkCsv(MIXED, { type: "barcode", barcodeFormat: "EAN13" });
    expect(chosen.said).not.toContain("its digits say");
    expect(chosen.contents).toEqual(["4006381333931", null, null, null, null]);
  });

  it.each([
    ["EAN13", "04006381333931", "4006381333931"],
    ["EAN13", "0-306-40615-2", "9780306406157"],
    ["CODE39", "*R01-S01*", "R01-S01"],
  ] as const)("are corrected with --fix in %s: %s", async (barcodeFormat, content, corrected) => {
    const wish = { type: "barcode", barcodeFormat } as const;
    const csv = `content\n${content}\n`;
    const { contents, said } = await checkCsv(csv, wish);
    expect(contents).toEqual([null]);
    expect(said).toContain(corrected);
    expect((await checkCsv(csv, { ...wish, fix: true })).contents).toEqual([corrected]);
  });

  it("of another length are refused with the format that they fit", async () => {
    const wish = { type: "barcode", barcodeFormat: "EAN13" } as const;
    const { said } = await checkCsv("EAN\n4006381333931\n10012345678902\n96385074\n12345678\n", wish);
    expect(said).toContain("These 14 digits fit ITF: choose that format");
    expect(said).toContain("These 8 digits fit EAN8");
    expect(said.split("\n").find((line) => line.includes("line 5"))).not.toContain("fit");
  });
});

describe("a column of SSCCs", () => {
  it.each([
    ["340123450000000017", ""],
    ["00340123450000000017", ""],
    ["340123450000000010", "should be 7"],
    ["(00)340123450000000017", "hold the parentheses: write 340123450000000017."],
    ["34012345000000018", "has 17."],
    ["40123450000000016", "it is 040123450000000016."],
    ["3401234500000000AB", "has other characters"],
  ])("accepts 18 digits with a check digit only: %s", async (cell, problem) => {
    const { said, contents } = await checkCsv(`SSCC\n${cell}\n`, barcodes);
    expect(said).toContain("it is not a GS1-128 label");
    expect(contents).toEqual([problem === "" ? cell : null]);
    expect(said).toContain(problem);
    expect((await checkCsv(`SSCC\n${cell}\n`, { ...barcodes, force: true })).contents).toEqual([cell]);
  });
});

describe("columns of a shop export that are read as design fields", () => {
  it.each([
    ["sku,size,price\nA,104,3\n", '"size" is read as a property of the picture'],
    ["sku,Width,Height\nA,200,100\n", '"Width", "Height" are read as properties of the picture'],
  ])("are reported: %j", async (csv, sentence) => {
    expect((await checkCsv(csv)).said).toContain(sentence);
  });

  it("are not reported if all columns have our names", async () => {
    expect((await checkCsv("content,file,size\nA,a,300\n")).said).toBe("");
  });
});

describe("an unknown type", () => {
  it.each([
    ["Type,EAN\nEAN13,4006381333931\n", 'rename the column "barcode_format", and choose the type barcode'],
    ["Type,SSID\nWPA2,Guest\n", 'rename the column "security", and choose the type wifi'],
  ])("suggests renaming the column: %j", async (csv, sentence) => {
    expect((await checkCsv(csv)).said).toContain(sentence);
  });
});

describe("two columns with the same name", () => {
  it.each([{}, { contentColumn: "url" }])("are reported, and the first is used: %j", async (wish) => {
    const { said, contents } = await checkCsv("url,url\na,b\n", wish);
    expect(contents).toEqual(["a"]);
    expect(said).toContain(
      '2 columns are called "url": the first of them is read. Rename the right one "content" for another.',
    );
  });
});

describe("contacts without a name column", () => {
  it("are reported", async () => {
    const { said } = await checkCsv("Who,Phone\nAda,1\n", { type: "vcard" });
    expect(said).toContain("No column has names");
  });

  it("are not reported if one column has both names", async () => {
    const csv = '"Last Name, First Name",Phone\n"Lovelace, Ada",+49 30 1\n';
    const { said, contents } = await checkCsv(csv, { type: "vcard" });
    expect(contents[0]).toContain("FN:Lovelace\\, Ada");
    expect(said).not.toContain("No column has names");
  });
});

describe("a shop export", () => {
  it("is read by its barcode column", async () => {
    const rows =
      "Handle,Title,Image Src,Variant SKU,Variant Barcode\nket,Kettle,https://cdn.example/x.png,K1,'4006381333931\n";
    const { said, contents } = await checkCsv(rows, { type: "barcode", barcodeFormat: "EAN13", fix: true });
    expect(contents).toEqual(["4006381333931"]);
    expect(said).toContain('Both "Variant Barcode" and "Variant SKU" could be the content.');
    expect((await checkCsv(rows)).said).toContain("add --type barcode --barcode-format EAN13.");
    const woo = await checkCsv('ID,"GTIN, UPC, EAN, or ISBN",Name\n1,4006381333931,Kettle\n');
    expect(woo.contents).toEqual(["4006381333931"]);
  });

  it("gets no suggestion to use its picture column", async () => {
    const { said } = await checkCsv("Handle,Image\nket,https://cdn.example/x.png?v=1\n");
    expect(said).not.toContain('--content-column "Image"');
    expect((await checkCsv("Handle,Place\nket,https://a.example/x\n")).said).toContain(
      "--content-column Place",
    );
  });

  it("with product types in the type column gets a suggestion to rename it", async () => {
    const { said } = await checkCsv("type,content\nProduct,Kettle\n");
    expect(said).toContain('If "type" is not about the codes, rename or delete the column.');
  });
});

describe("JSON Lines with different keys", () => {
  it("report once how a key is read", async () => {
    const { said } = await checkCsv(
      '{"url":"https://a.example/1"}\n{"url":"https://a.example/2","Datei":"b"}\n',
      {
        inputFormat: "jsonl",
      },
    );
    expect(said.match(/"url" is read as content/g)).toHaveLength(1);
    expect(said).toContain('"Datei" is read as file.');
  });
});

describe("a WiFi network without a password", () => {
  it("gets a hint about open networks if it has no security", async () => {
    const { said } = await checkCsv("ssid,password,security\nOpen,,\n", { type: "wifi" });
    expect(said).toContain("cannot join without it. If the network is open, its security is nopass.");
    const named = await checkCsv("ssid,password,security\nOpen,,WPA\n", { type: "wifi" });
    expect(named.said).not.toContain("nopass");
  });

  it.each(["WPA2-Key", "WLAN-Key", "Netzwerksicherheitsschlüssel", "Clé WPA"])(
    "uses another password column for the empty cells: %s",
    async (name) => {
      const { contents, said } = await checkCsv(
        `ssid,password,${name}\nGuests,,secret-12\nHome,other-34,\n`,
        { type: "wifi" },
      );
      expect(contents).toEqual(["WIFI:T:WPA;S:Guests;P:secret-12;;", "WIFI:T:WPA;S:Home;P:other-34;;"]);
      expect(said).toContain(`"password" is read, and "${name}" where it is empty`);
    },
  );

  it("gets a hint about the column that may have the passwords, not about open networks", async () => {
    const { said, contents } = await checkCsv("ssid,password,Code,Raum\nGuests,,secret-12,1\n", {
      type: "wifi",
    });
    expect(said).toContain(
      'If one of "Code", "Raum" holds the passwords, rename that column "password": do not call such networks open.',
    );
    expect(contents).toEqual([null]);
  });

  it("gets a hint about the column that may have the network name", async () => {
    const { said } = await checkCsv("Name;Passwort\nGuests;secret-12\n", { type: "wifi" });
    expect(said).toContain('The column "ssid" is missing.');
    expect(said).toContain('If "Name" holds it, rename that column "ssid".');
  });

  it("is refused with a hint if a column name is repeated", async () => {
    const { said } = await checkCsv("SSID;ssid;Passwort\nGuests;b;secret-12\n", { type: "wifi" });
    expect(said).toContain('The header names the column "SSID" twice: delete or rename one of them.');
  });
});
