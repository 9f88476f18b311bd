import { WrongUse } from "../input/wrong-use.ts";

/** One of a few words, in any case. @throws WrongUse for another one */
export const chosen = <const Choice extends string>(
  option: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | null => {
  if (text === undefined) return null;
  const found = choices.find((choice) => choice.toLowerCase() === text.trim().toLowerCase());
  if (found === undefined) throw new WrongUse(`${option}: "${text}" is not one of ${choices.join(", ")}.`);
  return found;
};
