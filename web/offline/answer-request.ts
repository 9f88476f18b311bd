import { OFFLINE_PAGE, type Build } from "./build.ts";
import { CACHE_PREFIX, findKept } from "./caches.ts";
import { renewNonce } from "./renew-nonce.ts";

/** A page that is kept is shown after this long without an answer. */
const PATIENCE_MS = 3000;
/** What the server does not make as a page, or what belongs to one person: always as if there were no worker. */
const NOT_OURS = /^\/(?:api|auth\/v1|media|storage|s|ads|admin|\.well-known)(?:\/|$)|\.[^/]*$/;

/** @returns null for everything that the worker leaves to the browser */
export function answerRequest(build: Build, request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return null;
  if (pathname.startsWith("/assets/")) return answerAsset(build, pathname, request);
  if (build.files.includes(pathname)) return answerFile(pathname, request);
  return request.mode === "navigate" && !NOT_OURS.test(pathname)
    ? answerPage(build, pathname, request)
    : null;
}

/** Names under /assets carry a hash of the content. One that was not kept yet is from now on: other languages, other pages. */
async function answerAsset({ id }: Build, path: string, request: Request): Promise<Response> {
  const kept = await findKept(path);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE_PREFIX + id);
    await cache.put(path, response.clone());
  }
  return response;
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

/** From the server where it answers soon. Without an answer: the kept page, else the one that says what works offline. */
async function answerPage({ id }: Build, path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE_PREFIX + id);
  const found = await cache.match(path, { ignoreVary: true });
  const kept = found && (await renewNonce(found));
  const { href } = new URL(request.url);
  if (!kept) return fetch(request).catch(() => Response.redirect(offlineAddress(href)));
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
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
