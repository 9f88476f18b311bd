import { WHITE } from "../../../core/codes/color.ts";
import type { PathCommand } from "../../../core/codes/drawing.ts";
import { MM_PER_INCH } from "../../../core/codes/print/length.ts";
import { dotsWithin, nearestDots, signedDots } from "../../../core/codes/print/resolution.ts";
import type { LabelShape } from "../../../core/labels/template.ts";
import { type Bits, bitsOf, emptyBits, shapeBits, stamp, turnedBits } from "../raster/bits.ts";
import { BORDER, labelEdges } from "../../../core/labels/label-edges.ts";
import type { PlacedLine, PlacedPicture, PlannedLabel } from "./planned-label.ts";
import type { LabelDesign, SheetDesign } from "../../../core/labels/label-design.ts";

/** Space around the letters of a line, em: some extend beyond their measured width. */
const SPARE = 0.3;

type DrawnLabel = Pick<PlannedLabel, "box" | "lines" | "picture"> & { code: PlannedLabel["code"] | null };

/**
 * Draws labels as the dots of a label printer: the code as it was read back, the text as on a sheet.
 * @param dpi dots per inch, also of the codes
 * @returns draws a label; without its code if that is null, since the printer draws it
 */
export function createLabelDots(
  { template, rotation, border }: LabelDesign,
  offset: SheetDesign["offset"],
  dpi: number,
): (planned: DrawnLabel) => Bits {
  const dots = (mm: number) => signedDots(mm, dpi);
  const [width, height] = [dotsWithin(template.label.width, dpi), dotsWithin(template.label.height, dpi)];
  const isTurned = rotation === 90 || rotation === 270;
  const frame = border ? borderDots(template.label, dpi) : null;

  return ({ code, box, lines, picture }) => {
    const content = isTurned ? emptyBits(height, width) : emptyBits(width, height);
    if (code) stamp(content, bitsOf(code.drawing, code.widthPx), dots(box.x), dots(box.y));
    if (picture) stampPicture(content, picture, dots);
    for (const line of lines) stampLine(content, line, dpi);
    const label = emptyBits(width, height);
    stamp(label, turnedBits(content, rotation), dots(offset.x), dots(offset.y));
    if (frame) stamp(label, frame, dots(offset.x), dots(offset.y));
    return label;
  };
}

/** @param dots converts mm to dots */
function stampPicture(onto: Bits, { picture, box }: PlacedPicture, dots: (mm: number) => number): void {
  const [width, height] = [Math.max(1, dots(box.width)), Math.max(1, dots(box.height))];
  const image = { kind: "image" as const, x: 0, y: 0, width, height, picture };
  const drawing = { width, height, background: WHITE, layers: [image] };
  stamp(onto, bitsOf(drawing, width), dots(box.x), dots(box.y));
}

function stampLine(onto: Bits, { line, x, y, size }: PlacedLine, dpi: number): void {
  const scale = dpi / MM_PER_INCH;
  const spare = SPARE * size;
  const left = Math.floor((x - spare) * scale);
  const top = Math.floor((y + line.top * size - spare) * scale);
  const width = Math.ceil((x + line.width * size + spare) * scale) - left;
  const height = Math.ceil((y + line.bottom * size + spare) * scale) - top;
  const commands = placed(line.commands, size * scale, x * scale - left, y * scale - top);
  if (commands.length > 0) stamp(onto, shapeBits(commands, width, height), left, top);
}

/** The dots between the two edges of the border line. */
function borderDots(shape: LabelShape, dpi: number): Bits {
  const scale = dpi / MM_PER_INCH;
  const [width, height] = [dotsWithin(shape.width, dpi), dotsWithin(shape.height, dpi)];
  const edges = (inset: number) =>
    labelEdges(shape, inset).map((edge) => shapeBits(placed(edge, scale, 0, 0), width, height));
  // a line is at least one dot wide
  const half = Math.max(BORDER.width, nearestDots(BORDER.width, dpi) / scale) / 2;
  const outer = edges(BORDER.inset - half);
  const inner = edges(BORDER.inset + half);
  const border = emptyBits(width, height);
  outer.forEach((edge, at) => {
    const other = inner[at]!.bytes;
    edge.bytes.forEach((byte, place) => (border.bytes[place]! |= byte ^ other[place]!));
  });
  return border;
}

/** Scales and moves a shape. */
const placed = (commands: readonly PathCommand[], scale: number, x: number, y: number): PathCommand[] =>
  commands.map((step) => {
    if (step.op === "Z") return step;
    const end = { x: x + step.x * scale, y: y + step.y * scale };
    if (step.op === "M" || step.op === "L") return { op: step.op, ...end };
    const first = { x1: x + step.x1 * scale, y1: y + step.y1 * scale };
    if (step.op === "Q") return { op: step.op, ...first, ...end };
    return { op: step.op, ...first, x2: x + step.x2 * scale, y2: y + step.y2 * scale, ...end };
  });
