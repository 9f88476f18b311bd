/** Ignores case and accents, which few people type. */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether a service or help entry matches: its title or description contains the query. */
export function matches(query: string, ...texts: string[]): boolean {
  const wanted = plain(query.trim());
  return texts.some((text) => plain(text).includes(wanted));
}
