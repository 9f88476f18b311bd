import { expect, test } from "vitest";
import { TEMPLATES } from "../../../../core/labels/templates.ts";
import { newBulkDraft, settingsOf } from "../../../../web/features/bulk/bulk-draft.ts";
import { sheetWords } from "../../../../web/features/bulk/command/sheet-words.ts";
import { labelSheetOf } from "../../../../web/features/bulk/labels/label-design.ts";

const inkOf = (output: "sheet" | "printer", isBlack: boolean) => {
  const { labelLook, ...rest } = newBulkDraft();
  const draft = { ...rest, output, labelLook: { ...labelLook, isBlack } };
  const words = sheetWords(draft, ["url"]).join(" ");
  return [settingsOf(draft).ink, labelSheetOf(draft, TEMPLATES)?.design.ink, words.includes("--ink k")];
};

test("sheets are printed in black ink only if chosen, in the rows, the file and the command alike", () => {
  expect(inkOf("sheet", true)).toEqual(["k", "k", true]);
  expect(inkOf("sheet", false)).toEqual(["rgb", "rgb", false]);
  // a label printer has black alone
  expect(inkOf("printer", true)).toEqual(["thermal", "thermal", false]);
});
