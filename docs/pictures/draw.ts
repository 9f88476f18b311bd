/**
 * Draws the pictures that stand for the site elsewhere: the icons of the web manifest, of tabs and of home screens, and the
 * one beside a link to it. Run from the root of the project when the mark (web/components/Logo.tsx) has changed:
 *
 *     npx tsx docs/pictures/draw.ts
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumLaunch } from "../../tests/support/browser/chromium.ts";
import { measuredCode } from "../../web/features/home/measured-code.ts";

const TO = "web/public";
const NIGHT = "#0a0b0d";
const PAPER = "#f4f4f2";

const mark = (edges: number) => `
  <path d="M1.5 7V1.5H7M25 1.5h5.5V7M30.5 25v5.5H25M7 30.5H1.5V25" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" opacity="${edges}"/>
  <rect x="7.5" y="7.5" width="17" height="17" rx="3" stroke-width="3"/>
  <rect x="12.5" y="12.5" width="7" height="7" rx="1.5" fill="#00d4ff" stroke="none"/>`;

/** The mark on night. @param share of the side that the mark takes; @param radius of the corners, of a side of 32 */
const tile = (share: number, radius: number): Buffer => {
  const inset = (32 - 32 * share) / 2;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">
    <rect width="32" height="32" rx="${radius}" fill="${NIGHT}"/>
    <g transform="translate(${inset} ${inset}) scale(${share})" fill="none" stroke="${PAPER}">${mark(0.6)}</g></svg>`);
};

const png = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: 300 }).resize(size, size).png({ palette: true, compressionLevel: 9 }).toBuffer();

/** An icon file with one PNG of 32 px in it (the format since Windows Vista). */
function ico(image: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** 1200 x 630, as link previews want it: the name, and a code that scans, measured. */
async function linkPicture(): Promise<string> {
  const font = await readFile("node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2");
  const code = measuredCode("Quietzone: codes that scan.");
  if (!code) throw new Error("The code of the link picture cannot be made.");
  const whole = code.size + 2 * code.quietZone;
  const zone = (code.quietZone / whole) * 440;
  return `<style>
      @font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString("base64")}) }
      body { margin: 0; width: 1200px; height: 630px; background: ${NIGHT}; color: ${PAPER}; font: 600 112px Geist; letter-spacing: -0.045em; overflow: hidden; position: relative }
      .glow { position: absolute; right: -160px; top: -200px; width: 1000px; height: 1000px; background:
        radial-gradient(closest-side at 52% 42%, #00d4ff40, transparent), radial-gradient(closest-side at 34% 62%, #c471ed3a, transparent), radial-gradient(closest-side at 70% 64%, #ff6b9d33, transparent) }
      .name { position: absolute; left: 88px; top: 196px }
      .name svg { display: block; width: 104px; margin-bottom: 36px }
      .code { position: absolute; right: 88px; top: 80px; width: 440px }
      .code img { display: block; width: 440px; border-radius: 16px }
      .rule { margin-top: 18px; height: 14px; border: solid #8a8e96; border-width: 0 2px 2px; position: relative }
      .rule i { position: absolute; top: 0; bottom: -2px; width: ${zone}px; background: #00d4ff40; border-bottom: 2px solid #7fe6ff }
    </style>
    <div class="glow"></div>
    <div class="name"><svg viewBox="0 0 32 32" fill="none" stroke="${PAPER}">${mark(0.55)}</svg>Quietzone</div>
    <div class="code"><img src="${code.picture}"><div class="rule"><i style="left:0"></i><i style="right:0"></i></div></div>`;
}

await writeFile(`${TO}/icons/icon-192.png`, await png(tile(0.66, 7), 192));
await writeFile(`${TO}/icons/icon-512.png`, await png(tile(0.66, 7), 512));
// Whatever shape it is cut to, the middle 80% stays (W3C Web Application Manifest, icon masks).
await writeFile(`${TO}/icons/maskable-512.png`, await png(tile(0.5, 0), 512));
await writeFile(`${TO}/apple-touch-icon.png`, await png(tile(0.62, 0), 180));
await writeFile(`${TO}/favicon.ico`, ico(await png(tile(0.78, 7), 32)));

const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(await linkPicture());
await page.evaluate(() => document.fonts.ready);
const shot = await page.screenshot();
await browser.close();
await writeFile(`${TO}/og.png`, await sharp(shot).png({ compressionLevel: 9 }).toBuffer());
