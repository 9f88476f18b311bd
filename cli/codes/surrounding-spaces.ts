import { trimmedAddress } from "../../adapters/codes/batch/input/doubts/invisible-characters.ts";
import { bareContent } from "../../core/codes/payloads/bare-content.ts";
import { bareSentence } from "../../core/codes/row-sentences/bare-sentence.ts";
import { warn } from "../output/warn.ts";

/** A web address without surrounding characters, as batches read it as well; any other text unchanged. */
export const withoutSurroundings = (content: string): string => {
  const trimmed = trimmedAddress(content);
  if (trimmed !== content)
    warn("note", "Spaces or invisible characters around the web address are left out.");
  return trimmed;
};

/** A `mailto:` or `tel:` content without a second scheme or brackets around its value, as a batch takes it too; any other as it is. */
export const withoutBrackets = (content: string): string => {
  const bare = bareContent(content);
  if (bare !== content) warn("note", bareSentence(content, bare).message);
  return bare;
};

/** Reports that a code contains spaces around its content, which are invisible. */
export const noteSurroundings = (content: string): void => {
  if (content !== content.trim())
    warn("note", "The content begins or ends with a space or line break, and the code holds it.");
};
