import { describe, expect, it } from "vitest";
import { readCsvRecords } from "../../../../../adapters/codes/batch/input/text/csv-records.ts";
import { decodeText } from "../../../../../adapters/codes/batch/input/text/decode-text.ts";
import type { Row } from "../../../../../adapters/codes/batch/input/row.ts";
import type { Header } from "../../../../../adapters/codes/batch/input/header/table-header.ts";
import type { TableOptions } from "../../../../../adapters/codes/batch/input/table-options.ts";
import { headerLinesTogether } from "../../../../../adapters/codes/batch/input/header/find-header.ts";
import { readTableRows } from "../../../../../adapters/codes/batch/input/table-rows.ts";

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const UTF8 = { name: null, style: "flag" } as const;

interface Asked extends Partial<TableOptions["wish"]> {
  delimiter?: string;
  size?: number;
}

const readAll = async (text: string, { delimiter, size = 1000, ...wish }: Asked = {}) => {
  const rows: Row[] = [];
  const headers: Header[] = [];
  const sentences: string[] = [];
  const listener = {
    onHeader: (found: Header) => void headers.push(found),
    onSentence: (sentence: string) => void sentences.push(sentence),
  };
  const options: TableOptions = {
    wish: { type: "qr", content: null, file: null, ...wish },
    sparse: false,
    style: "flag",
  };
  let error: unknown = null;
  try {
    const records = readCsvRecords(decodeText(inPieces(text, size), UTF8), delimiter ?? null);
    for await (const block of readTableRows(records, options, listener)) rows.push(...block);
  } catch (thrown) {
    error = thrown;
  }
  return { rows, header: headers[0], sentences: [...(headers[0]?.sentences ?? []), ...sentences], error };
};

/** The cells of the rows, or the error. */
const cellsOf = async (text: string, asked?: Asked) => {
  const { rows, error } = await readAll(text, asked);
  if (error) throw error;
  return rows.map(({ cells, broken }) => broken ?? cells);
};

describe("rows of CSV", () => {
  it.each([
    ["LF", "\n"],
    ["CR LF", "\r\n"],
    ["CR", "\r"],
  ])("have the line number of their start, across quoted and blank lines: %s", async (_, end) => {
    const text = 'content,file\n"one\ntwo",a\n\nthree,b\n"four\nfive\nsix",c\n'.replaceAll("\n", end);
    const { rows } = await readAll(text);
    expect(rows.map(({ number, line, cells }) => [number, line, cells.content])).toEqual([
      [1, 2, `one${end}two`],
      [2, 5, "three"],
      [3, 6, `four${end}five${end}six`],
    ]);
  });

  it("are the same whatever the size of the chunks", async () => {
    const text = 'content,file\n"a ""quoted"" word",x\nzwölf,y\r\n"1,2",z\nstray"quote,z\nend,z';
    const whole = await readAll(text);
    expect(whole.rows).toHaveLength(5);
    for (const size of [1, 2, 3, 7]) expect(await readAll(text, { size })).toEqual(whole);
  });

  it.each([
    ["content;file\na,b;c", "a,b"],
    ["content\tfile\na,b\tc", "a,b"],
    ["content|file\na,b|c", "a,b"],
    ['content,file\n"a;b",c', "a;b"],
    ['"content";"file, name"\na,b;c', "a,b"],
    ["sep=;\ncontent;file\na,b;c", "a,b"],
    ["sep=\t\r\ncontent\tfile\r\na;b\tc", "a;b"],
    ["Prices of May\n\ncontent;file\na,b;c", "a,b"],
  ])("use the delimiter of the file: %j", async (text, content) => {
    expect((await cellsOf(text, { file: text.includes("file, name") ? "file, name" : "file" }))[0]).toEqual({
      content,
      file: "c",
    });
  });

  it("ignore commas and semicolons after the header of a single column", async () => {
    expect(await cellsOf("url\nhttps://example.com/?a;b\n")).toEqual([
      { content: "https://example.com/?a;b" },
    ]);
  });

  it("count the line that sets the delimiter", async () => {
    const { rows } = await readAll("sep=;\ncontent\na\n");
    expect(rows[0]?.line).toBe(3);
  });

  it("match columns regardless of case, spaces and dashes, and report unknown ones", async () => {
    const { rows, header } = await readAll("Content,Bar Width,first-name,Color\na,2,Ada,red");
    expect(header).toMatchObject({ columns: ["content", "bar_width", "first_name"], unknown: ["Color"] });
    expect(rows[0]?.cells).toEqual({ content: "a", bar_width: "2", first_name: "Ada" });
  });

  it("are refused if the header repeats a column", async () => {
    await expect(cellsOf("content,CONTENT\na,b")).rejects.toThrow('names the column "content" twice');
  });

  it("are reported if they have too many or too few values", async () => {
    const { rows } = await readAll("content,file\na,b,c\nd\ne,f\n");
    expect(rows.map(({ broken }) => broken?.split(",")[0])).toEqual([
      "The row has 3 values",
      "The row has 1 value",
      undefined,
    ]);
  });

  it("may lack unused values and have extra empty ones", async () => {
    expect(await cellsOf("content,price,stock\na\nb,1\nc,1,2,,\n")).toEqual([
      { content: "a" },
      { content: "b" },
      { content: "c" },
    ]);
  });

  it("are skipped and counted if they are empty, like columns without a name", async () => {
    const { rows, sentences } = await readAll("content;file;;\na;b;;\n;;;\nc;d;;\n ; ;;\n;;;\n");
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(sentences).toEqual(["Skipped: 3 empty rows and 2 columns without a name."]);
  });

  it("report text in a column without a name", async () => {
    const { sentences } = await readAll("content,,file\na,,b\nc,lost,d\n");
    expect(sentences).toEqual([
      "Skipped: 1 column without a name.",
      "Line 3 has text in a column without a name, which is left out.",
    ]);
  });

  it("begin after the header line, not after a title above it", async () => {
    const { rows, sentences } = await readAll("Codes of May;;\n;;\nNr.;Link;Name\n1;https://example.com;a\n");
    expect(rows).toEqual([{ number: 1, line: 4, cells: { content: "https://example.com", file: "a" } }]);
    expect(sentences[0]).toBe("Line 3 names the columns; the lines above it are skipped.");
  });
});

