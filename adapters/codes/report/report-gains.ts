import { micrometers } from "../../../core/codes/print/length.ts";
import {
  type Gain,
  type GainRange,
  type PrintReport,
} from "../../../core/codes/print/report/print-report.ts";
import type { Say } from "../../../core/codes/print/report/say.ts";
import { INK, type ReportPage } from "./report-page.ts";

/** Width in mm of the readers' names beside the scale. */
const NAMES = 28;
const ROW = 6.5;
const LABEL = 24;

const signOf = (value: number): string => (value < 0 ? "−" : "+");

/**
 * Draws how much wider or narrower bars may come out: one line per reader on a scale of one module in each direction.
 * @param width mm
 * @returns its lower end, mm from the top of the page
 */
export function drawGains(
  page: ReportPage,
  { limits, printed, gain }: Pick<PrintReport, "limits" | "printed" | "gain">,
  { x, y, width }: { x: number; y: number; width: number },
  say: Say,
): number {
  if (limits === null) {
    page.text(say("report.limits_none"), x, y + 4, { ink: INK.bad });
    return y + 8;
  }
  const middle = x + NAMES + (width - NAMES) / 2;
  const scale = (width - NAMES) / 2 - 8;
  const at = (share: number) => middle + share * scale;
  const rows = limits.readers;
  const bottom = y + 6 + rows.length * ROW;
  for (const share of [-1, -0.5, 0, 0.5, 1]) {
    page.box(at(share) - 0.1, y + 4, 0.2, bottom - y - 4, INK.rule);
    const label =
      share === 0
        ? say("report.as_drawn")
        : signOf(share) + say("report.mm", { mm: micrometers(Math.abs(share * printed.module)) });
    page.text(label, at(share), y + 2.4, { size: 7, ink: INK.quiet, align: "center" });
  }
  rows.forEach((row, place) => drawRow(page, row, { x, top: y + 5 + place * ROW }, at, say));
  if (gain.mm !== 0) {
    page.box(at(gain.share) - 0.2, y + 4, 0.4, bottom - y - 4, INK.fair);
    page.text(say("report.measured"), at(gain.share), bottom + 3, {
      size: 7,
      ink: INK.fair,
      align: "center",
    });
  }
  return bottom + 5;
}

function drawRow(
  page: ReportPage,
  { name, growth, shrinkage }: GainRange & { name: string },
  { x, top }: { x: number; top: number },
  at: (share: number) => number,
  say: Say,
): void {
  page.text(name, x, top + 4.4, { isBold: true });
  const [from, to] = [at(shrinkage?.share ?? -1), at(growth?.share ?? 1)];
  page.box(from, top + 2, to - from, 3.2, INK.good);
  const inside = { size: 7, ink: INK.ground } as const;
  const beside = { size: 7, ink: INK.quiet } as const;
  // above the lines of the scale
  const ground = (left: number) => page.box(left, top + 2, LABEL, 3.2, INK.paper);
  if (shrinkage === null) page.text(say("report.and_more"), from + 1, top + 4.4, inside);
  else {
    ground(from - LABEL - 0.5);
    page.text(sideText(shrinkage, say), from - 1, top + 4.4, { ...beside, align: "right" });
  }
  if (growth === null) page.text(say("report.and_more"), to - 1, top + 4.4, { ...inside, align: "right" });
  else {
    ground(to + 0.5);
    page.text(sideText(growth, say), to + 1, top + 4.4, beside);
  }
}

const sideText = ({ mm, share }: Gain, say: Say): string =>
  signOf(mm) +
  say("report.side", { mm: micrometers(Math.abs(mm)), percent: Math.round(Math.abs(share) * 100) });
