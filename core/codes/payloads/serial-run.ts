import * as z from "zod/mini";
import { checkCharacter } from "./check-character.ts";

/** Codes per run: a slow machine's browser makes and verifies about ten a second. */
export const SERIAL_RUN_LIMIT = 1000;
/** In UTF-16 units: with a prefix this long, the number still fits into a file name. */
const LONGEST_PREFIX = 24;
const MAX_DIGITS = 12;

export const CHECK_SCHEMES = ["none", "mod37_36"] as const;

/** Ranges of the integers in a run. */
export const SERIAL_RUN_RANGES = {
  start: { min: 0, max: 10 ** MAX_DIGITS - SERIAL_RUN_LIMIT },
  count: { min: 1, max: SERIAL_RUN_LIMIT },
  digits: { min: 1, max: MAX_DIGITS },
} as const;

const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z.int().check(z.minimum(min), z.maximum(max));

/** Messages about a run; the web catalog includes them. */
export const serialRunMessages = {
  "run.prefix_long": "A prefix has at most 24 characters",
  "run.prefix_check": "With a check character, a prefix has letters A to Z, digits, blanks and - . / _ only",
} as const;

const says = (code: keyof typeof serialRunMessages) => ({
  error: serialRunMessages[code],
  params: { code },
});

/** Consecutive serial numbers: prefix, a number of at least `digits` digits, check character. */
export const serialRunSchema = z
  .object({
    prefix: z.string().check(z.refine((text) => text.length <= LONGEST_PREFIX, says("run.prefix_long"))),
    start: wholeNumber(SERIAL_RUN_RANGES.start),
    count: wholeNumber(SERIAL_RUN_RANGES.count),
    digits: wholeNumber(SERIAL_RUN_RANGES.digits),
    check: z.enum(CHECK_SCHEMES),
  })
  .check(
    z.refine(
      // whatever number follows can be checked
      ({ prefix, check }) => check === "none" || checkCharacter(`${prefix}0`) !== null,
      { ...says("run.prefix_check"), path: ["prefix"] },
    ),
  );
export type SerialRun = z.infer<typeof serialRunSchema>;

/** @param index from 0 to count - 1 */
export function serialAt({ prefix, start, digits, check }: SerialRun, index: number): string {
  const serial = `${prefix}${String(start + index).padStart(digits, "0")}`;
  return check === "none" ? serial : `${serial}${checkCharacter(serial) ?? ""}`;
}
