import { isOwnBars } from "../../prove.ts";
import { micrometers } from "../length.ts";
import { askedSentence } from "../printed-size.ts";
import { dotsWithin, mmOfDots } from "../resolution.ts";
import { letterOf } from "./grade.ts";
import { bestOf, labelOf, type Measure, valueText } from "./measure.ts";
import { ESTIMATE, type Gain, type GainRange, type PrintReport } from "./print-report.ts";
import { type Say, sayInEnglish } from "./say.ts";

const lengthOf = ({ mm, share }: Gain, say: Say): string =>
  say("report.length", {
    mm: micrometers(Math.abs(mm)),
    percent: Math.round(Math.abs(share) * 100),
  });

/** The title of a report. */
export const titleOf = ({ format }: Pick<PrintReport, "format">, say: Say = sayInEnglish): string =>
  format === "QR Code" ? say("report.qr_code") : say("report.barcode", { format });

/** The tolerated deviation of a printed code. */
const rangeOf = ({ growth, shrinkage }: GainRange, say: Say) => ({
  wider: growth === null ? say("report.wider_all") : say("report.wider", { length: lengthOf(growth, say) }),
  narrower:
    shrinkage === null
      ? say("report.narrower_all")
      : say("report.narrower", { length: lengthOf(shrinkage, say) }),
});

/** The print gain that all readers tolerate. */
export function limitSentence({ limits, format }: Pick<PrintReport, "limits" | "format">, say: Say): string {
  if (limits === null) return say("report.limits_none");
  const range = rangeOf(limits, say);
  return isOwnBars(format) ? say("report.limits_own", { ...range, format }) : say("report.limits", range);
}

/** The same for each reader, if there are several. */
export function readerLimits({ limits }: Pick<PrintReport, "limits">, say: Say): string[] {
  if (limits === null || limits.readers.length === 1) return [];
  return limits.readers.map((each) => say("report.reader", { name: each.name, ...rangeOf(each, say) }));
}

/** The bar width reduction of the file, and that nothing of it is printed if that is less than a dot on each side; none without one. */
export function reductionSentences(
  { reduction, printed }: Pick<PrintReport, "reduction" | "printed">,
  say: Say = sayInEnglish,
): string[] {
  if (reduction === undefined) return [];
  const { dpi } = printed;
  return [
    say("report.reduced", { mm: reduction }),
    // each side of a bar moves by half of it, and a printer paints every dot that the bar touches (ISO 32000-1, 10.6.4)
    ...(dotsWithin(reduction / 2, dpi) === 0
      ? [say("report.reduced_unseen", { dpi, dot: micrometers(mmOfDots(1, dpi)) })]
      : []),
  ];
}

/** The gain at which the measures were taken, and the result. */
export function gainSentence(
  { gain, scans }: Pick<PrintReport, "gain" | "scans">,
  say: Say = sayInEnglish,
): string {
  const length = lengthOf(gain, say);
  const how =
    gain.mm === 0
      ? say("report.plain")
      : say(gain.mm > 0 ? "report.gain_wider" : "report.gain_narrower", { length });
  return say(scans ? "report.read" : "report.missed", { how });
}

/** The caption of a look: how much wider or narrower it is than printed. */
export const lookText = ({ mm }: Pick<Gain, "mm">, say: Say): string =>
  mm === 0
    ? say("report.as_printed")
    : say(mm > 0 ? "report.look_wider" : "report.look_narrower", { mm: micrometers(Math.abs(mm)) });

/** The measuring conditions in words. */
export const methodSentence = (
  { light, aperture, standard }: Pick<PrintReport, "light" | "aperture" | "standard">,
  say: Say = sayInEnglish,
): string => say(`report.method_${light}`, { standard, aperture: micrometers(aperture) });

const gradeText = (measure: Pick<Measure, "grade">): string =>
  `${letterOf(measure.grade)} (${measure.grade})`;

/** The measures as a table: name, value, grade, and the requirement for grade A. */
const measureRows = ({ measures }: Pick<PrintReport, "measures">): string[][] =>
  measures.map((each) => [labelOf(each.name), valueText(each), gradeText(each), bestOf(each.name)]);

export const readersText = ({ readers }: Pick<PrintReport, "readers">): string =>
  readers.map(({ name, version }) => `${name} ${version}`).join(", ");

/** The report in lines of text. */
export function reportLines(report: PrintReport): string[] {
  const { asked, printed, grade, content, date } = report;
  const rows = [["Measure", "Value", "Grade", "For grade A"], ...measureRows(report)];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return [
    `${titleOf(report)}: ${content.replaceAll(/\s+/g, " ").trim()}`,
    `${askedSentence(asked, printed)}.`,
    "",
    `Grade ${grade.letter} (${grade.value.toFixed(1)} of 4.0)`,
    ...reductionSentences(report),
    gainSentence(report),
    limitSentence(report, sayInEnglish),
    ...readerLimits(report, sayInEnglish).map((line) => `  ${line}`),
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
    sayInEnglish("report.readers", { readers: readersText(report) }),
    `${ESTIMATE}. ${date}`,
  ];
}
