/** The site's own style sheet, as linked in the built index.html. */
const LINK = /<link rel="stylesheet"[^<>]* href="(\/assets\/[^"<>]*)"[^<>]*>/;

/** Path of the style sheet that a built page links; null if there is none. */
export const styleSheetOf = (template: string): string | null => LINK.exec(template)?.[1] ?? null;

/**
 * Puts the critical styles of a page into its head, and the full style sheet after the page, so that
 * rendering does not wait for it.
 * @param style empty if the full style sheet must come first
 */
export function withStyle(template: string, style: string): string {
  const link = LINK.exec(template)?.[0];
  if (style === "" || link === undefined) return template;
  return template.replace(link, () => `<style>${style}</style>`).replace("</body>", () => `${link}</body>`);
}
