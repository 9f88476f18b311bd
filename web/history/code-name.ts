import { linkName } from "../short-links/short-link-api.ts";
import { previewText } from "./preview-text.ts";

interface Code {
  name: string | null;
  content: string;
  /** The tracked link that it holds. */
  link: { name: string; target: string } | null;
}

/**
 * What tells a code from the others: its owner's name for it, else the name or the target of the link that it holds, since one
 * short address looks like the other, else the beginning of its content.
 */
export const codeName = ({ name, content, link }: Code): string =>
  name ?? previewText(link ? linkName(link) : content);
