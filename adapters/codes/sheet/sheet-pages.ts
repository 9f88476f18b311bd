import type { Lettering } from "../../../core/codes/qr/frame/lettering.ts";
import { mmOfPoints } from "../../../core/codes/print/length.ts";
import { mmOfDots } from "../../../core/codes/print/resolution.ts";
import { turnedPoint } from "../../../core/labels/label-room.ts";
import { cropMarks } from "../../../core/labels/crop-marks.ts";
import { type LabelPlace, labelPlaces } from "../../../core/labels/label-places.ts";
import {
  borderLine,
  cropLines,
  cutLine,
  labelContent,
  type LetterResources,
  lineContent,
  movedTo,
} from "./label-content.ts";
import type { PlannedLabel } from "./planned-label.ts";
import type { LabelDesign, SheetDesign } from "../../../core/labels/label-design.ts";

interface Pages extends LetterResources {
  addPage: (content: string) => void;
  later: (name: string) => string;
  setLater: (name: string, content: string) => void;
}

/** Position of the next label. */
export interface PagesState {
  /** Number of complete pages. */
  number: number;
  /** Place on the page, from 0. */
  at: number;
  /** Content of the current page. */
  parts: string[];
}

/** Name of the content with the number of pages, which is known only after the last label. */
const TOTAL = "Total";
export const NUMBER_SIZE = mmOfPoints(8);
/** Distance of page numbers from the bottom of the page, mm: most printers reach that far. */
export const NUMBER_BOTTOM = 5;

/**
 * Places labels on pages in order.
 * @param numbers lettering of page numbers; null for none
 * @param earlier state from which an interrupted file resumes
 */
export function createSheetPages(
  options: SheetDesign & { labelDesign: LabelDesign },
  pdf: Pages,
  numbers: Lettering | null,
  earlier: PagesState | null = null,
) {
  const { template, rotation, border } = options.labelDesign;
  const { label, page } = template;
  const places = labelPlaces(template, options.order);
  const marks = options.cropMarks ? [cropLines(cropMarks(template))] : [];
  const cuts = options.cutLines ? places.map((place) => movedTo(place, cutLine(label))) : [];
  let { number, at, parts } = earlier ?? { number: 0, at: options.start - 1, parts: [] };

  /**
   * Moves the content of a label by at most half a dot, so that its code begins on a dot of the page: between dots, a printer makes
   * bars wider than they are, and the spaces beside them narrower. Dots are counted from the left and from the bottom (PDF 1.7 §8.3.2.2).
   */
  const onDots = (content: string, { code, box }: PlannedLabel, place: LabelPlace): string => {
    if (code.printed === null) return content;
    const dot = mmOfDots(1, code.printed.dpi);
    const corner = turnedPoint(rotation, label, box);
    const shift = (mm: number): number => Math.round(mm / dot) * dot - mm;
    const x = shift(options.offset.x + place.x + corner.x);
    const y = -shift(page.height - options.offset.y - place.y - corner.y);
    return movedTo({ x, y }, content);
  };
  const pageNumber = (): string[] => {
    if (numbers === null) return [];
    const line = numbers.line(`${number} / `);
    const x = page.width / 2;
    const y = page.height - NUMBER_BOTTOM;
    return [
      lineContent({ line, x: x - line.width * NUMBER_SIZE, y, size: NUMBER_SIZE }, pdf),
      movedTo({ x, y }, `/${pdf.later(TOTAL)} Do`),
    ];
  };
  const end = (): void => {
    if (parts.length === 0) return;
    number += 1;
    pdf.addPage(movedTo(options.offset, [...marks, ...cuts, ...parts, ...pageNumber()].join("\n")));
    parts = [];
    at = 0;
  };
  return {
    add(planned: PlannedLabel): void {
      const content = labelContent(planned, label, rotation, pdf);
      const edge = border ? [borderLine(label)] : [];
      for (let copy = 0; copy < planned.copies; copy++) {
        const place = places[at]!;
        parts.push(movedTo(place, [...edge, onDots(content, planned, place)].join("\n")));
        at += 1;
        if (at === places.length) end();
      }
    },
    /** Writes the last page, which may be incomplete, and the number of pages. @returns that number */
    finish(): number {
      end();
      if (numbers !== null) {
        const line = numbers.line(String(number));
        pdf.setLater(TOTAL, lineContent({ line, x: 0, y: 0, size: NUMBER_SIZE }, pdf));
      }
      return number;
    },
    state: (): PagesState => ({ number, at, parts }),
  };
}
