import { mmText } from "../codes/print/length.ts";
import { type RowSentence, rowSentence } from "../codes/row-sentences/row-sentence.ts";
import type { Page } from "../codes/print/page.ts";
import { sizeText } from "./find-template.ts";
import type { LabelTemplate } from "./template.ts";

/** A user's measurements of a label sheet, mm. */
export interface Measures {
  label: { width: number; height: number };
  page: Page;
  /** Absent: as many as fit on the page. */
  columns?: number | undefined;
  rows?: number | undefined;
  /** Position of the first label; absent: the labels are centered on the page. */
  left?: number | undefined;
  top?: number | undefined;
  /** Between labels. */
  gapX: number;
  gapY: number;
}

/** Largest number of columns or rows on a sheet. */
export const MOST_LABELS = 1000;

/** Tolerance at the edge of the page, mm: lengths are rounded. */
const TINY = 0.05;

/** @returns a template of these measurements, or a sentence that says why the labels do not fit */
export function ownTemplate({
  label,
  page,
  gapX,
  gapY,
  ...asked
}: Measures): { ok: true; template: LabelTemplate } | { ok: false; sentence: RowSentence } {
  const across = side("columns", page.width, label.width, gapX, asked.columns, asked.left);
  if ("reason" in across) return { ok: false, sentence: across };
  const down = side("rows", page.height, label.height, gapY, asked.rows, asked.top);
  if ("reason" in down) return { ok: false, sentence: down };
  return {
    ok: true,
    template: {
      brand: "",
      part: sizeText(label),
      equivalents: [],
      description: "",
      paper: "other",
      page,
      label: { kind: "rectangle", ...label, corners: 0, hole: 0 },
      grids: [
        {
          columns: across.count,
          rows: down.count,
          left: across.start,
          top: down.start,
          pitchX: label.width + gapX,
          pitchY: label.height + gapY,
        },
      ],
    },
  };
}

/** The number of labels along one axis and the start of the first, or the reason they do not fit. */
function side(
  name: "columns" | "rows",
  page: number,
  label: number,
  gap: number,
  asked: number | undefined,
  start: number | undefined,
): { count: number; start: number } | RowSentence {
  const room = page - (start ?? 0) + TINY;
  const most = Math.floor((room + gap) / (label + gap));
  const way = name === "columns" ? "wide" : "high";
  const values = { label: mmText(label), page: mmText(page) };
  if (most < 1)
    return start
      ? rowSentence(`rows.own_label_${way}_margin`, { ...values, margin: mmText(start) })
      : rowSentence(`rows.own_label_${way}`, values);
  const count = asked ?? most;
  if (count > most)
    return rowSentence(`rows.own_label_${name}`, { ...values, count, most, gap: mmText(gap) });
  const taken = count * label + (count - 1) * gap;
  return { count, start: start ?? Math.max(0, (page - taken) / 2) };
}
