import { chmod } from "node:fs/promises";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import pkg from "../package.json" with { type: "json" };
import { escapeWideLetters } from "../build/escape-wide-letters.ts";
import { leanReact } from "../build/lean-react.ts";
import { packFiles } from "../build/pack-files.ts";
import { pageChunk } from "../build/page-chunks.ts";
import { recordInputs } from "../build/record-inputs.ts";
import { routerAlias, leanRouter } from "../build/router-alias.ts";
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

/** Optional dependencies of Knex and pg for other databases and connections, which are not used here. */
const unused =
  /^(?:better-sqlite3|mariadb|mysql2?|oracledb|pg-native|pg-query-stream|sqlite3|tedious)(?:\/|$)/;

/** Readers and writers of CSV as they are for browsers: those for Node need its streams. */
const browserCsv = ["csv-parse", "csv-stringify"].flatMap((name) => [
  { find: new RegExp(`^${name}$`), replacement: `${name}/browser/esm` },
  { find: new RegExp(`^${name}/sync$`), replacement: `${name}/browser/esm/sync` },
]);

/** Our modules without side effects: if nothing uses their exports, they are dropped. */
const hasEffects = (id: string): boolean => !/\/(?:core|adapters\/codes|web\/components)\/.*\.tsx?$/.test(id);

/** One config, two builds: the browser bundle and, with --ssr, the server and the CLI. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: "../node_modules/.vite/web",
  plugins: [
    react(),
    tailwindcss(),
    preloadTypeface,
    ...(isSsrBuild ? [runBit, escapeWideLetters] : [leanReact, leanRouter, serviceWorker, packFiles]),
    recordInputs(isSsrBuild ? "server" : "web"),
  ],
  // adapters/http/pages/pages.ts puts each answer's own nonce in its place
  html: { cspNonce: "__NONCE__" },
  // a worker then loads each decoder only when it is asked
  worker: { format: "es" },
  // package.json decides: "dependencies" are loaded from node_modules at run time, all others are bundled
  ssr: isSsrBuild ? { noExternal: true, external: Object.keys(pkg.dependencies) } : {},
  // React has two builds, and who installs the package sets no variable
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  resolve: {
    alias: isSsrBuild
      ? []
      : [
          ...browserCsv,
          ...(command === "build"
            ? Object.entries(routerAlias).map(([find, replacement]) => ({ find, replacement }))
            : []),
        ],
  },
  build: isSsrBuild
    ? {
        assetsInlineLimit: 0,
        outDir: "../dist/server",
        emptyOutDir: true,
        copyPublicDir: false,
        license: true,
        target: "node20",
        rollupOptions: {
          input: {
            main: "../cli/main.ts",
            "batch-coordinator": "../adapters/codes/batch/coordinator.node.ts",
            "code-worker": "../adapters/codes/workshop/worker.node.ts",
            "svg-process": "../adapters/images/svg-process.ts",
            "batch-worker": "../adapters/codes/batch/worker.node.ts",
          },
          external: ["vite", unused],
          // depd's, for what an old version of Koa deprecated
          checks: { eval: false },
          // Node takes as long to find a file as to read 10 kB of it: what every command loads is one, what makes any code another.
          output: {
            // the source stays in memory while the program runs; names are kept for readable stack traces
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
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
        // an inlined picture would be in the page twice: in the HTML and in the hydration data
        assetsInlineLimit: 0,
        outDir: "../dist/web",
        emptyOutDir: true,
        license: true,
        manifest: true,
        // The server names the files of the page that is asked for. A list of those of all pages would be 2 kB in each.
        modulePreload: {
          resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? files : []),
        },
        rollupOptions: {
          treeshake: { propertyReadSideEffects: false, moduleSideEffects: hasEffects },
          preserveEntrySignatures: "allow-extension",
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
                  // not the entry: it waits for pages, which in turn import from here
                  test: /\/web\/(?!app\/main\.tsx|index\.html)|\/core\/|\/node_modules\//,
                },
                { name: pageChunk, debugName: "pages", includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
}));
