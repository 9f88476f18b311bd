import type * as z from "zod/mini";
import { designProblem } from "../row-sentences/design-problem.ts";
import type { TextProblem } from "./text-problem.ts";

type Issue = z.core.$ZodIssue;

/**
 * Explains in sentences why a schema of core rejects a design, by the names of the texts it was read from.
 * @param units of the values, by name
 */
export const designProblems = (
  issues: Issue[],
  texts: Partial<Record<string, string>>,
  units: Partial<Record<string, string>>,
): TextProblem[] => {
  // of two issues with one value, the safe-integer bound comes before our own
  const byName = new Map<string, TextProblem>();
  for (const issue of issues.flatMap(alternativesOf)) {
    const name = nameOf(issue);
    const text = texts[name]?.trim() ?? "";
    byName.set(name, problemOf(name, text, issue, units[name]));
  }
  return [...byName.values()];
};

/** A size is one number or two: of both alternatives, only what concerns numbers was meant. */
const alternativesOf = (issue: Issue): Issue[] =>
  issue.code === "invalid_union"
    ? issue.errors
        .flat()
        .filter((each) => each.code !== "invalid_type" || each.expected === "int")
        .map((each) => ({ ...each, path: [...issue.path, ...each.path] }))
    : [issue];

/** `bar_width` of `barWidth`, `width` of `canvas.width`. */
const nameOf = (issue: Issue): string =>
  String(issue.path.at(-1)).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const problemOf = (name: string, text: string, issue: Issue, unit: string | undefined): TextProblem => {
  if (unit !== undefined && issue.code === "too_small")
    return designProblem(name, "rows.design_least", { text, least: Number(issue.minimum), unit });
  if (unit !== undefined && issue.code === "too_big")
    return designProblem(name, "rows.design_most", { text, most: Number(issue.maximum), unit });
  if (issue.code === "invalid_value")
    return designProblem(name, "rows.design_word", { text, words: issue.values.join(", ") });
  if (issue.code === "invalid_type" && issue.expected === "int")
    return designProblem(name, "rows.design_whole", { text });
  return { name, message: `"${text}" ${otherReason(issue, unit)}.` };
};

const otherReason = (issue: Issue, unit: string | undefined): string => {
  const inUnit = unit === undefined ? "" : ` ${unit}`;
  if (issue.code === "too_small") return `is out of range: at least ${issue.minimum}`;
  if (issue.code === "too_big") return `is out of range: at most ${issue.maximum}`;
  if (issue.code === "not_multiple_of") return `is not a multiple of ${issue.divisor}${inUnit}`;
  return `is wrong: ${issue.message}`;
};
