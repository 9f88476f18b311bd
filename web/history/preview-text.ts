/** Characters of the content in the list. */
const PREVIEW_LENGTH = 100;

/** The start of a content on one line, cut between user-perceived characters. */
export function previewText(content: string): string {
  const characters = Array.from(content.slice(0, 4 * PREVIEW_LENGTH));
  const start = characters.slice(0, PREVIEW_LENGTH).join("");
  return start.length < content.length ? `${start.trimEnd()}…` : start;
}
