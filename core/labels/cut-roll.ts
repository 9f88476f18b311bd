import { mmText } from "../codes/print/length.ts";
import type { LabelTemplate } from "./template.ts";

/** Lengths that label printers can cut, mm: those of Brother's QL series, rounded. */
const LENGTH = { min: 12, max: 1000 } as const;

/**
 * A continuous roll, cut to a length.
 * @param length of the label in the direction in which the roll is fed, mm
 * @returns the label, or a sentence that says why the roll is not cut
 */
export function cutRoll(
  template: LabelTemplate,
  length: number,
): { ok: true; template: LabelTemplate } | { ok: false; message: string } {
  if (template.paper !== "roll")
    return {
      ok: false,
      message: "Only continuous rolls are cut to a length, such as Brother DK-2205: leave the length out.",
    };
  if (template.continuous === undefined)
    return {
      ok: false,
      message: `The labels of this roll are cut already, each ${mmText(template.label.height)} long: leave the length out.`,
    };
  if (length < LENGTH.min || length > LENGTH.max)
    return { ok: false, message: `Rolls are cut to lengths from ${LENGTH.min} to ${LENGTH.max} mm.` };
  return {
    ok: true,
    template: {
      ...template,
      page: { ...template.page, height: length },
      label: { ...template.label, height: length },
    },
  };
}
