import { expect, it } from "vitest";
import { findTemplate } from "../../../../../core/labels/find-template.ts";
import { TEMPLATES } from "../../../../../core/labels/templates.ts";
import { newBulkDraft } from "../../../../../web/features/bulk/bulk-draft.ts";
import { sheetWords } from "../../../../../web/features/bulk/command/sheet-words.ts";
import { NEW_LABEL_LOOK, NEW_OWN_LABEL } from "../../../../../web/features/bulk/labels/label-choices.ts";
import { labelSheetOf, roomFor } from "../../../../../web/features/bulk/labels/label-design.ts";
import { offsetOf } from "../../../../../web/features/bulk/labels/label-lengths.ts";
import { ownLabelTemplate } from "../../../../../web/features/bulk/labels/own-label.ts";

const templateOf = (name: string) => {
  const found = findTemplate(TEMPLATES, name);
  if (!found.ok) throw new Error(found.message);
  return found.template;
};
const sheetOf = (look: object, template = "Avery L7160", output: "sheet" | "printer" = "sheet") =>
  labelSheetOf(
    {
      ...newBulkDraft(),
      output,
      template,
      printerTemplate: template,
      labelLook: { ...newBulkDraft().labelLook, ...look },
    },
    TEMPLATES,
  );

it.each([
  ["", 0],
  ["1.25", 1.25],
  ["+1,5", 1.5],
  ["-2", -2],
  ["\u22122", -2],
  // as the command line reads them
  [",5", 0.5],
  ["-½", -0.5],
  [" 20 ", 20],
])("an offset of %j is %s mm", (typed, x) => {
  expect(offsetOf({ offsetX: typed, offsetY: "0" }, templateOf("5160"), 30, true)).toEqual({
    ok: true,
    offset: { x, y: 0 },
  });
});

it.each(["-", "1mm", "x", "20.1", "--1"])("an offset of %j is none", (typed) => {
  const template = templateOf("5160");
  const reading = offsetOf({ offsetX: "0", offsetY: typed }, template, 30, true);
  expect(reading).toEqual({ ok: false, problem: { field: "offsetY", over: null } });
  expect(sheetOf({ offsetX: typed })).toBeNull();
});

it("an offset moves no code over the edge of a page, or of the label of a label printer", () => {
  expect(sheetOf({ offsetX: "7" })?.offset).toEqual({ x: 7, y: 0 });
  expect(sheetOf({ offsetX: "-9" })).toBeNull();
  expect(sheetOf({ offsetX: "2" }, "Avery L7160", "printer")).toBeNull();
  expect(sheetOf({ offsetX: "2", margin: "2" }, "Avery L7160", "printer")?.offset.x).toBe(2);
});

it("a margin leaves room on the label", () => {
  expect(sheetOf({})?.design.margin).toBe(1.5);
  expect(sheetOf({ margin: "0" })?.design.margin).toBe(0);
  expect(sheetOf({ margin: ",5" })?.design.margin).toBe(0.5);
  expect(sheetOf({ margin: "19,1" })).toBeNull();
});

it("the command has the typed lengths in millimeters", () => {
  const draft = newBulkDraft();
  const labelLook = { ...draft.labelLook, margin: "½", offsetX: "-,5", offsetY: "1,25" };
  const words = sheetWords({ ...draft, output: "sheet", labelLook }, ["url"]).join(" ");
  expect(words).toContain("--label-margin 0.5mm --offset -0.5mm,1.25mm");
});

it("what a sheet has no room for is not printed on it", () => {
  const all = { cropMarks: true, pageNumbers: true, firstPage: true, cutLines: true };
  expect(sheetOf(all)).toMatchObject(all);
  expect(sheetOf(all, "Dymo 99012")).toMatchObject({ ...all, cropMarks: false, pageNumbers: false });
  expect(sheetOf(all, "Dymo 99012", "printer")).toMatchObject({
    cropMarks: false,
    pageNumbers: false,
    firstPage: false,
    cutLines: false,
  });
});

it("what a sheet has no room for is not asked of it, and stays chosen", () => {
  const look = { ...NEW_LABEL_LOOK, cropMarks: true, pageNumbers: true, cutLines: true };
  const made = ownLabelTemplate({ ...NEW_OWN_LABEL, width: "60", height: "40", page: "label" }, false);
  if (!made.ok) throw new Error("the label fits");
  expect(roomFor(look, made.template)).toEqual({ ...look, cropMarks: false, pageNumbers: false });
});