describe("a broken quote", () => {
  it.each([
    ['3/4" Zoll', "A double quote stands inside a value that is not quoted"],
    ['"a"b', "Text follows a closing double quote"],
  ])("breaks only the row of its line: %s", async (value, sentence) => {
    const { rows, error } = await readAll(`content,file\na,b\n${value},c\n"d ""e""",f\n${value},g\nh,i\n`);
    expect(rows.map(({ line, broken, cells }) => [line, broken?.split(".")[0] ?? cells.content])).toEqual([
      [2, "a"],
      [3, sentence],
      [4, 'd "e"'],
      [5, sentence],
      [6, "h"],
    ]);
    expect(error).toBeNull();
  });

  it("is a normal character in TSV", async () => {
    const { rows, error } = await readAll(
      'content\tfile\nMonitor 27" black\ta\n"Oak" table\tb\n="007"\t3/4"\n"d ""e"""\tf\n',
    );
    expect(rows.map(({ line, broken, cells }) => [line, broken ?? [cells.content, cells.file]])).toEqual([
      [2, ['Monitor 27" black', "a"]],
      [3, ['"Oak" table', "b"]],
      [4, ["007", '3/4"']],
      [5, ['d "e"', "f"]],
    ]);
    expect(error).toBeNull();
  });

  it("that is never closed refuses the file, and the lines after it are still checked", async () => {
    const { rows, error } = await readAll('content,file\na,b\n"c,d\ne,f\n"g,h\ni\n');
    expect(error).toMatchObject({
      message: expect.stringMatching(/^Line 3: a double quote is opened .* never closed/),
    });
    expect(rows.map(({ line, broken }) => [line, broken?.split(/[ ,]/, 3).join(" ")])).toEqual([
      [2, undefined],
      [4, undefined],
      [5, "A double quote"],
      [6, "The row has"],
    ]);
  });

  it("that is never closed may span more lines than a call can have arguments", async () => {
    const records = readCsvRecords(
      decodeText(inPieces(`content\n"${"a\n".repeat(200_000)}`, 1e6), UTF8),
      null,
    );
    let count = 0;
    const read = async () => {
      for await (const block of headerLinesTogether(records)) count += block.length;
    };
    await expect(read()).rejects.toThrow(/^Line 2: a double quote is opened/);
    expect(count).toBe(200_000);
  });

  it("in the header refuses the file with its line", async () => {
    await expect(cellsOf('con"tent,file\na,b\n')).rejects.toThrow(
      /^Line 1, which should name the columns: .*quote/,
    );
  });

  it("is reported in each of 2,000 lines", async () => {
    const { rows } = await readAll(`content\n${'3/4" Zoll\n'.repeat(2000)}`, { size: 16_384 });
    expect(rows).toHaveLength(2000);
    expect(rows.at(-1)).toMatchObject({ line: 2001, broken: expect.stringContaining("quote") as string });
  });
});

