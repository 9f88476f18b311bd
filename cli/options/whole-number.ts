import { WrongUse } from "../input/wrong-use.ts";

/**
 * The whole number of an option.
 * @param why the limits are these, as the end of the sentence
 * @throws WrongUse if the text is no whole number within the limits
 */
export const wholeOf = (
  option: string,
  text: string,
  { min, max }: { min: number; max: number },
  why = "",
): number => {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new WrongUse(`${option}: "${text}" is not a whole number from ${min} to ${max}${why}.`);
};
