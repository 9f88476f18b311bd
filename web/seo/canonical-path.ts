import { routesAt } from "../app/routes-at.ts";

/**
 * The canonical path of a page in any spelling: with other letter case, doubled or trailing slashes, dot
 * segments, or percent-encoded letters.
 * @param path as requested
 * @returns the path itself if it is canonical; null if there is no page
 */
export function canonicalPath(path: string): string | null {
  if (!URL.canParse(`http://site/${path}`)) return null;
  const segments = new URL(`http://site/${path}`).pathname.split("/").filter((segment) => segment !== "");
  const address = `/${segments.map((segment) => encodeURIComponent(decoded(segment).toLowerCase())).join("/")}`;
  return routesAt(address).isMissing ? null : address;
}

/** A segment that cannot be decoded is kept as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
