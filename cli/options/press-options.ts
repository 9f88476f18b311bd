import type { Command } from "commander";
import { INKS, type Press } from "../../core/codes/print/press.ts";
import { readPress } from "../../core/codes/print/press-texts.ts";
import type { ExportFormat } from "../../core/codes/file-format.ts";
import { refuseOption } from "./option-problem.ts";

/** Placement of a code on its paper, as typed. */
export interface PressOptions {
  page?: string;
  ink?: string;
  bleed?: string;
  cropMarks?: boolean;
  barWidthReduction?: string;
  native?: boolean;
  copies?: string;
}

export const addPressOptions = (command: Command): Command =>
  command
    .option(
      "--page <page>",
      "of a PDF, or the label of ZPL: a4, letter, code for one as large as the code, or 100x150mm (default: a4; of ZPL: code)",
    )
    .option("--ink <ink>", `of PDF and EPS: ${INKS.join(" or ")}, k being black ink alone (default: rgb)`)
    .option("--bleed <length>", "of PDF and EPS: how far the background extends beyond the page, such as 3mm")
    .option("--crop-marks", "of PDF and EPS: lines outside of the page, where the paper is cut")
    .option(
      "--bar-width-reduction <length>",
      "of PDF and EPS: by how much bars and square modules are narrower, such as 0.02mm",
    )
    .option("--native", "of ZPL: let the printer draw the code, by a command of its own")
    .option("--copies <number>", "of ZPL: copies of the label (default: 1)");

/**
 * The position of a file's content on its paper.
 * @param format null for a terminal, which has none of these
 * @throws WrongUse for invalid values, and for those that this format does not support
 */
export const pressOf = (
  { page, ink, bleed, cropMarks, barWidthReduction, native, copies }: PressOptions,
  format: ExportFormat | null,
): Press => {
  const texts = {
    page,
    ink,
    bleed,
    crop_marks: cropMarks,
    bar_width_reduction: barWidthReduction,
    native,
    copies,
  };
  const { press, problems } = readPress(texts, format);
  if (problems.length > 0) throw refuseOption(problems);
  return press;
};
