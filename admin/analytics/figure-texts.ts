/** Number formats of figures. `language` is a BCP 47 tag. */

/** @param share 0 to 1 */
export const percentText = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);

/** "48 s", "3 min 5 s": the symbols are the same in every language. @param seconds may be fractional */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`;
}

/** "+12%". @returns null if there is nothing to compare with */
export function changeText(now: number, before: number, language: string): string | null {
  if (before === 0) return null;
  return new Intl.NumberFormat(language, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  }).format((now - before) / before);
}

/** "+5.4": the change of a share in percentage points. */
export const pointsText = (now: number, before: number, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: "exceptZero", maximumFractionDigits: 1 }).format(
    (now - before) * 100,
  );
