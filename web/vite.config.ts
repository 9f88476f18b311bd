import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import pkg from "../package.json" with { type: "json" };
import { serviceWorker } from "./offline/service-worker-plugin.ts";

/** The typeface is needed by the first line of text: asked for with the page instead of after the style sheet. */
const preloadTypeface: Plugin = {
  name: "preload-typeface",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /geist-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
          injectTo: "head-prepend" as const,
        })),
  },
};

/** npm sets the run bit of a command only when it links the package, which is before the second build. */
const runBit: Plugin = {
  name: "run-bit",
  writeBundle: ({ dir = "" }) => chmod(join(dir, "main.js"), 0o755),
};

const brotli = promisify(brotliCompress);

/** Packs every file once, as tight as brotli can, which takes too long to be done while somebody waits. */
export const packFiles: Plugin = {
  name: "pack-files",
  async writeBundle({ dir = "" }, bundle) {
    const files = Object.keys(bundle).filter((file) => /\.(?:js|css|svg|wasm)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(dir, file));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        await writeFile(join(dir, `${file}.br`), await brotli(bytes, { params }));
      }),
    );
  },
};

/** The router's package names only its build for development, with warnings that nobody reads where people use the site. */
const router = join(import.meta.dirname, "../node_modules/react-router/dist/production");
export const routerAlias = {
  "react-router/dom": `${router}/dom-export.mjs`,
  "react-router": `${router}/index.mjs`,
};

/** One config, two builds: the browser bundle and, with --ssr, the server and the CLI. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: "../node_modules/.vite/web",
  plugins: [react(), tailwindcss(), preloadTypeface, ...(isSsrBuild ? [runBit] : [serviceWorker, packFiles])],
  // adapters/http/pages/pages.ts puts each answer's own nonce in its place
  html: { cspNonce: "__NONCE__" },
  // a worker then loads each decoder only when it is asked
  worker: { format: "es" },
  // package.json decides: "dependencies" are loaded from node_modules at run time, the rest is bundled
  ssr: isSsrBuild ? { noExternal: true, external: Object.keys(pkg.dependencies) } : {},
  resolve: { alias: command === "build" && !isSsrBuild ? routerAlias : {} },
  build: isSsrBuild
    ? {
        outDir: "../dist/server",
        emptyOutDir: true,
        copyPublicDir: false,
        sourcemap: true,
        target: "node20",
        rollupOptions: {
          input: {
            main: "../cli/main.ts",
            "batch-coordinator": "../adapters/codes/batch/coordinator.node.ts",
            "code-worker": "../adapters/codes/workshop/worker.node.ts",
            "svg-process": "../adapters/images/svg-process.ts",
            "batch-worker": "../adapters/codes/batch/worker.node.ts",
          },
          external: ["vite"],
          // Node takes as long to find a file as to read 10 kB of it: what every command loads is one, what makes any code another.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "start",
                  test: /\/cli\/program\/(?!program)|\/core\/codes\/(?:qr\/design|barcode\/design|texts\/design-texts)\.ts/,
                },
                {
                  name: "codes",
                  test: /\/core\/codes\/(?!barcode\/)|\/adapters\/codes\/(?:encode\/make-qr|files\/(?:load-renderer|png-renderer)|prove\/shrink-picture)/,
                },
              ],
            },
          },
        },
      }
    : {
        outDir: "../dist/web",
        emptyOutDir: true,
        manifest: true,
        rollupOptions: {
          // One file for what seldom changes, one for what every page loads, one for what many share: they pack tighter than small ones.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//,
                },
                {
                  name: "site",
                  tags: ["$initial"],
                  // not the entry: it waits for pages, which in turn need what they import from here
                  test: /\/web\/(?!app\/main\.tsx|index\.html)|\/core\/|\/node_modules\//,
                },
                { name: "kit", test: /\/web\/(?!messages\/)|\/lucide-react\//, minShareCount: 12 },
              ],
            },
          },
        },
      },
}));
