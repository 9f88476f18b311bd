import { expect, it } from "vitest";
import { readQrDesign } from "../../../../../core/codes/texts/design-texts.ts";
import { TEMPLATES } from "../../../../../core/labels/templates.ts";
import { newBulkDraft, settingsOf } from "../../../../../web/features/bulk/bulk-draft.ts";
import { labelSheetOf } from "../../../../../web/features/bulk/labels/label-design.ts";
import { createRowPlanner } from "../../../../../web/features/bulk/labels/make-labels.ts";

const svg = (color: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${color}"/></svg>`)}`;

async function planned(output: "sheet" | "printer", color: string) {
  const draft = { ...newBulkDraft(), output };
  const sheet = labelSheetOf(draft, TEMPLATES);
  const reading = readQrDesign(settingsOf(draft).design);
  if (sheet === null || !reading.ok) throw new Error("the defaults of a batch make labels");
  const plan = createRowPlanner({
    sheet,
    logos: { "logo.svg": svg(color) },
    pictures: { picture: null, pictures: [] },
  });
  const order = {
    kind: "qr",
    content: "https://example.com",
    design: reading.design,
    logo: "logo.svg",
  } as const;
  return plan({ row: 1, line: 2, order, quantity: undefined, texts: [], picture: null });
}

it.each([
  { output: "sheet", resolution: { sheet: 300, printer: 203 } },
  { output: "sheet", resolution: { sheet: 600, printer: 203 } },
  { output: "printer", resolution: { sheet: 300, printer: 203 } },
  { output: "printer", resolution: { sheet: 300, printer: 600 } },
] as const)("a code that fills its label is as fine as the printer: %o", async (chosen) => {
  const draft = { ...newBulkDraft(), ...chosen };
  const reading = readQrDesign(settingsOf(draft).design);
  const sheet = labelSheetOf(draft, TEMPLATES);
  if (sheet === null || !reading.ok) throw new Error("the defaults of a batch make labels");
  const plan = createRowPlanner({ sheet, logos: {}, pictures: { picture: null, pictures: [] } });
  const order = { kind: "qr", content: "https://example.com", design: reading.design, logo: null } as const;
  const dpi = chosen.resolution[chosen.output];
  const label = await plan({ row: 1, line: 2, order, quantity: undefined, texts: [], picture: null });
  expect(label).toMatchObject({ ok: true, label: { code: { printed: { dpi } } } });
});

it.each(["files", "sheet", "printer"] as const)(
  "codes for %s have the error correction of the page",
  (output) => {
    const draft = newBulkDraft();
    const levels = (["L", "H"] as const).map((level) => {
      const reading = readQrDesign(
        settingsOf({ ...draft, output, design: { ...draft.design, level } }).design,
      );
      return reading.ok && reading.design.level;
    });
    expect(levels).toEqual(["L", "H"]);
  },
);

it("a label printer is given no logo in colors, as on the command line", async () => {
  const refused = await planned("printer", "red");
  expect(refused).toMatchObject({ ok: false, problem: { message: expect.stringContaining("black") } });
  expect((await planned("printer", "black")).ok).toBe(true);
  expect((await planned("sheet", "red")).ok).toBe(true);
});
