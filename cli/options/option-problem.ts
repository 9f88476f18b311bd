import type { TextProblem } from "../../core/codes/texts/text-problem.ts";
import { WrongUse } from "../input/wrong-use.ts";

/** Wrong option values, named as they were typed on the command line. */
export const refuseOption = (problems: TextProblem[]): WrongUse =>
  new WrongUse(problems.map(sentence).join(" "));

const sentence = ({ name, message, corrected }: TextProblem): string =>
  `--${name.replaceAll("_", "-")}: ${message}${corrected === undefined ? "" : ` Did you mean ${corrected}?`}`;
