/** Characters of the content that the list shows. */
const PREVIEW_LENGTH = 100;

/** The beginning of a content on one line. Counts characters as people do: no emoji is cut in two. */
export function previewText(content: string): string {
  const characters = Array.from(content.slice(0, 4 * PREVIEW_LENGTH));
  const start = characters.slice(0, PREVIEW_LENGTH).join("");
  return start.length < content.length ? `${start.trimEnd()}…` : start;
}
