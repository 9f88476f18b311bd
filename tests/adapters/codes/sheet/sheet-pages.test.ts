import { describe, expect, test } from "vitest";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import type { PlannedLabel } from "../../../../adapters/codes/sheet/planned-label.ts";
import { createSheetPages } from "../../../../adapters/codes/sheet/sheet-pages.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { findTemplate } from "../../../../core/labels/find-template.ts";
import { LABEL_ORDERS, type LabelOrder, pagesFor } from "../../../../core/labels/label-places.ts";
import { ownTemplate } from "../../../../core/labels/own-template.ts";
import type { LabelTemplate } from "../../../../core/labels/template.ts";
import { TEMPLATES } from "../../../../core/labels/templates.ts";
import { NEAR_MM, type Sheet, SHEETS } from "../../../support/files/real-sheets.ts";

const LABEL: PlannedLabel = {
  code: makeQr("HTTPS://QZ.EXAMPLE/1", qrDesignSchema.parse({}), null),
  box: { x: 1, y: 1, width: 15, height: 15 },
  lines: [],
  picture: null,
  copies: 1,
  shrunk: null,
};

function templateOf({ options: [option, name = ""], page, label, pitch, ...sheet }: Sheet): LabelTemplate {
  if (option === "--template") {
    const found = findTemplate(TEMPLATES, name);
    if (!found.ok) throw new Error(found.message);
    return found.template;
  }
  const own = ownTemplate({
    ...sheet,
    label: { width: label[0], height: label[1] },
    page: { width: page[0], height: page[1] },
    gapX: pitch[0] - label[0],
    gapY: pitch[1] - label[1],
  });
  if (!own.ok) throw new Error(own.sentence.message);
  return own.template;
}

/** Where a label begins on its page, mm. */
type Corner = [number, number];

const none = () => "";

/** The corners of all labels, page by page, as the pages have them. */
function printed(sheet: Sheet, count: number, start: number, order: LabelOrder): Corner[][] {
  const pages: Corner[][] = [];
  const pdf = {
    ink: "rgb" as const,
    picture: none,
    shading: none,
    opacity: none,
    glyph: none,
    later: none,
    setLater: () => undefined,
    addPage: (content: string) =>
      void pages.push(
        [...content.matchAll(/1 0 0 1 (\S+) (\S+) cm q (?!1 0 0 1 )/g)].map(([, x, y]) => [
          Number(x),
          Number(y),
        ]),
      ),
  };
  const labelDesign = {
    template: templateOf(sheet),
    side: null,
    align: null,
    textSize: 3,
    rotation: 0,
    margin: 1,
    border: false,
    ink: "rgb",
  } as const;
  const marks = { cutLines: false, cropMarks: false, pageNumbers: false, firstPage: false };
  const design = { labelDesign, start, order, offset: { x: 0, y: 0 }, ...marks };
  const writer = createSheetPages(design, pdf, null);
  for (let at = 0; at < count; at++) writer.add(LABEL);
  expect(writer.finish()).toBe(pages.length);
  return pages;
}

/** The corner of a label by what its maker says. @param at of the label on its page, from 0 */
const published = ({ columns, rows, left, top, pitch }: Sheet, at: number, order: LabelOrder): Corner => {
  const [column, row] =
    order === "rows" ? [at % columns, Math.floor(at / columns)] : [Math.floor(at / rows), at % rows];
  return [left + column * pitch[0], top + row * pitch[1]];
};

describe.each(Object.entries(SHEETS))("%s", (_name, sheet) => {
  const whole = sheet.columns * sheet.rows;
  const starts = [...new Set([1, Math.ceil(whole / 2), whole])];
  const cases = LABEL_ORDERS.flatMap((order) =>
    starts.flatMap((start) => [1, whole, whole + 1].map((count) => [count, start, order] as const)),
  );

  test.each(cases)(
    "prints %d labels from number %d on, by %s, where the manufacturer specifies",
    (count, start, order) => {
      const pages = printed(sheet, count, start, order);
      expect(pages).toHaveLength(pagesFor(count, start, whole));
      const first = Math.min(count, whole - start + 1);
      expect(pages[0]).toHaveLength(first);
      expect(pages.flat()).toHaveLength(count);
      const far = pages.flat().filter(([x, y], at) => {
        const [left, top] = published(sheet, (at + start - 1) % whole, order);
        return Math.abs(x - left) > NEAR_MM || Math.abs(y - top) > NEAR_MM;
      });
      expect(far).toEqual([]);
    },
  );
});
