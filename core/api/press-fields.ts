import * as z from "zod/mini";
import type { ExportFormat } from "../codes/file-format.ts";
import { readAmount } from "../codes/print/length.ts";
import { readPage } from "../codes/print/page.ts";
import { MOST_COPIES } from "../codes/print/label-printer.ts";
import { INKS, type Press } from "../codes/print/press.ts";
import { PAGE_ADVICE, type PressTexts, readPress } from "../codes/print/press-texts.ts";
import { lengthText, refusalOf } from "./length-fields.ts";

const pressLength = lengthText("Write a length such as 3mm, 0.1in or 8pt", readAmount);

/** Placement of a code on the page of a PDF or EPS file, as API fields. */
export const pressFields = {
  page: z
    .optional(
      z.string().check(
        z.maxLength(40),
        z.refine(
          (text) => readPage(text) !== null,
          `${PAGE_ADVICE.slice(0, 1).toUpperCase()}${PAGE_ADVICE.slice(1)}`,
        ),
      ),
    )
    .check(
      z.describe(
        "Of a PDF: a4, letter, code for one as large as the code, or a size such as 100x150mm; a4 if none is given. Of ZPL: the size of the label; code if none is given",
      ),
    ),
  ink: z
    .optional(z.enum(INKS))
    .check(
      z.describe(
        "Of PDF and EPS: k for black ink alone, which takes no colors, and pictures in black and grays; rgb if none is given",
      ),
    ),
  bleed: z
    .optional(pressLength)
    .check(z.describe("Of PDF and EPS: how far the background extends beyond the page, such as 3mm")),
  crop_marks: z
    .optional(z.boolean())
    .check(z.describe("Of PDF and EPS: lines outside of the page, where the paper is cut")),
  bar_width_reduction: z
    .optional(pressLength)
    .check(
      z.describe(
        "Of PDF and EPS: by how much bars and square modules are narrower, for ink that spreads, such as 0.02mm",
      ),
    ),
  native: z
    .optional(z.boolean())
    .check(
      z.describe(
        "Of ZPL: the printer draws the code itself, by a command of its own; what it draws is not read back",
      ),
    ),
  copies: z
    .optional(z.int().check(z.minimum(1), z.maximum(MOST_COPIES)))
    .check(z.describe("Of ZPL: copies of the label; 1 if nothing is said")),
};

/** The fields as API clients send them. */
type PressFields = Omit<PressTexts, "copies"> & { copies?: number | undefined };

/**
 * Placement of a code in a file of this format.
 * @throws DomainError `validation_failed` for a field that this format does not support
 */
export function pressOf(
  { page, ink, bleed, crop_marks, bar_width_reduction, native, copies }: PressFields,
  format: ExportFormat,
): Press {
  const texts = { page, ink, bleed, crop_marks, bar_width_reduction, native };
  const { press, problems } = readPress(
    copies === undefined ? texts : { ...texts, copies: String(copies) },
    format,
  );
  if (problems.length > 0) throw refusalOf(problems);
  return press;
}
