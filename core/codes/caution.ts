import type { barcodeCautionMessages } from "./barcode/caution-messages.ts";
import type { colorMessages } from "./color.ts";
import type { DesignFix } from "./design-fix.ts";
import { fillSentence, type SentenceValues } from "./sentence.ts";

type CautionCode = keyof typeof cautionMessages;

/** Why a code that scans here may fail elsewhere, on paper or in a hurry, and the fix. */
export interface Caution<Change> {
  /** Key of its text in the message catalog. */
  code: CautionCode | keyof typeof colorMessages | keyof typeof barcodeCautionMessages;
  values: SentenceValues;
  /** A sentence in English, without its full stop. */
  message: string;
  fix: DesignFix<Change> | null;
}

/** Sentences of cautions; the web catalog includes them. */
export const cautionMessages = {
  "caution.quiet_zone":
    "The quiet zone has {margin} of the {needed} modules that scanners need: they may not find the code",
  "caution.bar_quiet_zone":
    "{format} needs a quiet zone of {left} modules on the left and {right} on the right: with {modules}, scanners may not find the code",
  "caution.frame":
    "The color of the frame hardly stands out from the background (contrast {ratio}:1): its text is hard to read",
  "caution.dense":
    "Each module is only {pixels} px wide: too small for many printers and phone cameras. Shorten the content or make the picture larger",
  "caution.fine":
    "Each module is only {mm} mm wide on paper, and many scanners need {needed} mm: make the code larger or its content shorter",
} as const;

export const caution = <Change>(
  code: CautionCode,
  values: SentenceValues,
  fix: DesignFix<Change> | null,
): Caution<Change> => ({
  code,
  values,
  message: fillSentence(cautionMessages[code], values),
  fix,
});
