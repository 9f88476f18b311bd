import { fillSentence, type SentenceValues } from "../sentence.ts";

/** Kinds of degradation between a code's picture and the scanner. */
export type ConditionGroup =
  | "small"
  | "blur"
  | "motion"
  | "noise"
  | "turned"
  | "tilted"
  | "curved"
  | "print"
  | "dark"
  | "shadow"
  | "glare"
  | "screen"
  | "red";

/** Whether a code was read in one condition. */
export interface ConditionResult {
  group: ConditionGroup;
  isRead: boolean;
}

/**
 * Number of conditions in which a code was read, and the same for the plain black code of the same content.
 */
export interface Robustness {
  /** Conditions in which the code was read. */
  held: number;
  /** Number of conditions tried. */
  of: number;
  /** Number of conditions in which the plain code was read. */
  plain: number;
  /** Conditions that the plain code withstands better. */
  weaknesses: ConditionGroup[];
}

/** @param results of a code and of the plain black one with the same content, each in the same conditions */
export function compareRobustness(results: ConditionResult[], plain: ConditionResult[]): Robustness {
  const lost = results.filter(({ isRead }, at) => !isRead && plain[at]?.isRead);
  const count = (each: ConditionResult[]) => each.filter(({ isRead }) => isRead).length;
  return {
    held: count(results),
    of: results.length,
    plain: count(plain),
    weaknesses: [...new Set(lost.map(({ group }) => group))],
  };
}

/** A design below this share of the plain code's robustness is worth changing. */
const FLOOR = 0.8;

/** Conditions that a design must withstand. */
export const robustnessFloor = ({ plain }: Pick<Robustness, "plain">): number => Math.ceil(FLOOR * plain);

export const isFrail = (robustness: Robustness): boolean => robustness.held < robustnessFloor(robustness);

/** Sentences; the web catalog includes them. */
export const robustnessMessages = {
  "robustness.figure": "Scans in {held} of {of} conditions; plain: {plain}",
  "robustness.small": "far away or small",
  "robustness.blur": "out of focus",
  "robustness.motion": "in motion",
  "robustness.noise": "a grainy picture",
  "robustness.turned": "turned",
  "robustness.tilted": "seen from the side",
  "robustness.curved": "on a bottle",
  "robustness.print": "ink that spreads or dries up",
  "robustness.dark": "low light",
  "robustness.shadow": "a shadow",
  "robustness.glare": "glare",
  "robustness.screen": "on a screen",
  "robustness.red": "the red light of a checkout scanner",
} as const;

/** In English, without its full stop. */
export function robustnessSentence({ held, of, plain, weaknesses }: Robustness): string {
  const values: SentenceValues = { held, of, plain };
  const figure = fillSentence(robustnessMessages["robustness.figure"], values);
  if (weaknesses.length === 0) return figure;
  return `${figure}. Weaker than the plain code: ${weaknesses.map((group) => robustnessMessages[`robustness.${group}`]).join(", ")}`;
}
