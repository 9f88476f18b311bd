import { lstatSync, readlinkSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Maximum number of links followed, as on Linux (path_resolution(7)). */
const MOST_LINKS = 40;

/**
 * Resolves a path so that a link at it stays and its target is replaced. Another user's link, which in a shared folder may point to a
 * file of this user, is not followed.
 * @throws Error `ELOOP`
 */
export function followedLink(path: string): string {
  let place = path;
  for (let links = 0; links < MOST_LINKS; links++) {
    const state = lstatSync(place, { throwIfNoEntry: false });
    if (!state?.isSymbolicLink() || !isOwn(state.uid)) return place;
    place = resolve(dirname(place), readlinkSync(place));
  }
  throw Object.assign(new Error("the link leads back to itself"), { code: "ELOOP" });
}

/** Windows has no user ids, and only admins may create links. */
const isOwn = (owner: number): boolean => process.getuid === undefined || owner === process.getuid();
