// @vitest-environment node
import { expect, test } from "vitest";
import { type BulkDraft, newBulkDraft, settingsOf } from "../../../../../web/features/bulk/bulk-draft.ts";
import { checkTable } from "../../../../../web/features/bulk/table/check-table.ts";
import { withEdits } from "../../../../../web/features/bulk/table/bulk-table.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";

const read = (csv: string) => readTable({ file: new Blob([csv]), name: "a.csv", encoding: null, limit: 10 });

test("of files, only the row with a wrong quantity is marked, and has its code; a label needs a quantity", async () => {
  const table = await read("content,qty\na,3\nb,0\nc,2\n");
  const check = (of: typeof table, output: BulkDraft["output"]) =>
    checkTable(of, settingsOf({ ...newBulkDraft(), output }), new Set()).rows.map(
      ({ problems, notes, order }) => ({
        isMade: order !== null,
        problems: problems.map(({ reason }) => reason?.code),
        notes: notes.map(({ place, reason }) => `${place} ${reason?.code}`),
      }),
    );
  const good = { isMade: true, problems: [], notes: [] };
  expect(check(table, "files")).toEqual([good, { ...good, notes: ["1 rows.quantity_unused"] }, good]);
  const wrong = { isMade: false, problems: ["rows.quantity"], notes: [] };
  expect(check(table, "sheet")).toEqual([good, wrong, good]);
  // the contents of packages
  expect(check(await read("content,Menge\na,500 g\nb,1 kg\n"), "files")).toEqual([good, good]);
});

test("only a row that is made when it is kept is offered to be kept", async () => {
  const table = await read("url,foreground,design\nhttps://a.example,greenish,\nhttps://c.example,,oceann\n");
  const check = (kept: number[]) => checkTable(table, settingsOf(newBulkDraft()), new Set(kept)).rows;
  expect(check([]).map(({ canKeep }) => canKeep)).toEqual([false, true]);
  expect(check([1])[1]).toMatchObject({
    problems: [],
    canKeep: false,
    order: { content: "https://c.example" },
  });
});

test("a row that only the others make doubtful may be kept, unless it has a problem of its own that stays", async () => {
  // both end as a spreadsheet rounds; the check digit of the second fits by chance
  const table = await read("EAN,Price\n4006380000000,1\n4006381000000,2\n4006381000000,#REF!\n");
  const draft: BulkDraft = { ...newBulkDraft(), type: "barcode", barcodeFormat: "EAN13", output: "sheet" };
  const check = (kept: number[]) =>
    checkTable(table, settingsOf({ ...draft, textColumns: [1] }), new Set(kept)).rows.map(
      ({ problems, canKeep, order }) => ({
        codes: problems.map(({ reason }) => reason?.code),
        canKeep,
        isMade: order !== null,
      }),
    );
  const [rounded, neighbor, both] = check([]);
  expect(rounded).toEqual({ codes: ["rows.rounded"], canKeep: false, isMade: false });
  expect(neighbor).toEqual({ codes: ["rows.rounded_neighbor"], canKeep: true, isMade: false });
  const codes = ["rows.formula_error", "rows.rounded_neighbor"];
  expect(both).toEqual({ codes, canKeep: false, isMade: false });
  expect(check([1])[1]).toEqual({ codes: [], canKeep: false, isMade: true });
});

test("a wrong check digit has its correction, and the row is right with it", async () => {
  const table = await read("EAN\n4006381333930\n");
  const settings = settingsOf({ ...newBulkDraft(), type: "barcode", barcodeFormat: "EAN13" });
  const [row] = checkTable(table, settings, new Set()).rows;
  expect(row?.problems).toMatchObject([{ place: 0, corrected: "4006381333931" }]);
  const fixed = withEdits(table, [{ row: 0, place: 0, text: "4006381333931" }]);
  expect(checkTable(fixed, settings, new Set()).rows[0]).toMatchObject({ problems: [], file: "000001.png" });
});

test("a row with a broken quote is one row with its text and a sentence, and so is a quote that is never closed", async () => {
  const table = await read('content,file\nHello "x" world,a\nfine,b\n"never closed,c\nfine too,d\n');
  expect(table.records.map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, 'Hello "x" world', "a"],
    [3, "fine", "b"],
    [4, '"never closed', "c"],
    [5, "fine too", "d"],
  ]);
  const { rows } = checkTable(table, settingsOf(newBulkDraft()), new Set());
  expect(rows.map(({ problems }) => problems.map(({ reason }) => reason?.code))).toEqual([
    ["rows.quote_inside"],
    [],
    ["rows.quote_open"],
    [],
  ]);
});

test("a check digit that the code adds is said", async () => {
  const table = await read("EAN\n400638133393\n");
  const settings = settingsOf({ ...newBulkDraft(), type: "barcode", barcodeFormat: "EAN13" });
  const [row] = checkTable(table, settings, new Set()).rows;
  expect(row?.notes.map(({ reason }) => reason)).toMatchObject([
    { code: "barcode.completed", values: { digit: "1" } },
  ]);
});

