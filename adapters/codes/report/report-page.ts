import type { jsPDF } from "jspdf";
import type { LetteredLine } from "../../../core/codes/qr/frame/lettering.ts";
import { asCubics } from "../raster/path-cubics.ts";

/** Colors of the report, RGB. */
export const INK = {
  text: [17, 24, 39],
  quiet: [107, 114, 128],
  rule: [209, 213, 219],
  ground: [243, 244, 246],
  paper: [255, 255, 255],
  good: [21, 128, 61],
  fair: [180, 83, 9],
  bad: [185, 28, 28],
} as const;
type Ink = (typeof INK)[keyof typeof INK];

/** Points of letters. */
interface TextLook {
  size?: number;
  isBold?: boolean;
  ink?: Ink;
  align?: "left" | "center" | "right";
}

/** Draws on a page of a report, in mm from its top left corner. Letters are those that every viewer of PDF has (ISO 32000-1 §9.6.2.2). */
export function reportPage(page: jsPDF) {
  const fill = (ink: Ink) => page.setFillColor(ink[0], ink[1], ink[2]);
  const look = ({ size = 9, isBold = false, ink = INK.text }: TextLook) => {
    page.setFont("helvetica", isBold ? "bold" : "normal");
    page.setFontSize(size);
    page.setTextColor(ink[0], ink[1], ink[2]);
  };
  return {
    /** @param y of the baseline */
    text(text: string, x: number, y: number, how: TextLook = {}): void {
      look(how);
      page.text(text, x, y, { align: how.align ?? "left" });
    },
    /** Lines of at most so many mm; words that are wider are cut. */
    wrapped(text: string, width: number, how: TextLook = {}): string[] {
      look(how);
      return page.splitTextToSize(text, width) as string[];
    },
    rule(x: number, y: number, width: number, ink: Ink = INK.rule): void {
      fill(ink);
      page.rect(x, y - 0.1, width, 0.2, "F");
    },
    box(x: number, y: number, width: number, height: number, ink: Ink): void {
      fill(ink);
      page.rect(x, y, width, height, "F");
    },
    /** A line of letters that those fonts do not have, as outlines. @param size mm */
    outlined({ commands }: LetteredLine, x: number, y: number, size: number): void {
      fill(INK.text);
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
    },
  };
}
export type ReportPage = ReturnType<typeof reportPage>;
