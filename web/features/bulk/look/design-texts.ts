import { designFileOf, readDesignFile } from "../../../../core/codes/texts/design-file.ts";
import type { DesignTexts } from "../../../../core/codes/texts/design-texts.ts";
import { type PayloadDesign, qrDesignOf } from "../../../payloads/payload-design.ts";

/** The design of the page as a design file, without its logo or with it. */
export const designFile = (design: PayloadDesign, logo: string | null): Record<string, string | number> =>
  designFileOf({ name: null, design: qrDesignOf(design, design.level), logo });

/** The same in the words of the batch's columns; a size that nobody chose is left to the code. */
export function qrTexts(design: PayloadDesign): DesignTexts {
  const { texts } = readDesignFile(designFile(design, null), "design.json");
  if (design.size === null) delete texts.size;
  if (design.logo === null) delete texts.logo_size;
  return texts;
}
