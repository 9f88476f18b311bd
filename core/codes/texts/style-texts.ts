import {
  CORNERS,
  EYE_SHAPES,
  type Gradient,
  gradientSchema,
  inkText,
  LOGO_BACKINGS,
  MODULE_SHAPES,
  qrStyleSchema,
  type QrStyle,
} from "../qr/style/style.ts";
import { designProblem, type DesignProblemCode } from "../row-sentences/design-problem.ts";
import type { SentenceValues } from "../sentence.ts";
import type { TextProblem } from "./text-problem.ts";

/** A style as it is typed. */
export const STYLE_NAMES = [
  "modules",
  "eyes",
  "eye_color",
  "gradient",
  "eye_gradient",
  "logo_backing",
  "corners",
] as const;
export type StyleName = (typeof STYLE_NAMES)[number];
type StyleTexts = { [Name in StyleName]?: string | null | undefined };

/** In the place of a color: the frame or the ball is like the modules. */
const SAME = "same";

/** The syntax of each value, for help and API documents. */
export const STYLE_HINTS: Readonly<Record<StyleName, string>> = {
  modules: `shape of the modules: ${MODULE_SHAPES.join(", ")}`,
  eyes: `shape of the eyes, or of frame and ball: ${EYE_SHAPES.join(", ")}, or two of them such as leaf,circle`,
  eye_color: `color of the eyes, or of frame and ball, such as #1d4ed8,#be123c; ${SAME}: like the modules`,
  gradient:
    'over the whole code: linear or radial, an angle, two colors, such as "linear 45 #0f766e #4c1d95"',
  eye_gradient: "over each eye, written likewise",
  logo_backing: `what lies behind the logo: ${LOGO_BACKINGS.join(", ")}`,
  corners: `corners of the background: ${CORNERS.join(", ")}`,
};

interface StyleReading {
  /** null: none of the texts says anything. */
  style: QrStyle | null;
  problems: TextProblem[];
}

/** Reads a style. What is absent is as in a plain code. */
export function readStyle(texts: StyleTexts): StyleReading {
  const problems: TextProblem[] = [];
  const refuse = (name: StyleName, code: DesignProblemCode, values: SentenceValues): undefined => {
    const problem = designProblem(name, code, values);
    // one text may apply to both the frame and the ball
    if (!problems.some((one) => one.name === name && one.message === problem.message)) problems.push(problem);
    return undefined;
  };
  const written = (name: StyleName): string | undefined => texts[name]?.trim() || undefined;
  const word = <Word extends string>(name: StyleName, text: string | undefined, words: readonly Word[]) => {
    if (text === undefined) return undefined;
    const found = words.find((one) => one === text.toLowerCase().replaceAll(/[\s_]+/g, "-"));
    return found ?? refuse(name, "rows.design_word", { text, words: words.join(", ") });
  };
  /** One for both, or two. */
  const pair = (name: StyleName): (string | undefined)[] => {
    const text = written(name);
    if (text === undefined) return [];
    const parts = text.split(",").map((part) => part.trim());
    if (parts.includes("")) refuse(name, "rows.design_empty_part", { text });
    else if (parts.length <= 2) return [parts[0], parts[1] ?? parts[0]];
    else refuse(name, "rows.design_parts", { text, count: parts.length });
    return [];
  };
  const ink = (text: string | undefined): string | undefined => {
    if (text?.toLowerCase() === SAME) return undefined;
    if (text === undefined || inkText.safeParse(text).success) return text;
    return refuse("eye_color", "rows.design_color_same", { text, same: SAME });
  };
  const gradient = (name: "gradient" | "eye_gradient"): Gradient | undefined => {
    const text = written(name);
    if (text === undefined) return undefined;
    const read = readGradient(text);
    return typeof read === "string" ? refuse(name, read, { text }) : read;
  };

  const [frame, ball] = pair("eyes");
  const [frameColor, ballColor] = pair("eye_color");
  const values = {
    modules: word("modules", written("modules"), MODULE_SHAPES),
    eyeFrame: word("eyes", frame, EYE_SHAPES),
    eyeBall: word("eyes", ball, EYE_SHAPES),
    eyeFrameColor: ink(frameColor),
    eyeBallColor: ink(ballColor),
    gradient: gradient("gradient"),
    eyeGradient: gradient("eye_gradient"),
    logoBacking: word("logo_backing", written("logo_backing"), LOGO_BACKINGS),
    corners: word("corners", written("corners"), CORNERS),
  };
  const isSaid = Object.values(values).some((value) => value !== undefined);
  return { style: isSaid && problems.length === 0 ? qrStyleSchema.parse(values) : null, problems };
}

/** @returns the problem, or the gradient */
function readGradient(text: string): Gradient | DesignProblemCode {
  const match = /^(?:(linear|radial)[\s,]+)?(?:(\d{1,3})(?:deg|°)?[\s,]+)?(#\w+)[\s,]+(#\w+)$/i.exec(text);
  if (!match) return "rows.design_gradient";
  const [, kind, angle, from, to] = match;
  const parsed = gradientSchema.safeParse({
    kind: kind?.toLowerCase(),
    angle: angle === undefined ? undefined : Number(angle),
    from,
    to,
  });
  if (parsed.success) return parsed.data;
  const part = parsed.error.issues[0]?.path[0];
  if (part === "angle") return "rows.design_angle";
  return part === undefined ? "rows.design_gradient_same" : "rows.design_gradient_color";
}

const both = (one: string, other: string): string => (one === other ? one : `${one},${other}`);

const gradientText = (written: Gradient | null): string | null =>
  written &&
  [written.kind, ...(written.kind === "linear" ? [written.angle] : []), written.from, written.to].join(" ");

/** The same style as texts: `readStyle` of them gives it back. Of parts that are as in a plain code, null. */
export function styleTexts(style: QrStyle): Record<StyleName, string | null> {
  const { eyeFrameColor, eyeBallColor } = style;
  const isEyeColored = eyeFrameColor !== null || eyeBallColor !== null;
  return {
    modules: style.modules,
    eyes: both(style.eyeFrame, style.eyeBall),
    eye_color: isEyeColored ? both(eyeFrameColor ?? SAME, eyeBallColor ?? SAME) : null,
    gradient: gradientText(style.gradient),
    eye_gradient: gradientText(style.eyeGradient),
    logo_backing: style.logoBacking,
    corners: style.corners,
  };
}
