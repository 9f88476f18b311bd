import { bareAddress, brokenAddress } from "../../../../../core/codes/texts/address-problem.ts";
import type { TextProblem } from "../../../../../core/codes/texts/text-problem.ts";
import { type OptionStyle, optionText } from "../option-text.ts";

/**
 * Why the content of a column of web addresses cannot be what was meant, with the address that stands in other characters.
 * @returns null where nothing speaks against it
 */
export const brokenAddressDoubt = (content: string, style: OptionStyle): TextProblem | null => {
  const broken = brokenAddress(content, false);
  if (broken === null) return null;
  const bare = bareAddress(content);
  return bare === null
    ? { name: "content", message: `${broken} ${optionText(style, "force", null)} takes it as it is.` }
    : { name: "content", message: broken, corrected: bare };
};
