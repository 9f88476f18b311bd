import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { svgLogoUri } from "../../../../adapters/codes/svg/svg-logo-uri.ts";
import { svgPicture } from "../../../../adapters/codes/svg/svg-picture.ts";
import type { Picture } from "../../../../core/codes/drawing.ts";
import { DomainError } from "../../../../core/errors.ts";
import { HOSTILE_SVGS } from "./hostile-svgs.ts";
import { ORDINARY_LOGOS } from "./ordinary-logos.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const svg = (inside: string, attributes = 'viewBox="0 0 100 100"') =>
  bytes(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

function refusalOf(file: Uint8Array): string {
  try {
    svgPicture(file);
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
  return "";
}

/**
 * Differences of the strongest channel on white: the mean, and the share of pixels that differ by more than a
 * fifth.
 */
function differences(one: Uint8Array | Uint8ClampedArray, other: Uint8Array | Uint8ClampedArray) {
  let [sum, strong] = [0, 0];
  for (let at = 0; at < one.length; at += 4) {
    const seen = (rgba: typeof one, channel: number) =>
      255 + ((rgba[at + channel]! - 255) * rgba[at + 3]!) / 255;
    const most = Math.max(...[0, 1, 2].map((channel) => Math.abs(seen(one, channel) - seen(other, channel))));
    sum += most;
    if (most > 51) strong += 1;
  }
  return { mean: sum / (one.length / 4), strong: strong / (one.length / 4) };
}

const colorAt = ({ width, rgba }: Picture, x: number, y: number): number[] => {
  const at = (y * width + x) * 4;
  return [...rgba.subarray(at, at + 4)];
};

/** librsvg, which is independent of our renderer. */
const JUDGE = "rsvg-convert";
const hasJudge = spawnSync(JUDGE, ["--version"]).error === undefined;
const folder = mkdtempSync(join(tmpdir(), "svg-logos-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.runIf(hasJudge)("looks the same as with rsvg-convert", () => {
  test.each(Object.entries(ORDINARY_LOGOS))("%s", async (_name, text) => {
    const picture = svgPicture(bytes(text));
    const [file, drawn] = [join(folder, "a.svg"), join(folder, "a.png")];
    writeFileSync(file, text);
    const size = ["-w", String(picture.width), "-h", String(picture.height)];
    execFileSync(JUDGE, [...size, "-o", drawn, file]);
    const theirs = await sharp(drawn).ensureAlpha().raw().toBuffer();
    const { mean, strong } = differences(picture.rgba, theirs);
    expect(mean).toBeLessThan(0.4);
    expect(strong).toBeLessThan(0.0005);
  });
});

test.each(Object.entries(ORDINARY_LOGOS))("an SVG written as a logo looks the same: %s", (_name, text) => {
  const picture = svgPicture(bytes(text));
  const uri = svgLogoUri(picture);
  const again = Buffer.from(uri.slice(uri.indexOf(",") + 1), "base64");
  const { mean, strong } = differences(svgPicture(again).rgba, picture.rgba);
  expect(mean).toBeLessThan(0.02);
  expect(strong).toBe(0);
});

describe("hostile files", () => {
  test.each(HOSTILE_SVGS.refused)("are refused quickly: %s", (_name, file, sentence) => {
    const start = performance.now();
    expect(refusalOf(bytes(file()))).toMatch(sentence);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  test.each(HOSTILE_SVGS.harmless)("are reduced to their shapes: %s", (_name, file) => {
    const picture = svgPicture(bytes(file()));
    const uri = svgLogoUri(picture);
    const written = Buffer.from(uri.slice(uri.indexOf(",") + 1), "base64").toString();
    expect(picture.shapes?.length).toBeGreaterThan(0);
    expect(written.replaceAll(/ (?:d|xmlns)="[^"]*"/g, "")).not.toMatch(
      /script|http|href|on\w+=|evil|@|style/i,
    );
    expect(colorAt(picture, 256, 256)).toEqual([255, 0, 0, 255]);
  });
});

test("an SVG without a size and a view box has the size of its contents", () => {
  const { width, height, rgba } = svgPicture(svg('<rect x="1000" y="-50" width="40" height="20"/>', ""));
  expect({ width, height }).toEqual({ width: 512, height: 256 });
  expect(rgba.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
});

test("an SVG is clipped to its frame with any fill rule", () => {
  const star = "M-50 -50H150V150H-50ZM-20 -20H60V60H-20Z";
  const picture = svgPicture(svg(`<path fill-rule="evenodd" d="${star}"/>`));
  expect(colorAt(picture, 100, 100)[3]).toBe(0);
  expect(colorAt(picture, 500, 500)[3]).toBe(255);
  const places = picture.shapes!.flatMap(({ commands }) =>
    commands.flatMap((command) => (command.op === "Z" ? [] : [command.x, command.y])),
  );
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(512);
});

test.each([
  ["<text>Bakery</text>", "convert the text to outlines"],
  ['<g><image href="photo.png" width="9" height="9"/></g>', "uses <image>"],
  ["<foreignObject><p>a</p></foreignObject>", "uses <foreignObject>"],
  ['<mask id="m"/><rect mask="url(#m)" width="9" height="9"/>', "uses mask"],
  ['<rect filter="url(#f)" width="9" height="9"/>', "uses filter"],
  ['<rect style="mix-blend-mode: multiply" width="9" height="9"/>', "uses mix-blend-mode"],
  ['<pattern id="p"/><rect fill="url(#p)" width="9" height="9"/>', "uses <pattern>"],
  ['<g opacity=".5"><rect width="9" height="9"/><rect width="5" height="5"/></g>', "uses <g opacity>"],
  [
    '<clipPath id="c"><circle r="9"/></clipPath><rect clip-path="url(#c)" width="9" height="9"/>',
    "uses clip-path",
  ],
  ["<style>g > path { fill: red }</style><rect width='9' height='9'/>", "uses <style> g > path"],
  ["<style>@import url(http://evil.example/a.css);</style>", "uses <style> @import"],
  ['<rect fill="url(http://evil.example/a.svg#b)" width="9" height="9"/>', "value for fill"],
  ['<use href="http://evil.example/a.svg#b"/>', "value for href"],
  ['<rect width="9em" height="9"/>', "value for width that cannot be read: “9em”"],
  ['<path d="M0 0L1 x"/>', "value for d"],
  ['<path d="L0 0"/>', "value for d"],
  ['<path d="M0 0L1e99 0"/>', "value for d"],
  ['<rect fill="blurple" width="9" height="9"/>', "value for fill that cannot be read: “blurple”"],
  ['<g transform="rotate(1 2)"><rect width="9" height="9"/></g>', "value for transform"],
  ["", "The SVG shows nothing"],
  ['<rect x="200" width="9" height="9"/>', "The SVG shows nothing"],
  ['<rect fill="none" width="9" height="9"/>', "The SVG shows nothing"],
])("refuses %s with a helpful message", (inside, sentence) => {
  expect(refusalOf(svg(inside))).toContain(sentence);
});

test.each([
  ["0 0 0 5", "value for viewBox"],
  ["0 0 1000000000 1", "too long and narrow"],
  ["0 0 1e300 1e300", "value for viewBox"],
])("refuses the view box %s", (viewBox, sentence) => {
  expect(refusalOf(svg('<rect width="9" height="9"/>', `viewBox="${viewBox}"`))).toContain(sentence);
});

test("a huge view box is scaled down to a small picture", () => {
  const picture = svgPicture(
    svg('<rect width="900000000" height="900000000" fill="red"/>', 'viewBox="0 0 900000000 900000000"'),
  );
  expect(picture.width).toBe(512);
  expect(colorAt(picture, 256, 256)).toEqual([255, 0, 0, 255]);
});

test("style rules apply by id, class and element, and the style attribute overrides them", () => {
  const sheet = "rect { fill: red } .a { fill: lime } #b { fill: blue } rect.a.c { fill: yellow } /* no */";
  const rects = [
    'x="0"',
    'x="20" class="a"',
    'x="40" class="a" id="b"',
    'x="60" class="c a"',
    'x="80" class="a" style="fill: black"',
  ].map((attributes) => `<rect width="20" height="100" ${attributes} fill="white"/>`);
  const picture = svgPicture(svg(`<style><![CDATA[${sheet}]]></style>${rects.join("")}`));
  expect([50, 150, 250, 350, 450].map((x) => colorAt(picture, x, 256).slice(0, 3))).toEqual([
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 0],
    [0, 0, 0],
  ]);
});
