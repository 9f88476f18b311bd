import { QR_SIZE } from "../../../../core/codes/qr/design.ts";
import { designFileOf, readDesignFile } from "../../../../core/codes/texts/design-file.ts";
import type { DesignTexts } from "../../../../core/codes/texts/design-texts.ts";
import { type Asked, isAsked } from "../../../generator/paper/paper.ts";
import { type PayloadDesign, qrDesignOf } from "../../../payloads/payload-design.ts";

/** The design of the page as a design file, with or without its logo; a default size is that of the command line. */
export const designFile = (design: PayloadDesign, logo: string | null): Record<string, string | number> =>
  designFileOf({ name: null, design: qrDesignOf(design, design.level, QR_SIZE.default), logo });

/** The design as values of batch columns; a default size is left to the code. @param asked the size on paper, as typed */
export function qrTexts(design: PayloadDesign, asked?: Asked): DesignTexts {
  const { texts } = readDesignFile(designFile(design, null), "design.json");
  const { print, size } = design;
  if (size === null && !print) delete texts.size;
  // as typed: the print is slightly smaller
  if (typeof print?.size === "number" && isAsked(asked, print.size, print.dpi))
    texts.size = `${asked.length}${asked.unit}`;
  if (design.logo === null) delete texts.logo_size;
  return texts;
}
