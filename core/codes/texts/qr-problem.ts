import { rowSentence } from "../row-sentences/row-sentence.ts";
import { LARGEST_VERSION } from "../qr/capacity.ts";
import { contentProblem } from "../qr/content.ts";
import { EXPORT_SIZE } from "../export-size.ts";
import type { QrDesign } from "../qr/design.ts";
import { symbolSize } from "../qr/encode/layout.ts";
import { planSymbol } from "../qr/plan-symbol.ts";
import { finestDots } from "../print/advice/scanner-module.ts";
import { mmText, roundedUp } from "../print/length.ts";
import { tooLong } from "../print/print-texts.ts";
import { PRINT_DOTS } from "../print/print.ts";
import { DPI, mmOfDots, nearestDots } from "../print/resolution.ts";
import { sizeProblem } from "../qr/size-problem.ts";
import { usedLevel } from "../qr/used-level.ts";
import type { TextProblem } from "./text-problem.ts";

type Side = "size" | "width" | "height";

/** A byte order mark: text decoders, including those in scanners, drop it. */
const MARK = "\ufeff";
const MARKED = {
  name: "content",
  ...rowSentence("rows.mark"),
};

/**
 * The reason why this content cannot become a QR code of this design, or null. Checks only what is needed,
 * since it runs for each row.
 * @param design null if it is invalid itself: the content is then checked at the lowest level
 */
export const qrProblem = (content: string, design: QrDesign | null, hasLogo: boolean): TextProblem | null => {
  const unfit = contentProblem(content, design?.level ?? "L");
  if (unfit)
    return {
      name: "content",
      message: `${unfit.message}.`,
      reason: { code: `qr.${unfit.code}`, values: unfit.values },
    };
  if (content.startsWith(MARK)) return { ...MARKED, corrected: content.replace(/^\ufeff+/, "") };
  if (design === null) return null;
  const { module, dpi, size } = design.print ?? {};
  const largest = symbolSize(LARGEST_VERSION) + 2 * design.margin;
  // px may be drawn at any size; labels ignore them
  const least = dpi !== undefined && (size ?? module) !== undefined ? finestDots(dpi) : 1;
  if (module !== undefined && module >= least && module * largest <= PRINT_DOTS.max) return null;
  const sized = { ...design, size: size ?? design.size };
  if (module === undefined && sizeProblem(symbolSize(LARGEST_VERSION), sized, least) === null) return null;
  const { version } = planSymbol(content, usedLevel(content, design.level, hasLogo));
  const modules = symbolSize(version ?? LARGEST_VERSION);
  const across = modules + 2 * design.margin;
  if (module !== undefined && dpi !== undefined)
    return module < least ? tooNarrow("module", least * across, dpi) : tooWide(module, across, dpi);
  const small = sizeProblem(modules, sized, least);
  if (small === null) return null;
  const { needed } = small.values;
  const name = sideName(sized.size);
  if (dpi !== undefined) return tooNarrow(name, needed, dpi);
  const { code, values } = small;
  const problem = { name, message: `${small.message}.`, reason: { code: `qr.${code}`, values } };
  return name !== "size" || needed > EXPORT_SIZE.max ? problem : { ...problem, corrected: String(needed) };
};

/** The text that has the shorter side of a picture. */
const sideName = (size: QrDesign["size"]): Side => {
  if (typeof size === "number") return "size";
  return size.width <= size.height ? "width" : "height";
};

/** The problem of modules that make a code larger than the largest picture. @param modules a side of the code with its quiet zone */
function tooWide(dots: number, modules: number, dpi: number): TextProblem | null {
  const width = dots * modules;
  if (width <= PRINT_DOTS.max) return null;
  const most = Math.floor(PRINT_DOTS.max / modules);
  const module = mmOfDots(dots, dpi);
  if (nearestDots(module, DPI.min) > most) return tooLong("module", mmText(module), { max: most, dpi }, null);
  return {
    name: "module",
    ...rowSentence("rows.too_wide", {
      module: mmText(module),
      width,
      dpi,
      most: PRINT_DOTS.max,
      mostModule: mmText(mmOfDots(most, dpi)),
    }),
  };
}

/** The problem of a printed size with modules that nothing reads. @param needed dots of the least side with its quiet zone */
const tooNarrow = (name: Side | "module", needed: number, dpi: number): TextProblem => ({
  name,
  ...rowSentence("rows.too_narrow_size", { dpi, least: mmText(roundedUp(mmOfDots(needed, dpi))) }),
});
