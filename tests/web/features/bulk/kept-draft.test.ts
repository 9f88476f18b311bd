// @vitest-environment node
import { expect, test } from "vitest";
import { newBulkDraft } from "../../../../web/features/bulk/bulk-draft.ts";
import { keptDraftSchema, keptPart } from "../../../../web/features/bulk/kept-draft.ts";
import { readTable } from "../../../../web/features/bulk/table/read-table.ts";

const table = await readTable({
  file: new Blob(["url\nhttps://example.org/1\n"]),
  name: "menu.csv",
  encoding: null,
  limit: 10,
});
const draft = { ...newBulkDraft(), table, output: "sheet" as const, isSaved: true };
const kept = (changes: object): unknown =>
  keptDraftSchema.parse(JSON.parse(JSON.stringify({ ...draft, ...changes })));

test("a draft of this version is read as it was", () => {
  expect(kept({})).toEqual({ ...draft, lost: null });
});

test.each([
  { design: { ...draft.design, foreground: 7 } },
  { look: null },
  { type: "hologram" },
  { ownLabel: { width: "50" } },
  { labelLook: { ...draft.labelLook, rotation: 45 } },
  { barcodeFormat: "AZTEC" },
])("of a draft with a part that cannot be read, the table and all else are kept: %j", (changes) => {
  const [part = ""] = Object.keys(changes);
  expect(kept(changes)).toEqual({
    ...draft,
    [part]: newBulkDraft()[part as keyof typeof draft],
    isSaved: false,
    lost: "choices",
  });
});

test("a table is kept without those facts that cannot be read, and its loss is said", () => {
  expect(kept({ table: { ...table, encodings: "utf-8", sentences: [{ text: "new" }] } })).toEqual({
    ...draft,
    table: { ...table, encodings: [], sentences: [] },
    isSaved: false,
    lost: "choices",
  });
  expect(kept({ table: { ...table, records: "packed" } })).toEqual({
    ...draft,
    table: null,
    isSaved: false,
    lost: "table",
  });
});

test.each([null, 7, "x", []])("what is no draft is none: %j", (stored) => {
  expect(keptDraftSchema.safeParse(stored).success).toBe(false);
});

test("a loss is said once: the draft that is kept next says none", () => {
  expect(keptPart({ ...draft, lost: "choices" })).toEqual({ ...draft, lost: null });
});
