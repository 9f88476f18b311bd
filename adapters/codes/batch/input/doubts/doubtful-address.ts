import { bareAddress, brokenAddress } from "../../../../../core/codes/texts/address-problem.ts";
import { rowSentence, sentences } from "../../../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../../../core/codes/texts/text-problem.ts";
import { type OptionStyle, optionText } from "../option-text.ts";
import type { Doubt } from "./doubt-sentences.ts";
import { isPlaceholder, isTotalWord } from "./doubtful-text.ts";

/**
 * Why the content of a web address column cannot be intended, with the address written in unusual characters.
 * @returns null if it is plausible
 */
export const brokenAddressDoubt = (content: string, style: OptionStyle): TextProblem | null => {
  const broken = brokenAddress(content, false);
  if (broken === null) return null;
  const bare = bareAddress(content);
  if (bare !== null) return { name: "content", ...broken, corrected: bare };
  const asItIs = rowSentence("rows.as_it_is", { force: optionText(style, "force", null) });
  return { name: "content", ...sentences(broken, asItIs) };
};

/** A complete address of any kind: https://…, www.…, mailto:… or the scheme of an app. */
const WHOLE = /^(?:[a-z][a-z0-9+.-]*:(?:\/\/|\S)|www\.)/i;
/** A host whose name ends in letters: example.com/menu. */
const WITHOUT_SCHEME = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u;

/**
 * The doubt about a text in a web address column that is not a broken address.
 * @returns null for an address, and for texts with findings of their own
 */
export const notAnAddress = (text: string): Extract<Doubt, "missingSchemes" | "notAddresses"> | null => {
  if (text === "" || WHOLE.test(text) || isPlaceholder(text) || isTotalWord(text)) return null;
  return WITHOUT_SCHEME.test(text) ? "missingSchemes" : "notAddresses";
};
