import type { PrintedSize } from "../../../../core/codes/print/printed-size.ts";

export const PRINTED_HEADER = "X-Quietzone-Printed";

/** Sizes of a batch that are named, the most frequent first: proxies limit the length of headers. */
const NAMED = 20;

/** `width=24.977; height=24.977; module=0.635; dots=15; dpi=600`, lengths in mm; `code` and `bar_height` where the size has them. */
export const printedText = ({ width, height, code, barHeight, module, dots, dpi }: PrintedSize): string =>
  Object.entries({ width, height, code, bar_height: barHeight, module, dots, dpi })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join("; ");

/** The sizes of a batch with the number of codes of each. */
export const printedTexts = (sizes: readonly { printed: PrintedSize; codes: number }[]): string =>
  sizes
    .slice(0, NAMED)
    .map(({ printed, codes }) => `${printedText(printed)}; codes=${codes}`)
    .join(", ");
