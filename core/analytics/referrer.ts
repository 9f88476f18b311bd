const ADDRESS =
  /^(?:https?|android-app):\/\/(?:[^/?#@\s]*@)?([a-z0-9._-]{1,253})(?::\d{1,5})?(\/[^?#]*)?(?:[?#].*)?$/i;
/** Longest stored address, characters. */
const LONGEST = 500;

/**
 * The address of the referring page without its query, and its host.
 * @returns null if the text is not an http or https address
 */
export function readReferrer(text: string): { address: string; host: string } | null {
  const [, name = "", path = ""] = ADDRESS.exec(text) ?? [];
  if (name === "") return null;
  const scheme = text.slice(0, text.indexOf(":")).toLowerCase();
  const host = name.toLowerCase();
  return { address: `${scheme}://${host}${path}`.slice(0, LONGEST), host: host.replace(/^www\./, "") };
}
