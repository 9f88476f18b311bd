import { expect, test } from "vitest";
import { isWhole, listBuild, type Bundle } from "../../../web/offline/list-build.ts";

const chunk = (
  source: string,
  {
    code = "",
    imports = [],
    dynamicImports = [],
  }: { code?: string; imports?: string[]; dynamicImports?: string[] } = {},
): Bundle[string] => ({
  type: "chunk",
  code,
  isEntry: source === "/site/web/index.html",
  facadeModuleId: source,
  imports,
  dynamicImports,
});
const asset = (source: string): Bundle[string] => ({ type: "asset", source });

const bundle: Bundle = {
  "index.html": asset('<link href="/assets/index-1.css"><script src="/assets/index-1.js">'),
  "assets/index-1.js": chunk("/site/web/index.html", {
    code: "the entry, with enough code to come last",
    imports: ["assets/react-1.js"],
    dynamicImports: [
      "assets/QrGeneratorPage-1.js",
      "assets/LoginPage-1.js",
      "assets/HistoryPage-1.js",
      "assets/AnalyticsPage-1.js",
      "assets/LinksPage-1.js",
      "assets/shell-en.js",
      "assets/shell-de.js",
      "assets/accounts-de.js",
      "assets/analytics-de.js",
    ],
  }),
  "assets/react-1.js": chunk("/site/node_modules/react/index.js"),
  "assets/QrGeneratorPage-1.js": chunk("/site/web/features/qr-generator/QrGeneratorPage.tsx", {
    code: 'new Worker("/assets/read-back.worker-1.js")',
    imports: ["assets/session-1.js"],
    dynamicImports: ["assets/jspdf-1.js"],
  }),
  "assets/session-1.js": chunk("/site/web/features/accounts/use-send-on.ts"),
  "assets/jspdf-1.js": chunk("/site/node_modules/jspdf/dist/jspdf.es.js", {
    dynamicImports: ["assets/html2canvas-1.js"],
  }),
  "assets/html2canvas-1.js": chunk("/site/node_modules/html2canvas/dist/html2canvas.js"),
  "assets/LoginPage-1.js": chunk("/site/web/features/accounts/LoginPage.tsx"),
  "assets/HistoryPage-1.js": chunk("/site/web/features/history/HistoryPage.tsx"),
  "assets/AnalyticsPage-1.js": chunk("/site/web/features/customer-analytics/AnalyticsPage.tsx", {
    dynamicImports: ["assets/chart-1.js"],
  }),
  "assets/chart-1.js": chunk("/site/browser/charts/draw-chart.ts"),
  "assets/LinksPage-1.js": chunk("/site/web/features/short-links/LinksPage.tsx"),
  "assets/shell-en.js": chunk("/site/web/messages/en/shell.ts"),
  "assets/shell-de.js": chunk("/site/web/messages/de/shell.ts"),
  "assets/accounts-de.js": chunk("/site/web/messages/de/accounts.ts"),
  "assets/analytics-de.js": chunk("/site/web/messages/de/analytics.ts"),
  "assets/index-1.css": asset("url(geist-latin-wght-normal-1.woff2) url(geist-cyrillic-wght-normal-1.woff2)"),
  "assets/geist-latin-wght-normal-1.woff2": asset("letters"),
  "assets/geist-cyrillic-wght-normal-1.woff2": asset("letters"),
  "assets/read-back.worker-1.js": asset('import("./zxing-1.js")'),
  "assets/zxing-1.js": asset('"/assets/zxing_reader-1.wasm"'),
  "assets/zxing_reader-1.wasm": asset("w"),
};
const { files, texts } = listBuild(bundle);

test("lists every file that pages without an account import, load lazily, start as a worker or use in CSS", () => {
  expect(files.toSorted()).toEqual([
    "/assets/QrGeneratorPage-1.js",
    "/assets/geist-latin-wght-normal-1.woff2",
    "/assets/index-1.css",
    "/assets/index-1.js",
    "/assets/jspdf-1.js",
    "/assets/react-1.js",
    "/assets/read-back.worker-1.js",
    "/assets/session-1.js",
    "/assets/zxing-1.js",
    "/assets/zxing_reader-1.wasm",
  ]);
});

test("lists small files first", () => {
  const sizes = files.map((file) => {
    const output = bundle[file.slice(1)];
    return output?.type === "chunk" ? output.code.length : (output?.source.length ?? 0);
  });
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
});

test("lists texts by language, without those of account pages", () => {
  expect(texts).toMatchObject({ en: ["/assets/shell-en.js"], de: ["/assets/shell-de.js"], fr: [] });
});

test("a list without a language or the decoder is incomplete", () => {
  expect(isWhole({ files, texts })).toBe(false);
  const one = ["/assets/a.js"];
  const all = { en: one, es: one, fr: one, de: one, it: one, pt: one };
  expect(isWhole({ files, texts: all })).toBe(true);
  expect(isWhole({ files: files.filter((file) => !file.endsWith(".wasm")), texts: all })).toBe(false);
});
