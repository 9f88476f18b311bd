/**
 * Port: renders Markdown as HTML. HTML within the Markdown becomes text. The output is safe only after
 * `legal/safe-html.ts` has checked it.
 */
export interface MarkdownRenderer {
  /**
   * @param titles titles of the page, which already has a heading: if the text starts with one of them as a
   * heading, that heading is left out
   * @returns null if the text has too many elements, or nests them too deeply
   */
  render(markdown: string, titles: readonly string[]): string | null;
}
