import type { jsPDF } from "jspdf";
import { type BillLetters, brokenLines } from "../../../core/codes/bill/set-column.ts";
import { mmOfPoints } from "../../../core/codes/print/length.ts";
import type { LetteredLine } from "../../../core/codes/qr/frame/lettering.ts";
import { asCubics } from "../raster/path-cubics.ts";

/** Colors of the report, RGB. */
export const INK = {
  text: [17, 24, 39],
  quiet: [107, 114, 128],
  rule: [209, 213, 219],
  frame: [107, 114, 128],
  ground: [243, 244, 246],
  paper: [255, 255, 255],
  good: [21, 128, 61],
  fair: [180, 83, 9],
  bad: [185, 28, 28],
} as const;
type Ink = (typeof INK)[keyof typeof INK];

/** Sizes of letters, points. */
interface TextLook {
  size?: number;
  isBold?: boolean;
  ink?: Ink;
  align?: "left" | "center" | "right";
}

const SHARES = { left: 0, center: 0.5, right: 1 } as const;
/** Points. */
const SIZE = 9;

/** Draws on a page of a report, in mm from its top left corner. Letters are outlines, as on Swiss bills: no viewer and no print shop needs a font. */
export function reportPage(page: jsPDF, letters: BillLetters) {
  const fill = (ink: Ink) => page.setFillColor(ink[0], ink[1], ink[2]);
  const lettering = (isBold: boolean) => (isBold ? letters.bold : letters.regular);
  /** @param size mm */
  const outlined = ({ commands }: LetteredLine, x: number, y: number, size: number, ink: Ink): void => {
    fill(ink);
    for (const step of asCubics(commands)) {
      if (step.op === "Z") page.close();
      else if (step.op === "M") page.moveTo(x + step.x * size, y + step.y * size);
      else if (step.op === "L") page.lineTo(x + step.x * size, y + step.y * size);
      else
        page.curveTo(
          x + step.x1 * size,
          y + step.y1 * size,
          x + step.x2 * size,
          y + step.y2 * size,
          x + step.x * size,
          y + step.y * size,
        );
    }
    if (commands.length > 0) page.fill();
  };
  return {
    /** Draws a line in another font. @param size mm */
    outlined,
    /** @param y of the baseline */
    text(
      text: string,
      x: number,
      y: number,
      { size = SIZE, isBold = false, ink = INK.text, align = "left" }: TextLook = {},
    ): void {
      const line = lettering(isBold).line(text);
      const mm = mmOfPoints(size);
      outlined(line, x - line.width * mm * SHARES[align], y, mm, ink);
    },
    /** Breaks a text into lines of at most this width, mm; wider words are cut. */
    wrapped(
      text: string,
      width: number,
      { size = SIZE, isBold = false }: Pick<TextLook, "size" | "isBold"> = {},
    ): string[] {
      if (text === "") return [];
      const font = lettering(isBold);
      return brokenLines(text, width / mmOfPoints(size), (words) => font.line(words).width);
    },
    rule(x: number, y: number, width: number, ink: Ink = INK.rule): void {
      fill(ink);
      page.rect(x, y - 0.1, width, 0.2, "F");
    },
    box(x: number, y: number, width: number, height: number, ink: Ink): void {
      fill(ink);
      page.rect(x, y, width, height, "F");
    },
    /** Draws a thin line around the outside of a picture. */
    frame(x: number, y: number, width: number, height: number): void {
      const [thin, around] = [0.2, 0.4];
      const [ink, right, bottom] = [INK.frame, x + width + around, y + height + around];
      fill(ink);
      page.rect(x - around, y - around, width + 2 * around, thin, "F");
      page.rect(x - around, bottom - thin, width + 2 * around, thin, "F");
      page.rect(x - around, y - around, thin, height + 2 * around, "F");
      page.rect(right - thin, y - around, thin, height + 2 * around, "F");
    },
  };
}
export type ReportPage = ReturnType<typeof reportPage>;
