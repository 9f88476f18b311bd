import { DAY_MS } from "../../core/durations.ts";
import { isLanguage, type Language } from "../../core/languages.ts";
import type { Build } from "./build.ts";
import { buildCaches, CACHE_PREFIX, findGenuine } from "./caches.ts";

/** Concurrent downloads: the visitor's own requests come first. */
const AT_A_TIME = 3;
/** The site's name and colors may change without a new build: kept pages are fetched again after a day. */
const FRESH_MS = DAY_MS;

/**
 * Third-party code is added by the server on each visit: cached pages contain none
 * (adapters/http/pages/pages.ts).
 */
const WITHOUT_SNIPPETS = { "X-Without-Site-Code": "1" };

const LANG = /<html lang="([a-z]+)"/;

const openCache = ({ id }: Build): Promise<Cache> => caches.open(CACHE_PREFIX + id);

/** Caches everything of a build. Rejects if a part cannot be fetched; cached parts are not fetched again. */
export async function keepBuild(build: Build): Promise<void> {
  const cache = await openCache(build);
  await keepPages(cache, build, build.files);
}

/** Updates cached pages that are in another language or from another day. */
export async function refreshPages(build: Build, language: Language): Promise<void> {
  const cache = await openCache(build);
  const home = await cache.match("/", { ignoreVary: true });
  const age = Date.now() - Date.parse(home?.headers.get("Date") ?? "");
  if (home && languageOf(await home.text()) === language && age < FRESH_MS) return;
  await keepPages(cache, build);
}

/** Removes what earlier builds kept, but for the last of them: tabs that it sent may still need its parts. */
export async function dropOldBuilds({ id }: Build): Promise<void> {
  const others = (await buildCaches()).filter((name) => name !== CACHE_PREFIX + id);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * Caches every page as this visitor gets it, without personal data: pages are rendered without a session. The
 * texts of their language are cached first, with the other files: a page without its texts does not work.
 * @throws Error if the server already has another build
 */
async function keepPages(cache: Cache, build: Build, files: readonly string[] = []): Promise<void> {
  const { id, pages, texts } = build;
  const fetched: [string, Response, string][] = [];
  for (const path of pages) {
    const response = await fetchOk(path, { cache: "no-cache", headers: WITHOUT_SNIPPETS });
    fetched.push([path, response, await response.clone().text()]);
  }
  if (!fetched.every(([, , html]) => html.includes(`content="${id}"`)))
    throw new Error(`The server does not have build ${id} any more`);
  await keepFiles(cache, build, [...texts[languageOf(fetched[0]?.[2] ?? "")], ...files]);
  await Promise.all(fetched.map(([path, response]) => cache.put(path, response)));
}

function languageOf(html: string): Language {
  const lang = LANG.exec(html)?.[1];
  return isLanguage(lang) ? lang : "en";
}

async function keepFiles(cache: Cache, build: Build, paths: string[]): Promise<void> {
  const left = paths.values();
  const work = async () => {
    for (const path of left) await keepFile(cache, build, path);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function keepFile(cache: Cache, build: Build, path: string): Promise<void> {
  await cache.put(path, (await findGenuine(build, path)) ?? (await fetchOk(path)));
}

async function fetchOk(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { ...init, priority: "low" });
  if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}`);
  return response;
}
