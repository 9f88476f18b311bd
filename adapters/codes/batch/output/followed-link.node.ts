import { lstatSync, readlinkSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** As many links as Linux follows (path_resolution(7)). */
const MOST_LINKS = 40;

/**
 * Where a file is to be written so that a link at its path stays, and what it leads to is replaced. A link of somebody else, which in a
 * shared folder may lead to a file of the user's, is not followed.
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

/** Windows has no such numbers, and lets only admins make links. */
const isOwn = (owner: number): boolean => process.getuid === undefined || owner === process.getuid();