describe("the content column", () => {
  it.each([
    "content",
    "TEXT",
    "Url",
    "link",
    "data",
    "value",
    "code",
    "Bar Code",
    "EAN",
    "ean_13",
    "GTIN",
    "sku",
    "website",
    "contenido",
    "texto",
    "enlace",
    "datos",
    "valor",
    "código",
    "CODIGO",
    "código de barras",
    "sitio web",
    "contenu",
    "texte",
    "lien",
    "données",
    "valeur",
    "Code-barres",
    "site web",
    "référence",
    "Inhalt",
    "Text",
    "Daten",
    "Wert",
    "Strichcode",
    "Webseite",
    "Artikelnummer",
    "Art.-Nr.",
    "contenuto",
    "testo",
    "collegamento",
    "dati",
    "valore",
    "codice",
    "codice a barre",
    "sito web",
    "conteúdo",
    "dados",
    "código do produto",
    "ligação",
  ])("may be called %s", async (name) => {
    expect(await cellsOf(`${name},Preis\nhello,2\n`)).toEqual([{ content: "hello" }]);
  });

  it("is reported if it was recognized by another name", async () => {
    const { sentences } = await readAll("URL,Dateiname,logo\na,b,c.png\n");
    expect(sentences).toEqual(['"URL" is read as content, "Dateiname" as file.']);
  });

  it.each([
    ["qr", "EAN,Website,URL", "URL"],
    ["barcode", "URL,SKU,EAN,Code", "EAN"],
    ["qr", "Text,Content,URL", "Content"],
    ["barcode", "ean,EAN-13", "ean"],
  ] as const)("is the most likely of several for a %s: %s", async (type, names, taken) => {
    const values = names.split(",").map((name) => `of ${name}`);
    const { rows } = await readAll(`${names}\n${values.join(",")}\n`, { type });
    expect(rows[0]?.cells.content).toBe(`of ${taken}`);
  });

  it("is used silently if it is called content", async () => {
    const { header, sentences } = await readAll("Text,Content,URL\na,b,c\n");
    expect([header?.doubts, sentences]).toEqual([[], []]);
  });

  it("is reported if several are possible, with the option to choose", async () => {
    const { header } = await readAll("EAN,URL,SKU\na,b,c\n");
    expect(header?.doubts).toEqual([
      'Each of "URL", "EAN", "SKU" could be the content. "URL" is read; choose another one with --content-column EAN.',
    ]);
    expect(header?.unknown).toEqual([]);
  });

  it("can be chosen in any spelling, and can name the files as well", async () => {
    const text = "URL,Article no.,content\na,b,c\n";
    const { rows, header } = await readAll(text, { content: "article_no", file: "Article no." });
    expect(rows[0]?.cells).toEqual({ content: "b", file: "b" });
    expect(header?.doubts).toEqual([]);
  });

  it("is refused if it does not exist, with the existing columns", async () => {
    await expect(cellsOf("a,b\n1,2\n", { content: "the code" })).rejects.toThrow(
      '--content-column "the code": there is no such column. The columns are "a", "b".',
    );
  });

  it("is not the website column of a contact", async () => {
    expect(await cellsOf("first_name,website,Name\nAda,example.com,ada\n", { type: "vcard" })).toEqual([
      { first_name: "Ada", website: "example.com", file: "ada" },
    ]);
    expect(await cellsOf("type,website,text\nqr,example.com,x\n")).toEqual([
      { type: "qr", website: "example.com", content: "x" },
    ]);
  });
});

describe("the other columns", () => {
  it.each([
    "file",
    "Filename",
    "file_name",
    "File Name",
    "name",
    "ID",
    "archivo",
    "nombre de archivo",
    "fichier",
    "Nom du fichier",
    "nom",
    "Datei",
    "Dateiname",
    "nome file",
    "nome",
    "ficheiro",
    "nome do arquivo",
  ])("the file may be called %s", async (name) => {
    expect(await cellsOf(`content,${name}\na,b\n`)).toEqual([{ content: "a", file: "b" }]);
  });

  it("a file name column takes precedence over a name, and a name over an id", async () => {
    const { rows, header } = await readAll("id,name,filename,content\n1,b,c,d\n");
    expect(rows[0]?.cells.file).toBe("c");
    expect(header?.doubts[0]).toContain('"filename" is read; choose another one with --file-column name.');
  });

  it.each(["quantity", "Qty", "cantidad", "quantité", "Menge", "Stückzahl", "quantità", "Qtde."])(
    "the quantity may be called %s, with a note that it makes no further files",
    async (name) => {
      const { rows, sentences } = await readAll(`content,${name}\na,3\n`);
      expect(rows[0]?.cells).toEqual({ content: "a", quantity: "3" });
      expect(sentences.at(-1)).toContain("is not used: each row makes one file");
    },
  );

  it.each(["4.00638E+12", "4,00638E+12", "1E+15", "4.01e+12"])(
    "a number in scientific notation is reported: %s",
    async (value) => {
      const { rows } = await readAll(`content;file\n${value};a\nb;${value}\n`, { delimiter: ";" });
      expect(
        rows.map(({ problems }) => problems?.map(({ name, message }) => [name, message.split("(")[0]])),
      ).toEqual([
        [["content", `"${value}" is how a spreadsheet shows a long number `]],
        [["file", `"${value}" is how a spreadsheet shows a long number `]],
      ]);
    },
  );

  it.each(["E+12", "4E5", "ME+12", "4.00638E+1", "1.5E+12 kg"])(
    "%s is accepted as ordinary text",
    async (value) => {
      const { rows } = await readAll(`content\n${value}\n`);
      expect(rows[0]).toEqual({ number: 1, line: 2, cells: { content: value } });
    },
  );
});
