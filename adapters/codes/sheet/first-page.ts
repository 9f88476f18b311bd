import type { LoadLetters } from "../../../core/codes/qr/frame/lettering.ts";
import { counted } from "../../../core/codes/sentence.ts";
import { mmOfPoints } from "../../../core/codes/print/length.ts";
import { BASELINE, fitText, LINE_HEIGHT } from "../../../core/labels/fit-text.ts";
import { templateText } from "../../../core/labels/find-template.ts";
import { templateName } from "../../../core/labels/template.ts";
import { lineContent, movedTo } from "./label-content.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { LabelDesign, SheetDesign } from "../../../core/labels/label-design.ts";

interface SheetCounts {
  labels: number;
  pages: number;
}

/** The options of a PDF with labels. */
export type PdfOptions = SheetDesign & {
  labelDesign: LabelDesign;
  /** The table that the rows come from. */
  file: { name: string };
  /** The lines of the first page about the counts; in English by default. */
  countTexts?: (counts: SheetCounts) => string[];
};

/** The content of the first page: the numbers of labels and pages, the labels, and the table. */
export async function firstPage(
  { labelDesign: { template }, start, file, offset, countTexts }: PdfOptions,
  pdf: PdfFile,
  loadLetters: LoadLetters,
  { labels, pages }: SheetCounts,
): Promise<string> {
  const texts = countTexts?.({ labels, pages }) ?? [
    `${counted(labels, "label")} on ${counted(pages, "page")}`,
    `${templateName(template)} (${templateText(template)})`,
    ...(start > 1 ? [`First label: number ${start}`] : []),
  ];
  const name = file.name.split(/[/\\]/).at(-1) ?? "";
  if (name !== "") texts.push(name);
  const { page } = template;
  const margin = Math.min(20, page.width / 10, page.height / 10);
  const { lettering } = await loadLetters(texts.join(" "));
  const room = { width: page.width - 2 * margin, height: page.height - 2 * margin };
  const fitted = fitText(texts, room, mmOfPoints(12), (line) => lettering.line(line).width);
  if (fitted === null) return "";
  const { size, lines } = fitted;
  const content = lines.map((line, at) =>
    lineContent(
      { line: lettering.line(line), x: margin, y: margin + (at * LINE_HEIGHT + BASELINE) * size, size },
      pdf,
    ),
  );
  return movedTo(offset, content.join("\n"));
}
