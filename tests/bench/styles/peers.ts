import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { build, type Rolldown } from "vite";
import { makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { renderPngNode } from "../../../adapters/codes/files/render-png.node.ts";
import { renderSvg } from "../../../adapters/codes/files/render-svg.ts";
import { chromiumLaunch } from "../../support/browser/chromium.ts";
import { logo, pixelsOf } from "../../support/codes/codes.ts";
import { contendersIn } from "../scan/contenders.ts";
import type { Drawer, Drawn } from "./drawers.ts";
import { ourDesign, type PeerDesign } from "./peer-design.ts";
import { peerDesigns } from "./peer-designs.ts";

/**
 * The same COUNT random designs drawn by us, `qr-code-styling`, and `@liquid-js/qr-code-styling`: the share
 * of PNG files that each of three readers reads, milliseconds from a change to the drawing in a Chromium
 * page, and bytes of the files and scripts. The two libraries are installed in these versions into a
 * temporary folder.
 * `npm run bench:peers -- [COUNT] [SEED]`
 */
const [count = 100, seed = 1] = process.argv.slice(2).map(Number);
const PACKAGES = { classic: "qr-code-styling", liquid: "@liquid-js/qr-code-styling" };
const VERSIONS = [`${PACKAGES.classic}@1.9.2`, `${PACKAGES.liquid}@5.5.0`];
const READERS = ["zxing-wasm alone", "jsqr alone", "zbarimg (with its start)"];
/** Drawings before measurements start. */
const WARM_UP = 10;

const folder = mkdtempSync(join(tmpdir(), "quietzone-peers-"));
writeFileSync(join(folder, "package.json"), "{}");
execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...VERSIONS], { cwd: folder });

const drawers = join(import.meta.dirname, "drawers.ts");
const lib = (name: string) => join(folder, "node_modules", name, "lib/qr-code-styling.js");
/** Entry scripts, each of which exposes its drawer on `window`. */
const ENTRIES: Record<string, string> = {
  ours: `import { ours } from "${drawers}"; window.ours = ours();`,
  classic: `import Styling from "${lib(PACKAGES.classic)}"; import { classic } from "${drawers}"; window.classic = classic(Styling);`,
  liquid: `import { QRCodeStyling, browserUtils } from "${lib(PACKAGES.liquid)}"; import { liquid } from "${drawers}"; window.liquid = liquid(QRCodeStyling, browserUtils.drawToCanvas);`,
};
const ENTRY = "\0peer";

async function scriptOf(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    root: join(import.meta.dirname, "../../.."),
    build: { write: false, rollupOptions: { input: ENTRY } },
    plugins: [
      {
        name: "peer",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

const picture = logo();
const logoPng = await sharp(picture.rgba, {
  raw: { width: picture.width, height: picture.height, channels: 4 },
})
  .png()
  .toBuffer();
const logoUri = `data:image/png;base64,${logoPng.toString("base64")}`;

/** The files that our product exports. */
function ourFiles(design: PeerDesign): { png: Uint8Array; svg: string } {
  const code = makeQr(design.content, ourDesign(design), design.hasLogo ? picture : null);
  return {
    png: renderPngNode(code.drawing, code.widthPx),
    svg: renderSvg(code.drawing, code.widthPx, (bytes) => deflateSync(bytes)),
  };
}

const middle = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;
const mean = (values: number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

const browser = await chromium.launch(await chromiumLaunch({ whole: true }));
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error));
  page.on("console", (said) => said.type() === "error" && console.error(said.text()));
  const readers = (await contendersIn(folder)).filter(({ name }) => READERS.includes(name));
  const designs = peerDesigns(count, seed);
  const table: Record<string, Record<string, number | string>> = {};
  for (const [name, entry] of Object.entries(ENTRIES)) {
    const script = await scriptOf(entry);
    await page.goto("about:blank");
    await page.addScriptTag({ content: script, type: "module" });
    await page.waitForFunction((known) => known in window, name);
    const draw = (design: PeerDesign): Promise<Drawn> =>
      page.evaluate(([known, ...given]) => (window as unknown as Record<string, Drawer>)[known]!(...given), [
        name,
        design,
        logoUri,
      ] as const);
    for (const design of designs.slice(0, WARM_UP)) await draw(design);
    const [times, pngBytes, svgBytes]: [number[], number[], number[]] = [[], [], []];
    const read: Record<string, number> = Object.fromEntries(READERS.map((reader) => [reader, 0]));
    let all = 0;
    for (const design of designs) {
      const drawn = await draw(design);
      times.push(drawn.milliseconds);
      const files =
        drawn.png !== null && drawn.svg !== null
          ? { png: Buffer.from(drawn.png, "base64"), svg: drawn.svg }
          : ourFiles(design);
      pngBytes.push(files.png.length);
      svgBytes.push(Buffer.byteLength(files.svg));
      const pixels = await pixelsOf(files.png);
      let hits = 0;
      for (const reader of readers)
        if ((await reader.read(pixels)).includes(design.content)) {
          read[reader.name]!++;
          hits++;
        }
      if (hits === readers.length) all++;
    }
    table[name === "ours" ? "Quietzone" : PACKAGES[name as keyof typeof PACKAGES]] = {
      ...read,
      "all three": all,
      "ms to the drawing, median": middle(times).toFixed(1),
      "PNG bytes, mean": mean(pngBytes),
      "SVG bytes, mean": mean(svgBytes),
      "script bytes, gzip": gzipSync(script).length,
    };
  }
  console.log(
    `${count} designs, seed ${seed}, of which ${designs.filter(({ hasLogo }) => hasLogo).length} have a logo`,
  );
  console.table(table);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
