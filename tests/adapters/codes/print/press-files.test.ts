import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { MadeCode } from "../../../../adapters/codes/encode/made-code.ts";
import { makeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { loadRenderer } from "../../../../adapters/codes/files/load-renderer.node.ts";
import { frameLettering } from "../../../../adapters/codes/letters/frame-lettering.node.ts";
import {
  type DesignTexts,
  readBarcodeDesign,
  readQrDesign,
} from "../../../../core/codes/texts/design-texts.ts";
import { logo } from "../../../support/codes/codes.ts";
import { readPictureIndependently } from "../../../support/codes/independent-decoder.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";

const CONTENT = "https://quietzone.example/menu";
const NOW = new Date("2026-11-28T00:00:00Z");

const qrOf = async (texts: DesignTexts, content = CONTENT, withLogo = false): Promise<MadeCode> => {
  const reading = readQrDesign(texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return makeQr(content, reading.design, withLogo ? logo() : null, await frameLettering(reading.design));
};
const barcodeOf = (texts: DesignTexts): MadeCode => {
  const reading = readBarcodeDesign(texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const made = makeBarcode("EAN13", "4006381333931", reading.design);
  if (!made.ok) throw new Error(made.message);
  return made;
};

const epsOf = async (code: MadeCode): Promise<string> =>
  new TextDecoder().decode(await (await loadRenderer("eps"))(code, NOW));

const boxOf = (eps: string): number[] =>
  (/^%%HiResBoundingBox: (.*)$/m.exec(eps)?.[1] ?? "").split(" ").map(Number);
const mm = (points: number): number => (points / 72) * 25.4;

describe("an EPS file", () => {
  test("is as large as the code that was asked for, in points", async () => {
    const code = await qrOf({ size: "25mm", dpi: "600" });
    const eps = await epsOf(code);
    const [left, bottom, width = 0, height = 0] = boxOf(eps);
    expect([left, bottom]).toEqual([0, 0]);
    expect(mm(width)).toBeCloseTo(code.printed!.width, 3);
    expect(mm(height)).toBeCloseTo(code.printed!.height, 3);
    expect(eps).toContain("%%BoundingBox: 0 0 71 71\n");
    expect(eps).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n/);
    expect(eps).toContain("%%LanguageLevel: 2\n");
  });

  test("without a size on paper has that of its picture on a screen", async () => {
    // 300 px at 96 an inch
    expect(boxOf(await epsOf(await qrOf({})))).toEqual([0, 0, 225, 225]);
  });

  test("has no content that could end a comment and become a program", async () => {
    const eps = await epsOf(await qrOf({}, "a\n%%EndComments\n(x) run\r\\)(é"));
    const title = eps.split("\n").find((line) => line.startsWith("%%Title"));
    expect(title).toBe("%%Title: (QR code with the content a?%%EndComments??x? run?????)");
    for (const line of eps.split("\n")) expect(line.length).toBeLessThan(256);
    expect(eps).not.toMatch(/[^\n -~]/);
  });
});

/** Whether Ghostscript is installed, which has no part in writing the files. */
const hasGhostscript = spawnSync("gs", ["--version"]).error === undefined;

/** What Ghostscript draws of a file. */
async function drawn(eps: string, dpi: number): Promise<Buffer> {
  const folder = await temporaryFolder();
  const [input, output] = [join(folder, "code.eps"), join(folder, "code.png")];
  writeFileSync(input, eps);
  const safe = ["-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dEPSCrop"];
  const { status, stdout } = spawnSync("gs", [
    ...safe,
    "-sDEVICE=png16m",
    `-r${dpi}`,
    `-sOutputFile=${output}`,
    input,
  ]);
  if (status !== 0) throw new Error(stdout.toString());
  return readFileSync(output);
}

describe.skipIf(!hasGhostscript)("an EPS file that Ghostscript draws", () => {
  test.each<[string, DesignTexts, boolean]>([
    ["plain", {}, false],
    ["with half clear colors", { foreground: "#003366cc", background: "#ffff0040" }, false],
    ["on no background", { background: "transparent" }, false],
    ["with a linear gradient", { modules: "rounded", gradient: "linear 45 #0f766e #4c1d95" }, false],
    ["with a radial gradient", { modules: "dots", gradient: "radial #0f766e #4c1d95" }, false],
    ["with a logo", { level: "H" }, true],
    ["with a logo on nothing", { level: "H", logo_backing: "none" }, true],
    ["in a frame", { frame: "bubble", frame_text: "Scan for the menu", frame_color: "#4c1d95" }, false],
  ])("is read: %s", async (_, texts, withLogo) => {
    const code = await qrOf({ size: "30mm", dpi: "600", ...texts }, CONTENT, withLogo);
    expect(await readPictureIndependently(await drawn(await epsOf(code), 600))).toEqual([CONTENT]);
  });

  test.each([203, 300, 600, 1200])("has bars where they were said at %i dpi", async (dpi) => {
    const code = barcodeOf({ module: "0.4mm", dpi: String(dpi) });
    const png = await drawn(await epsOf(code), dpi);
    const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true });
    const image = sharp(await (await loadRenderer("png"))(code, NOW));
    const own = await image.grayscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([own.info.width, own.info.height]);
    const middle = Math.floor(info.height / 2);
    const at = (pixels: Buffer) => pixels.subarray(middle * info.width, (middle + 1) * info.width);
    expect(at(data).equals(at(own.data))).toBe(true);
    expect(await readPictureIndependently(png)).toEqual(["4006381333931"]);
  });
});
