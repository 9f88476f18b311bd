import type { Drawing, Picture } from "../drawing.ts";
import { rowSentence } from "../row-sentences/row-sentence.ts";
import type { TextProblem } from "../texts/text-problem.ts";
import type { Press } from "./press.ts";

/** Difference of the channels (0 to 255) within which a color is gray: compression is lossy. */
const GRAY = 12;
/** Alpha below which a pixel is invisible. */
const CLEAR = 8;
/** Brightness (0 to 255) on white paper: values in between are neither black nor white. */
const MIDDLE = { from: 64, to: 192 } as const;
/** Largest share of such pixels in the smoothed edges of black shapes. */
const EDGES = 0.25;

const logoProblem = (code: "rows.black_gradient" | "rows.black_picture" | "rows.thermal_picture") => ({
  name: "logo" as const,
  ...rowSentence(code),
});

/**
 * The reason why a picture cannot be printed with an ink, and the remedy; null if it can. Black ink alone prints black and grays, a label printer
 * black only.
 */
export function pictureInkProblem(
  picture: Picture,
  ink: Press["ink"],
): (TextProblem & { name: "logo" }) | null {
  if (ink === "rgb") return null;
  const { colored, middle } = sharesOf(picture);
  if (ink === "k" && !colored && hasGradient(picture)) return logoProblem("rows.black_gradient");
  if (ink === "k") return colored ? logoProblem("rows.black_picture") : null;
  return colored || middle > EDGES ? logoProblem("rows.thermal_picture") : null;
}

/** Whether a vector picture has a gradient, which black ink alone would screen. */
const hasGradient = ({ shapes = [] }: Picture): boolean => shapes.some(({ fill }) => "kind" in fill);

/** The first problem with the pictures of a drawing. */
export function drawnPictureProblem({ layers }: Drawing, ink: Press["ink"]): TextProblem | null {
  for (const layer of layers) {
    const problem = layer.kind === "image" ? pictureInkProblem(layer.picture, ink) : null;
    if (problem !== null) return problem;
  }
  return null;
}

/** Thousands of labels share a picture, so results are kept. */
const known = new WeakMap<Picture, { colored: boolean; middle: number }>();

/** Whether a visible pixel has a color, and the share of visible pixels that are neither black nor white. */
function sharesOf(picture: Picture): { colored: boolean; middle: number } {
  const shares = known.get(picture) ?? countShares(picture);
  known.set(picture, shares);
  return shares;
}

function countShares({ rgba }: Picture): { colored: boolean; middle: number } {
  let [seen, middle] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const [red, green, blue, alpha] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!, rgba[at + 3]!];
    if (alpha < CLEAR) continue;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > GRAY) return { colored: true, middle: 1 };
    const light = 255 + ((green - 255) * alpha) / 255;
    seen += 1;
    if (light > MIDDLE.from && light < MIDDLE.to) middle += 1;
  }
  return { colored: false, middle: seen === 0 ? 0 : middle / seen };
}
