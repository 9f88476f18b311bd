import type { Doubt } from "./doubt-sentences.ts";
import { isPlaceholder } from "./doubtful-text.ts";
import { isTotalWord } from "./total-word.ts";

/** Of any kind: https://…, www.…, mailto:… and those of apps. */
const WHOLE = /^(?:[a-z][a-z0-9+.-]*:(?:\/\/|\S)|www\.)/i;
/** A host with a name that ends in letters: example.com/menu. */
const WITHOUT_SCHEME = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u;

/**
 * What is doubtful about a text that stands in a column of web addresses, and that is not a broken one.
 * @returns null for an address, and for what is noted by itself
 */
export const notAnAddress = (text: string): Extract<Doubt, "schemes" | "notAddresses"> | null => {
  if (text === "" || WHOLE.test(text) || isPlaceholder(text) || isTotalWord(text)) return null;
  return WITHOUT_SCHEME.test(text) ? "schemes" : "notAddresses";
};
