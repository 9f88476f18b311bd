import { readPage } from "../../core/codes/print/page.ts";
import { mmText } from "../../core/codes/print/length.ts";
import { cutRoll } from "../../core/labels/cut-roll.ts";
import { findTemplate } from "../../core/labels/find-template.ts";
import { MOST_LABELS, ownTemplate } from "../../core/labels/own-template.ts";
import { type LabelTemplate, templateName } from "../../core/labels/template.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { lengthOf, pairOf } from "./sheet-lengths.ts";
import type { SheetTexts } from "./sheet-texts.ts";
import { wholeOf } from "./whole-number.ts";

/**
 * The sheet or roll that options name, or labels of a custom size.
 * @throws WrongUse
 */
export const templateOf = async (texts: SheetTexts): Promise<LabelTemplate> => {
  const own = ["page", "columns", "rows", "pageMargin", "gap"] as const;
  if (texts.label === undefined) {
    const stray = own.find((name) => texts[name] !== undefined);
    if (stray !== undefined)
      throw new WrongUse(
        `--${stray === "pageMargin" ? "page-margin" : stray} is for a custom label size: add --label, such as --label 50x30mm.`,
      );
    // a variable of a shell that is not set
    if (texts.template === undefined || texts.template.trim() === "")
      throw new WrongUse(
        'Name the sheet: --template "Avery L7160", or --label 50x30mm for one of your own. quietzone templates lists them.',
      );
    const { TEMPLATES } = await import("../../core/labels/templates.ts");
    const found = findTemplate(TEMPLATES, texts.template);
    if (!found.ok)
      throw new WrongUse(
        `--template: ${found.message} quietzone templates lists all; --label 50x30mm takes any other.`,
      );
    if (texts.length === undefined) return found.template;
    const cut = cutRoll(found.template, lengthOf("--length", texts.length));
    if (!cut.ok) throw new WrongUse(`--length: ${cut.message}`);
    return cut.template;
  }
  if (texts.length !== undefined)
    throw new WrongUse(
      "--length is for continuous rolls that --template names; --label takes both sides, such as 62x40mm.",
    );
  if (texts.template !== undefined)
    throw new WrongUse("--template and --label: write one of them, not both.");
  const label = readPage(texts.label);
  if (label === null || label === "code")
    throw new WrongUse(`--label: "${texts.label}" is not a label size, such as 50x30mm.`);
  const page = texts.page?.toLowerCase() === "label" ? label : readPage(texts.page ?? "a4");
  if (page === null || page === "code")
    throw new WrongUse(
      `--page: "${texts.page}" is not a page size: write a4, letter, a size such as 100x150mm, or label for rolls.`,
    );
  const [left, top] =
    texts.pageMargin === undefined ? [] : pairOf("--page-margin", texts.pageMargin, 0, Infinity);
  const [gapX, gapY] = texts.gap === undefined ? [0, 0] : pairOf("--gap", texts.gap, 0, Infinity);
  const count = (name: "columns" | "rows") =>
    texts[name] === undefined ? undefined : wholeOf(`--${name}`, texts[name], { min: 1, max: MOST_LABELS });
  const made = ownTemplate({
    label,
    page,
    columns: count("columns"),
    rows: count("rows"),
    left,
    top,
    gapX,
    gapY,
  });
  if (!made.ok) throw new WrongUse(`--label: ${made.sentence.message}`);
  return made.template;
};

/** Says at which length a continuous roll is cut if no length is given; null for labels that are cut already. */
export const usualCut = (template: LabelTemplate): string | null =>
  template.continuous === undefined
    ? null
    : `${templateName(template)} is a continuous roll and is cut every ${mmText(template.label.height)}: for another length, add one such as --length 40mm.`;
