import type { VisitFigures } from "../../core/analytics/visit-report.ts";
import { durationText, percentText } from "./figure-texts.ts";

export interface ShownFigure {
  figure: Exclude<keyof VisitFigures, "time_on_page">;
  written: (value: number, language: string) => string;
  /** Shares change by percentage points: a percentage of a percentage would be misread. */
  isShare?: boolean;
  /** Which direction is good. */
  better: "more" | "less";
}

const count = (value: number, language: string) => new Intl.NumberFormat(language).format(value);

/** The five visit figures in display order. */
export const VISIT_FIGURES: readonly ShownFigure[] = [
  { figure: "visitors", written: count, better: "more" },
  { figure: "visits", written: count, better: "more" },
  { figure: "page_views", written: count, better: "more" },
  { figure: "bounce_rate", written: percentText, isShare: true, better: "less" },
  { figure: "visit_duration", written: durationText, better: "more" },
];
