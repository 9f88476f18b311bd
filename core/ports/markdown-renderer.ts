/** Port: Markdown as HTML. HTML in the Markdown is text. Safe only after `legal/safe-html.ts` has looked at it. */
export interface MarkdownRenderer {
  /**
   * @param titles names of the page, which has a heading of its own: where the text begins with one of them as a heading, that is left out
   * @returns null where the text has too many elements, or too many inside each other
   */
  render(markdown: string, titles: readonly string[]): string | null;
}
