import { LARGEST_VERSION } from "../qr/capacity.ts";
import { contentProblem } from "../qr/content.ts";
import { EXPORT_SIZE } from "../export-size.ts";
import type { QrDesign } from "../qr/design.ts";
import { symbolSize } from "../qr/encode/layout.ts";
import { planSymbol } from "../qr/plan-symbol.ts";
import { sizeProblem } from "../qr/size-problem.ts";
import { usedLevel } from "../qr/used-level.ts";
import type { TextProblem } from "./text-problem.ts";

/** A byte order mark: text decoders, those of scanners too, leave it out. */
const MARK = "\ufeff";
const MARKED = {
  name: "content",
  message: "The content begins with an invisible byte order mark (U+FEFF), which scanners leave out.",
};

/**
 * Why this content cannot become a QR code of this design, or null. Checks no more than needed, since it runs for each row.
 * @param design null where it is wrong itself: the content is judged by the level that takes most
 */
export const qrProblem = (content: string, design: QrDesign | null, hasLogo: boolean): TextProblem | null => {
  const unfit = contentProblem(content, design?.level ?? "L");
  if (unfit) return { name: "content", message: `${unfit.message}.` };
  if (content.startsWith(MARK)) return { ...MARKED, corrected: content.replace(/^\ufeff+/, "") };
  if (design === null || sizeProblem(symbolSize(LARGEST_VERSION), design) === null) return null;
  const { version } = planSymbol(content, usedLevel(content, design.level, hasLogo));
  const small = sizeProblem(symbolSize(version ?? LARGEST_VERSION), design);
  if (small === null) return null;
  const { needed } = small.values;
  const problem = { name: "size", message: `${small.message}.` };
  return needed > EXPORT_SIZE.max ? problem : { ...problem, corrected: String(needed) };
};
