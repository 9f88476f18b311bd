import { takesSnippets } from "../../core/code-snippets/snippet-pages.ts";
import { OFFLINE_PAGE, type Build } from "./build.ts";
import { CACHE_PREFIX, findGenuine, findKept } from "./caches.ts";
import { keptPage } from "./kept-page.ts";

/** A page that is kept is shown after this long without an answer. */
const PATIENCE_MS = 3000;
/** Requests that are no pages or contain personal data: the service worker ignores them. */
const NOT_OURS = /^\/(?:api|auth\/v1|media|storage|s|ads|admin|\.well-known)(?:\/|$)|\.[^./]*$/;

/**
 * @param pageOf the path at which the page that asks was opened
 * @param isOutdated whether the next version waits to take over: a page of this one is then shown only without an answer, or a slow
 * server would bring whoever asked for the update back to the version before
 * @returns null for everything that the worker leaves to the browser
 */
export function answerRequest(
  build: Build,
  request: Request,
  pageOf: () => Promise<string | null>,
  isOutdated: () => boolean,
): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return null;
  if (pathname in build.digests) return answerAsset(build, pathname, request);
  if (pathname.startsWith("/assets/")) return answerOther(pathname, request, pageOf);
  if (build.files.includes(pathname)) return answerFile(pathname, request);
  return request.mode === "navigate" && !NOT_OURS.test(pathname)
    ? answerPage(build, pathname, request, isOutdated)
    : null;
}

/** A file of this build. Texts of another language are kept from now on. */
async function answerAsset(build: Build, path: string, request: Request): Promise<Response> {
  const kept = await findGenuine(build, path);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE_PREFIX + build.id);
    await cache.put(path, response.clone());
  }
  return response;
}

/**
 * A file of a page that needs an account, or of the build before, for a tab that it sent: the browser keeps those by itself. What
 * the server does not have any more may be in the cache; nothing says whether it is genuine, so it is good only for pages in
 * which the code of others runs anyway.
 */
async function answerOther(
  path: string,
  request: Request,
  pageOf: () => Promise<string | null>,
): Promise<Response> {
  const response = await fetch(request).catch(() => null);
  if (response?.ok) return response;
  const kept = takesSnippets((await pageOf()) ?? "") ? await findKept(path) : undefined;
  return kept ?? response ?? Response.error();
}

async function answerFile(path: string, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findKept(path);
    if (kept) return kept;
    throw error;
  }
}

/** The server's response if it arrives soon. Otherwise the cached page, or else the offline page. */
async function answerPage(
  build: Build,
  path: string,
  request: Request,
  isOutdated: () => boolean,
): Promise<Response> {
  const cache = await caches.open(CACHE_PREFIX + build.id);
  // whatever else is in the cache was not put there by us
  const found = build.pages.includes(path) ? await cache.match(path, { ignoreVary: true }) : undefined;
  const kept = found && keptPage(build, found, location.origin);
  const { href } = new URL(request.url);
  if (!kept) return fetch(request).catch(() => Response.redirect(offlineAddress(href)));
  const late = new Promise<Response>((resolve) =>
    setTimeout(() => !isOutdated() && resolve(kept), PATIENCE_MS),
  );
  const answered = fetch(request).then(
    (response) => (response.status >= 502 && response.status <= 504 ? kept : response),
    () => kept,
  );
  return Promise.race([answered, late]);
}

function offlineAddress(href: string): string {
  const { origin, pathname, search } = new URL(href);
  return `${origin}${OFFLINE_PAGE}?${new URLSearchParams({ from: pathname + search })}`;
}
