import type { PathCommand } from "../../../core/codes/drawing.ts";
import type { PageBox } from "../../../core/codes/print/page.ts";
import { withinDots } from "../../../core/codes/print/within-dots.ts";
import { BORDER, cutEdges, labelEdges } from "../../../core/labels/label-edges.ts";
import { type Rotation, turned } from "../../../core/labels/label-room.ts";
import type { LabelPlace } from "../../../core/labels/label-places.ts";
import type { LabelShape } from "../../../core/labels/template.ts";
import type { PlacedLine, PlannedLabel } from "./planned-label.ts";
import { pdfDrawing, pdfNumbers, pdfPath, pdfPicture, type PdfResources } from "./pdf-drawing.ts";

/** The resources of a PDF with the outlines of letters. */
export interface LetterResources extends PdfResources {
  glyph: (outline: readonly PathCommand[]) => string;
}

/** Content of a line of text, as outlines of its letters. */
export function lineContent(
  { line, x, y, size }: PlacedLine,
  { glyph }: Pick<LetterResources, "glyph">,
): string {
  const letters = line.glyphs.map((letter) => {
    const matrix = [size, 0, 0, size, x + letter.x * size, y + letter.y * size];
    return `q ${pdfNumbers(matrix)} cm /${glyph(letter.outline)} Do Q`;
  });
  return letters.join("\n");
}

/** Content of a label, mm from its top left corner. */
export function labelContent(
  { code, box, lines, picture }: Pick<PlannedLabel, "code" | "box" | "lines" | "picture">,
  shape: LabelShape,
  rotation: Rotation,
  resources: LetterResources,
): string {
  // modules that touch would take twice the bytes
  const drawing = code.asked.format === "QR Code" ? code.drawing : withinDots(code);
  const scale = [box.width / drawing.width, 0, 0, box.height / drawing.height, box.x, box.y];
  const parts = [
    `q ${pdfNumbers(scale, 7)} cm ${pdfDrawing(drawing, resources)} Q`,
    ...(picture ? [pdfPicture(picture.box, resources.picture(picture, picture.path))] : []),
    ...lines.map((line) => lineContent(line, resources)),
  ];
  const content = parts.join("\n");
  return rotation === 0 ? content : `q ${pdfNumbers(turned(rotation, shape), 7)} cm ${content} Q`;
}

/** Moves content that was made for the top left corner of a page. */
export const movedTo = ({ x, y }: LabelPlace, content: string): string =>
  `q 1 0 0 1 ${pdfNumbers([x, y], 7)} cm ${content} Q`;

/** The cut line of a label: thin, gray and dashed, for scissors and for checking the sheet. */
export const cutLine = (shape: LabelShape): string =>
  `q 0.6 G 0.1 w [1 1] 0 d ${pdfPath(cutEdges(shape).flat())} S Q`;

/** Crop marks in black. */
export const cropLines = (marks: readonly PageBox[]): string =>
  `q 0 g ${marks.map(({ x, y, width, height }) => `${pdfNumbers([x, y, width, height])} re`).join(" ")} f Q`;

/** Draws the border. */
export const borderLine = (shape: LabelShape): string =>
  `q 0 G ${BORDER.width} w ${pdfPath(labelEdges(shape, BORDER.inset).flat())} S Q`;
