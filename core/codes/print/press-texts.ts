import type { ExportFormat } from "../file-format.ts";
import type { TextProblem } from "../texts/text-problem.ts";
import { mmText, readAmount } from "./length.ts";
import { readPage } from "./page.ts";
import { MOST_COPIES } from "./label-printer.ts";
import { INKS, plainPress, PLAIN_PRESS, PRESS_LIMITS, type Press } from "./press.ts";

/** Command options and API fields for the placement of a code on its paper. */
export interface PressTexts {
  page?: string | undefined;
  ink?: string | undefined;
  bleed?: string | undefined;
  crop_marks?: boolean | undefined;
  bar_width_reduction?: string | undefined;
  native?: boolean | undefined;
  copies?: string | undefined;
}

/** Values that `page` accepts. */
export const PAGE_ADVICE = "write a4, letter, code, or a size such as 100x150mm";

/**
 * Reads the placement of a code on its paper.
 * @param format of the file; null for none
 */
export function readPress(
  texts: PressTexts,
  format: ExportFormat | null,
): { press: Press; problems: TextProblem[] } {
  const problems: TextProblem[] = [];
  const refuse = (name: keyof PressTexts, message: string) => problems.push({ name, message });
  const press = { ...(format === null ? PLAIN_PRESS : plainPress(format)) };

  if (texts.page !== undefined) {
    const page = readPage(texts.page);
    if (page === null) refuse("page", `"${texts.page}" is not a page size: ${PAGE_ADVICE}.`);
    else press.page = page;
    if (format !== "pdf" && format !== "zpl")
      refuse("page", "Only PDF files have a page, and ZPL files a label: choose the format pdf or zpl.");
  }
  if (texts.ink !== undefined) {
    const ink = INKS.find((each) => each === texts.ink?.trim().toLowerCase());
    if (ink === undefined) refuse("ink", `"${texts.ink}" is not one of ${INKS.join(", ")}.`);
    else if (format !== "zpl") press.ink = ink;
  }
  press.cropMarks = texts.crop_marks ?? false;

  const length = (name: "bleed" | "bar_width_reduction", most: number, example: string): number => {
    const text = texts[name];
    if (text === undefined) return 0;
    const mm = readAmount(text);
    if (mm === null) refuse(name, `"${text}" is not a length: write one such as ${example}.`);
    else if (mm > most) refuse(name, `"${text}" is out of range: at most ${mmText(most)}.`);
    return mm ?? 0;
  };
  press.bleed = length("bleed", PRESS_LIMITS.bleed, "3mm");
  press.barWidthReduction = length("bar_width_reduction", PRESS_LIMITS.barWidthReduction, "0.02mm");

  if (format !== "pdf" && format !== "eps")
    for (const [name, said] of [
      ["ink", texts.ink !== undefined && texts.ink.trim().toLowerCase() !== "rgb"],
      ["bleed", press.bleed > 0],
      ["crop_marks", press.cropMarks],
      ["bar_width_reduction", press.barWidthReduction > 0],
    ] as const)
      if (said) refuse(name, "This is for print shops, in PDF and EPS files: choose the format pdf or eps.");

  press.native = texts.native ?? false;
  const copies = Number(/^\d{1,6}$/.exec(texts.copies?.trim() ?? "1")?.[0] ?? Number.NaN);
  if (copies >= 1 && copies <= MOST_COPIES) press.copies = copies;
  else
    refuse(
      "copies",
      `"${texts.copies}" is not a number of labels: write a whole number from 1 to ${MOST_COPIES}.`,
    );
  if (format !== "zpl")
    for (const [name, said] of [
      ["native", press.native],
      ["copies", texts.copies !== undefined],
    ] as const)
      if (said) refuse(name, "This is for label printers, in ZPL files: choose the format zpl.");
  return { press, problems };
}
