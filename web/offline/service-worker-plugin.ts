import { build, type Plugin } from "vite";
import { publicPages } from "../seo/public-pages.ts";
import { OFFLINE_PAGE, type Build } from "./build.ts";
import { digestOf } from "./digest.ts";
import { isWhole, listBuild } from "./list-build.ts";

/** Public files that a page uses besides the bundle. */
const PUBLIC_FILES = ["/favicon.svg"];

/** One script without imports, as required for a classic service worker. */
async function compile(name: string, define: Record<string, string>): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: `${import.meta.dirname}/${name}.ts`, output: { format: "iife" } },
    },
  });
  const [first] = [made].flat();
  const chunk = first && "output" in first ? first.output[0] : null;
  if (!chunk) throw new Error(`${name} was not compiled`);
  return chunk.code;
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(digest).toString("hex").slice(0, 12);
}

/** Inline scripts in index.html, and thereby in every page. */
const INLINE_SCRIPT = /<script nonce="[^"]*">([^]*?)<\/script>/g;

const bytesOf = (source: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof source === "string" ? new TextEncoder().encode(source) : Uint8Array.from(source);

/** Builds the service worker, which has a list of the files to cache, and one that removes it. */
export const serviceWorker: Plugin = {
  name: "service-worker",
  enforce: "post",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const listed = listBuild(bundle);
      if (!isWhole(listed)) this.error("The list of what works offline has no decoder, or no texts");
      const files = [...PUBLIC_FILES, ...listed.files];
      const pages = ["/", ...publicPages.map(({ path }) => path), OFFLINE_PAGE];
      const page = bundle["index.html"];
      if (page?.type !== "asset") return this.error("There is no index.html");
      const html = String(page.source);
      const id = await hashOf(JSON.stringify({ ...listed, page: html }));
      const digests: Build["digests"] = {};
      for (const path of [...listed.files, ...Object.values(listed.texts).flat()]) {
        const output = bundle[path.slice(1)];
        if (!output) return this.error(`There is no ${path}`);
        digests[path] = await digestOf(bytesOf(output.type === "chunk" ? output.code : output.source));
      }
      const scripts = await Promise.all(
        Array.from(html.matchAll(INLINE_SCRIPT), ([, script = ""]) => digestOf(bytesOf(script))),
      );
      page.source = html.replace("<head>", `<head>\n    <meta name="build" content="${id}" />`);
      const ours: Build = { id, files, texts: listed.texts, digests, scripts, pages };
      const workers = {
        "service-worker": { OFFLINE_BUILD: JSON.stringify(ours) },
        "service-worker-off": {},
      };
      for (const [name, define] of Object.entries(workers))
        this.emitFile({ type: "asset", fileName: `${name}.js`, source: await compile(name, define) });
      return undefined;
    },
  },
};
