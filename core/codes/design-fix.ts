import type { Fix } from "./fix.ts";
import type { Proof } from "./proof.ts";
import { fillSentence, type SentenceValues } from "./sentence.ts";

type DesignFixCode = keyof typeof designFixMessages;

/** A change of a design. */
export type DesignFix<Change> = Fix<Change, DesignFixCode>;

/** Texts of the buttons; the web catalog includes them. */
export const designFixMessages = {
  "fix.colors": "Use colors that scan",
  "fix.size": "Make it {width} px wide",
  "fix.print_size": "Print it {mm} mm wide",
  "fix.margin": "Widen the quiet zone to {margin} modules",
  "fix.quiet_zone": "Use a full quiet zone",
  "fix.contrast": "Use darker ink on a lighter background",
  "fix.modules_rounded": "Use rounded modules",
  "fix.modules": "Use square modules",
  "fix.style_none": "Use plain modules and eyes",
  "fix.logo_smaller": "Make the logo smaller",
  "fix.logo_none": "Leave the logo out",
  "fix.frame_color": "Draw the frame in the color of the code",
  "fix.bar_width": "Make the bars wider",
  "fix.canvas_none": "Let the bars decide the size",
} as const;

export const designFix = <Change>(
  code: DesignFixCode,
  change: Change,
  values: SentenceValues = {},
): DesignFix<Change> => ({
  code,
  values,
  message: fillSentence(designFixMessages[code], values),
  change,
});

/**
 * The smallest change that makes a code scan: the first sufficient single fix, else the shortest sufficient prefix of the list.
 *
 * @param fixes likely causes first
 * @param tryOut draws the code with these changes, applied in order, and test-scans it
 * @returns null if all of them together are not enough
 */
export async function findDesignFixes<Change>(
  fixes: DesignFix<Change>[],
  tryOut: (changes: Change[]) => Promise<Proof>,
): Promise<DesignFix<Change>[] | null> {
  const beginnings = fixes.map((_, index) => fixes.slice(0, index + 1)).slice(1);
  for (const attempt of [...fixes.map((one) => [one]), ...beginnings]) {
    const { scans } = await tryOut(attempt.map(({ change }) => change));
    if (scans) return attempt;
  }
  return null;
}
