/** One cache a build, named by its id. */
export const CACHE_PREFIX = "quietzone-";

/** Names of the caches that builds of this site made, the oldest first. */
export const buildCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** What any build kept at this path, whatever the headers were with which it was asked for. */
export const findKept = (path: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true });
