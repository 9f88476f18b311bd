import type { ExportFormat } from "../file-format.ts";
import type { TextProblem } from "../texts/text-problem.ts";
import { mmText, readLength } from "./length.ts";
import { readPage } from "./page.ts";
import { INKS, PLAIN_PRESS, type Press } from "./press.ts";

/** Options of a command and fields of the API that say how a code stands on its paper. */
export interface PressTexts {
  page?: string | undefined;
  ink?: string | undefined;
  bleed?: string | undefined;
  crop_marks?: boolean | undefined;
  bar_width_reduction?: string | undefined;
}

/** Mm: a limit of ours, of no standard. */
const MOST_BLEED = 20;
/** Mm: a limit of ours, of no standard. */
const MOST_REDUCTION = 0.5;

/** What `page` takes. */
export const PAGE_ADVICE = "write a4, letter, code, or a size such as 100x150mm";

/**
 * Reads how a code stands on its paper.
 * @param format of the file, where it is known
 */
export function readPress(
  texts: PressTexts,
  format: ExportFormat | null,
): { press: Press; problems: TextProblem[] } {
  const problems: TextProblem[] = [];
  const refuse = (name: keyof PressTexts, message: string) => problems.push({ name, message });
  const press = { ...PLAIN_PRESS };

  if (texts.page !== undefined) {
    const page = readPage(texts.page);
    if (page === null) refuse("page", `"${texts.page}" is none: ${PAGE_ADVICE}.`);
    else press.page = page;
    if (format !== "pdf") refuse("page", "Only PDF files have a page: choose the format pdf.");
  }
  if (texts.ink !== undefined) {
    const ink = INKS.find((each) => each === texts.ink?.trim().toLowerCase());
    if (ink === undefined) refuse("ink", `"${texts.ink}" is not one of ${INKS.join(", ")}.`);
    else press.ink = ink;
  }
  press.cropMarks = texts.crop_marks ?? false;

  const length = (name: "bleed" | "bar_width_reduction", most: number, example: string): number => {
    const text = texts[name];
    if (text === undefined) return 0;
    const mm = readLength(text);
    if (mm === null) refuse(name, `"${text}" is no length: write one such as ${example}.`);
    else if (mm > most) refuse(name, `"${text}" is out of range: at most ${mmText(most)}.`);
    return mm ?? 0;
  };
  press.bleed = length("bleed", MOST_BLEED, "3mm");
  press.barWidthReduction = length("bar_width_reduction", MOST_REDUCTION, "0.02mm");

  if (format !== "pdf" && format !== "eps")
    for (const [name, said] of [
      ["ink", press.ink !== "rgb"],
      ["bleed", press.bleed > 0],
      ["crop_marks", press.cropMarks],
      ["bar_width_reduction", press.barWidthReduction > 0],
    ] as const)
      if (said) refuse(name, "This is for print shops, in PDF and EPS files: choose the format pdf or eps.");
  return { press, problems };
}
