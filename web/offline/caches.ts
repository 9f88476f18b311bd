import type { Build } from "./build.ts";
import { digestOf } from "./digest.ts";

/** One cache a build, named by its id. */
export const CACHE_PREFIX = "quietzone-";

/** Names of the caches that builds of this site made, the oldest first. */
export const buildCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** The cached answer of any build for this path, regardless of request headers. Any script of the site may have cached it. */
export const findKept = (path: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true });

/** The same, if it is byte for byte a file of this build. */
export async function findGenuine(
  { digests }: Pick<Build, "digests">,
  path: string,
): Promise<Response | undefined> {
  const kept = path in digests ? await findKept(path) : undefined;
  if (!kept) return undefined;
  // the answer itself goes on: browsers keep compiled scripts with it
  const digest = await digestOf(await kept.clone().arrayBuffer());
  return digest === digests[path] ? kept : undefined;
}
