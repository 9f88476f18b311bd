/** The site's own style sheet, as the build names it in index.html. */
const LINK = /<link rel="stylesheet"[^<>]* href="(\/assets\/[^"<>]*)"[^<>]*>/;

/** Path of the style sheet that a built page names; null for one that names none. */
export const styleSheetOf = (template: string): string | null => LINK.exec(template)?.[1] ?? null;

/**
 * Puts what a page is painted with into its head, and the whole style sheet after the page, so that nobody waits for the rest of it.
 * @param style empty where the whole has to come first
 */
export function withStyle(template: string, style: string): string {
  const link = LINK.exec(template)?.[0];
  if (style === "" || link === undefined) return template;
  return template.replace(link, () => `<style>${style}</style>`).replace("</body>", () => `${link}</body>`);
}