test("a row that names a preset is made with it, and an unknown name is wrong with that row", async () => {
  const table = await read(
    "url,design\nhttps://a.example,Ocean\nhttps://b.example,\nhttps://c.example,oceann\n",
  );
  const { rows } = checkTable(table, settingsOf(newBulkDraft()), new Set());
  expect(rows.map(({ isStyled }) => isStyled)).toEqual([true, false, true]);
  expect(rows[0]?.order?.design).toMatchObject({ foreground: "#0c4a6e", style: { modules: "connected" } });
  expect(rows[2]).toMatchObject({
    order: null,
    canKeep: true,
    problems: [{ column: "design", place: 1, reason: { code: "rows.design" } }],
  });
});

test("a row names a brand in any case, before a preset of that name, and is offered brands and presets", async () => {
  const table = await read(
    "url,design\nhttps://a.example,SUMMER sale\nhttps://b.example,ocean\nhttps://c.example,winter\n",
  );
  const brands = [
    { name: "Summer Sale", texts: { foreground: "#7c2d12" }, logo: "brand:0" },
    { name: "Ocean", texts: { foreground: "#14532d" }, logo: null },
    { name: "ocean", texts: { foreground: "#000000" }, logo: null },
    {
      name: "Later",
      texts: {},
      logo: null,
      problem: "Later is of version 2, and this program reads version 1",
    },
  ];
  const { rows } = checkTable(table, settingsOf(newBulkDraft()), new Set(), brands);
  expect(rows[0]).toMatchObject({ problems: [], isStyled: true });
  expect(rows[0]?.order).toMatchObject({ design: { foreground: "#7c2d12" }, logo: "brand:0" });
  expect(rows[1]?.order).toMatchObject({ design: { foreground: "#14532d" }, logo: null });
  expect(rows[2]?.problems[0]?.message).toMatch(/choose one of Summer Sale, Ocean, ocean, (?!Later)/);
});

test("a row whose own canvas is too small for its bars has the sentence and the value that fits", async () => {
  const table = await read(
    "EAN,name,width,height\n4006381333931,Shelf,80,200\n4006381333948,Table,120,75\n4006381333931,Lamp,10mm,20mm\n",
  );
  const draft: BulkDraft = { ...newBulkDraft(), type: "barcode", barcodeFormat: null };
  const check = (of: typeof table) => checkTable(of, settingsOf(draft), new Set()).rows;
  const [narrow, thin, printed] = check(table);
  const reason = { code: "barcode.canvas_narrow", values: { width: 80, needed: 116 } };
  expect(narrow).toMatchObject({
    problems: [{ column: "width", place: 2, corrected: "116", reason }],
    canKeep: false,
    order: null,
  });
  expect(thin).toMatchObject({ problems: [], notes: [{ reason: { code: "barcode.thin" } }] });
  expect(printed).toMatchObject({ problems: [{ column: "width", place: 2 }], order: null });
  const edits = [narrow, null, printed].flatMap((each, row) =>
    (each?.problems ?? []).map(({ place, corrected }) => ({ row, place: place!, text: corrected! })),
  );
  expect(check(withEdits(table, edits)).every(({ order }) => order !== null)).toBe(true);
});

test("on a label, a canvas and a size in px change nothing, and a canvas in mm stays", async () => {
  const table = await read(
    "EAN,width,height\n4006381333931,80,200\n4006381333948,5,\n4006381333931,38mm,20mm\n",
  );
  const draft: BulkDraft = { ...newBulkDraft(), type: "barcode", barcodeFormat: null, output: "sheet" };
  const rows = checkTable(table, settingsOf(draft), new Set()).rows;
  const designs = rows.map(({ order }) => order?.kind === "barcode" && order.design);
  expect(designs).toMatchObject([
    { canvas: null },
    { canvas: null },
    { print: { canvas: { width: 448, height: 236 } } },
  ]);
  expect(rows.every(({ problems, notes }) => problems.length + notes.length === 0)).toBe(true);
});

test("columns that are read as properties of the picture are named, and can be left unread", async () => {
  const table = await read(
    "url,name,size,level\nhttps://a.example,Shirt,100,M\nhttps://b.example,Shoe,42,Child\n",
  );
  const check = (columns: BulkDraft["columns"], of = table) =>
    checkTable(of, settingsOf({ ...newBulkDraft(), columns }), new Set());
  const all = check({});
  const codes = ({ sentences }: typeof all) => sentences.map(({ reason }) => reason.code);
  // one sentence for level, not two
  expect(codes(all)).toEqual(["bulk.looks_read"]);
  expect(all.sentences[0]?.reason.values).toEqual({ n: 2, names: '"size", "level"' });
  expect(all.optional).toEqual(["size", "level"]);
  expect(all.rows[1]?.problems.map(({ column }) => column)).toEqual(["size", "level"]);
  const left = check({ size: null, level: null });
  expect([codes(left), left.optional]).toEqual([[], ["size", "level"]]);
  expect(left.rows.every(({ problems, order }) => problems.length === 0 && order !== null)).toBe(true);
  const other = check({ size: 2, level: null });
  expect(other.sentences[0]?.reason.values).toEqual({ n: 1, names: '"size"' });
  // a table with our names only was made for codes
  const own = await read("content,size\nhttps://a.example,300\n");
  expect([codes(check({}, own)), check({}, own).optional]).toEqual([[], ["size"]]);
  expect(check({}, await read("content\na\n")).optional).toEqual([]);
});
