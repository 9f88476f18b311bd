import { mmText } from "../codes/print/length.ts";
import type { Page } from "../codes/print/page.ts";
import type { LabelTemplate } from "./template.ts";

/** What somebody has measured on a sheet of labels, mm. */
export interface Measures {
  label: { width: number; height: number };
  page: Page;
  /** Without a number: as many as the page has room for. */
  columns?: number | undefined;
  rows?: number | undefined;
  /** Of the first label; without them, the labels stand in the middle of the page. */
  left?: number | undefined;
  top?: number | undefined;
  /** Between labels. */
  gapX: number;
  gapY: number;
}

/** By how many mm labels may reach beyond the edge of the page: lengths are rounded. */
const TINY = 0.05;

/** @returns a template by measure, or a sentence that says why the labels do not fit */
export function ownTemplate({
  label,
  page,
  gapX,
  gapY,
  ...asked
}: Measures): { ok: true; template: LabelTemplate } | { ok: false; message: string } {
  const across = side("columns", page.width, label.width, gapX, asked.columns, asked.left);
  if (typeof across === "string") return { ok: false, message: across };
  const down = side("rows", page.height, label.height, gapY, asked.rows, asked.top);
  if (typeof down === "string") return { ok: false, message: down };
  return {
    ok: true,
    template: {
      brand: "",
      part: `${mmText(label.width).replace(" mm", "")} x ${mmText(label.height)}`,
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

/** How many labels lie side by side, and where the first begins; or why they do not. */
function side(
  name: "columns" | "rows",
  page: number,
  label: number,
  gap: number,
  asked: number | undefined,
  start: number | undefined,
): { count: number; start: number } | string {
  const room = page - (start ?? 0) + TINY;
  const most = Math.floor((room + gap) / (label + gap));
  const way = name === "columns" ? "wide" : "high";
  if (most < 1)
    return `A label that is ${mmText(label)} ${way} does not fit a page that is ${mmText(page)} ${way}${start ? ` behind ${mmText(start)} of margin` : ""}.`;
  const count = asked ?? most;
  if (count > most)
    return `${count} ${name} of ${mmText(label)} with gaps of ${mmText(gap)} do not fit a page that is ${mmText(page)} ${way}: it has room for ${most}.`;
  const taken = count * label + (count - 1) * gap;
  return { count, start: start ?? Math.max(0, (page - taken) / 2) };
}
