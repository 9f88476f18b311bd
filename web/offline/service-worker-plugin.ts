import { build, type Plugin } from "vite";
import { publicPages } from "../public-pages.ts";
import { OFFLINE_PAGE, type Build } from "./build.ts";
import { isWhole, listBuild } from "./list-build.ts";

/** Public files that a page shows beside what the bundler made. */
const PUBLIC_FILES = ["/favicon.svg"];

/** One script without imports, as browsers want a service worker that is no module. */
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

/** Makes the service worker of a build, which knows by name what to keep, and one that removes it. */
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
      const id = await hashOf(JSON.stringify({ ...listed, page: String(page.source) }));
      page.source = String(page.source).replace(
        "<head>",
        `<head>\n    <meta name="build" content="${id}" />`,
      );
      const ours: Build = { id, files, texts: listed.texts, pages };
      const scripts = {
        "service-worker": { OFFLINE_BUILD: JSON.stringify(ours) },
        "service-worker-off": {},
      };
      for (const [name, define] of Object.entries(scripts))
        this.emitFile({ type: "asset", fileName: `${name}.js`, source: await compile(name, define) });
      return undefined;
    },
  },
};
