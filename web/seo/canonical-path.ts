import { routesAt } from "../app/routes-at.ts";

/**
 * The one address of the page that a path means in some spelling: in other cases of letters, with doubled slashes or one at its
 * end, with dot segments, with letters as percent escapes.
 * @param path as it was asked for
 * @returns the path itself where it is that address; null where there is no page
 */
export function canonicalPath(path: string): string | null {
  if (!URL.canParse(`http://site/${path}`)) return null;
  const segments = new URL(`http://site/${path}`).pathname.split("/").filter((segment) => segment !== "");
  const address = `/${segments.map((segment) => encodeURIComponent(decoded(segment).toLowerCase())).join("/")}`;
  return routesAt(address).isMissing ? null : address;
}

/** A segment that says no text stands for itself. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
