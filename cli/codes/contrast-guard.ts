import { DomainError } from "../../core/errors.ts";
import { contrastProblem } from "../../core/codes/texts/contrast-problem.ts";
import { warn } from "../output/warn.ts";

/**
 * Warns of colors that scanners cannot distinguish, and rejects them unless forced.
 * @throws DomainError `validation_failed` with the closest pair that passes
 */
export const guardContrast = (
  design: Parameters<typeof contrastProblem>[0],
  kind: "qr" | "barcode",
  force: boolean,
): void => {
  const problem = contrastProblem(design, kind);
  if (problem === null) return;
  const { message, name, foreground, background } = problem;
  const advice =
    name === "foreground"
      ? `${message} This pair passes: --foreground "${foreground}" --background "${background}".`
      : message;
  if (problem.refused && !force) {
    throw new DomainError("validation_failed", `${advice} --force writes it all the same.`);
  }
  warn("warning", advice);
};
