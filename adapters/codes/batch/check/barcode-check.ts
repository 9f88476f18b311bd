import { planBarcode } from "../../../../core/codes/barcode/create-barcode.ts";
import type { BarcodeDesign } from "../../../../core/codes/barcode/design.ts";
import type { BarcodeProblem } from "../../../../core/codes/barcode/problem.ts";
import { mmText, roundedUp } from "../../../../core/codes/print/length.ts";
import { mmOfDots } from "../../../../core/codes/print/resolution.ts";
import { correctedContent } from "../../../../core/codes/texts/corrected-content.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { jsbarcodeEncoder } from "../../encode/jsbarcode-encoder.ts";
import type { CodeOrder } from "../job.ts";

/**
 * Lays out a barcode, which is fast: only that shows whether the bars fit the canvas.
 * @returns the problem of a barcode that cannot be made, with the value that makes it fit; else what is noted about it
 */
export function checkBarcode({ format, content, design }: Extract<CodeOrder, { kind: "barcode" }>): {
  problems: TextProblem[];
  notes: TextProblem[];
} {
  const made = planBarcode(jsbarcodeEncoder, format, content, design);
  if (made.ok) {
    const { notice } = made;
    return { problems: [], notes: notice === null ? [] : [{ name: "content", ...said(notice) }] };
  }
  const corrected = correctedContent(made);
  const problem = neededSide(made, design) ?? { name: "content", ...(corrected !== null && { corrected }) };
  return { problems: [{ ...problem, ...said(made) }], notes: [] };
}

const said = ({ message, code, values }: Pick<BarcodeProblem, "message" | "code" | "values">) => ({
  message: `${message}.`,
  reason: { code, values },
});

/** The side of the canvas that is too short, and its least length; null if the canvas is not the problem. */
function neededSide(
  { code, values, fixes }: BarcodeProblem,
  { canvas, print }: BarcodeDesign,
): Pick<TextProblem, "name" | "corrected"> | null {
  if (print?.canvas && code === "barcode.print_narrow")
    return { name: "width", corrected: mmText(Number(values["needed"])) };
  const own = print?.canvas ?? canvas;
  const needed = fixes.map(({ change }) => change.canvas).find((size) => size !== undefined);
  if (!needed || !own) return null;
  const name = needed.width === own.width ? "height" : "width";
  const least = needed[name];
  return { name, corrected: print?.canvas ? mmText(roundedUp(mmOfDots(least, print.dpi))) : String(least) };
}
