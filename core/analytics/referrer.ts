const ADDRESS =
  /^(?:https?|android-app):\/\/(?:[^/?#@\s]*@)?([a-z0-9._-]{1,253})(?::\d{1,5})?(\/[^?#]*)?(?:[?#].*)?$/i;
/** Characters of an address that are kept. */
const LONGEST = 500;

/**
 * What is kept of the page that led here: its address without what it was asked for, and its host.
 * @returns null for what is no address of the web
 */
export function readReferrer(text: string): { address: string; host: string } | null {
  const [, name = "", path = ""] = ADDRESS.exec(text) ?? [];
  if (name === "") return null;
  const scheme = text.slice(0, text.indexOf(":")).toLowerCase();
  const host = name.toLowerCase();
  return { address: `${scheme}://${host}${path}`.slice(0, LONGEST), host: host.replace(/^www\./, "") };
}
