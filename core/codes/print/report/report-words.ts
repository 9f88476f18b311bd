import { isOwnBars } from "../../prove.ts";
import { mmText } from "../length.ts";
import { printedSentence } from "../printed-size.ts";
import { letterOf } from "./grade.ts";
import { type Measure, MEASURES, valueText } from "./measure.ts";
import { ESTIMATE, type Gain, type GainRange, type PrintReport } from "./print-report.ts";

const percent = (share: number): string => `${Math.round(Math.abs(share) * 100)} %`;
const lengthOf = ({ mm, share }: Gain): string => `${mmText(Math.abs(mm))} (${percent(share)} of a module)`;

/** What it is named by. */
export const titleOf = ({ format }: Pick<PrintReport, "format">): string =>
  format === "QR Code" ? "QR code" : `${format} barcode`;

/** How far from what it should be a code may come out. */
function rangeText({ growth, shrinkage }: GainRange): string {
  const wider = growth === null ? "a whole module wider and more" : `up to ${lengthOf(growth)} wider`;
  const narrower = shrinkage === null ? "almost to nothing" : `up to ${lengthOf(shrinkage)} narrower`;
  return `${wider}, ${narrower}`;
}

/** How much ink may spread or dry up, a sentence each: for all readers, and for each where there are several. */
function limitSentences({ limits, format }: Pick<PrintReport, "limits" | "format">): string[] {
  if (limits === null) return ["Not every reader reads it as it is printed, without any gain."];
  const { readers } = limits;
  const own = isOwnBars(format) ? ` That is our own reader, the only one here that reads ${format}.` : "";
  const all = `It is read with bars and modules ${rangeText(limits)}.${own}`;
  return readers.length === 1 ? [all] : [all, ...readers.map((each) => `  ${each.name}: ${rangeText(each)}`)];
}

/** The gain that was measured at, and what came of it. */
export function gainSentence({ gain, scans }: Pick<PrintReport, "gain" | "scans">): string {
  const how =
    gain.mm === 0
      ? "without any gain"
      : `with bars and modules ${lengthOf(gain)} ${gain.mm > 0 ? "wider" : "narrower"}`;
  return `Measured ${how}: it is ${scans ? "read" : "not read"}.`;
}

/** What the measures were taken with. */
export const methodSentence = ({ light, aperture, standard }: PrintReport): string =>
  `After ${standard}, in ${light} light, with a spot of ${mmText(aperture)}. Paper and ink are taken as the colors of the file.`;

const gradeText = (measure: Pick<Measure, "grade">): string =>
  `${letterOf(measure.grade)} (${measure.grade})`;

/** The measures as a table: what, its value, its grade, and what grade A takes. */
const measureRows = ({ measures }: Pick<PrintReport, "measures">): string[][] =>
  measures.map((each) => [
    MEASURES[each.name].label,
    valueText(each),
    gradeText(each),
    MEASURES[each.name].best,
  ]);

export const readersText = ({ readers }: Pick<PrintReport, "readers">): string =>
  readers.map(({ name, version }) => `${name} ${version}`).join(", ");

/** The report in lines of text. */
export function reportLines(report: PrintReport): string[] {
  const { asked, printed, grade, content, date } = report;
  const rows = [["Measure", "Value", "Grade", "Grade A takes"], ...measureRows(report)];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return [
    `${titleOf(report)}: ${content.replaceAll(/\s+/g, " ").trim()}`,
    `${asked === undefined ? "" : `${asked} asked, `}printed ${printedSentence(printed)}.`,
    "",
    `Grade ${grade.letter} (${grade.value.toFixed(1)} of 4.0)`,
    gainSentence(report),
    ...limitSentences(report),
    ...report.advice,
    "",
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    ),
    "",
    methodSentence(report),
    `Read by ${readersText(report)}.`,
    `${ESTIMATE}. ${date}`,
  ];
}
