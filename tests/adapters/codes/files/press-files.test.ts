import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { MadeCode } from "../../../../adapters/codes/encode/made-code.ts";
import { makeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { loadRenderer } from "../../../../adapters/codes/files/load-renderer.node.ts";
import { narrowed } from "../../../../adapters/codes/files/press-code.ts";
import { frameLettering } from "../../../../adapters/codes/letters/frame-lettering.node.ts";
import { PLAIN_PRESS, type Press } from "../../../../core/codes/print/press.ts";
import {
  type DesignTexts,
  readBarcodeDesign,
  readQrDesign,
} from "../../../../core/codes/texts/design-texts.ts";
import { logo } from "../../../support/codes/codes.ts";
import {
  pdfPixels,
  readPictureIndependently,
  readPixels,
} from "../../../support/codes/independent-decoder.ts";
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

const fileOf = async (
  code: MadeCode,
  format: "pdf" | "eps",
  press: Partial<Press> = {},
): Promise<Uint8Array> => {
  const whole: Press = { ...PLAIN_PRESS, page: "code", ...press };
  return (await loadRenderer(format, whole))(narrowed(code, format, whole), NOW);
};

const epsOf = async (code: MadeCode, press: Partial<Press> = {}): Promise<string> =>
  new TextDecoder().decode(await fileOf(code, "eps", press));

const boxOf = (eps: string): number[] =>
  (/^%%HiResBoundingBox: (.*)$/m.exec(eps)?.[1] ?? "").split(" ").map(Number);
const mm = (points: number): number => (points / 72) * 25.4;

describe("an EPS file", () => {
  test("has the requested size in points", async () => {
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

  test("without a size on paper has the size of its picture on a screen", async () => {
    // 300 px at 96 px per inch
    expect(boxOf(await epsOf(await qrOf({})))).toEqual([0, 0, 225, 225]);
  });

  test("cannot be made to run content as a program", async () => {
    const eps = await epsOf(await qrOf({}, "a\n%%EndComments\n(x) run\r\\)(é"));
    const title = eps.split("\n").find((line) => line.startsWith("%%Title"));
    expect(title).toBe("%%Title: (QR code with the content a?%%EndComments??x? run?????)");
    for (const line of eps.split("\n")) expect(line.length).toBeLessThan(256);
    expect(eps).not.toMatch(/[^\n -~]/);
  });
});

/**
 * Programs that are independent of the code that writes the files; `pdftoppm` and `pdfinfo` belong to
 * Poppler.
 */
const hasAll = (...programs: string[]): boolean =>
  programs.every((program) => spawnSync(program, ["-v"]).error === undefined);
const hasGhostscript = hasAll("gs");
const hasPoppler = hasAll("pdftoppm", "pdfinfo", "pdffonts");

const outputOf = (program: "gs" | "pdftoppm" | "pdfinfo" | "pdffonts", args: string[]): Buffer => {
  const { status, stdout, stderr } = spawnSync(program, args, { maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${stdout.toString()} ${stderr.toString()}`);
  return stdout;
};
const GS = ["-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dEPSCrop"];

async function saved(bytes: Uint8Array | string, name: string): Promise<string> {
  const path = join(await temporaryFolder(), name);
  writeFileSync(path, bytes);
  return path;
}

/** The file as drawn by Ghostscript. */
async function drawn(eps: string | Uint8Array, dpi: number): Promise<Buffer> {
  const input = await saved(eps, "code.eps");
  const output = `${input}.png`;
  outputOf("gs", [...GS, "-sDEVICE=png16m", `-r${dpi}`, `-sOutputFile=${output}`, input]);
  return readFileSync(output);
}

describe.skipIf(!hasGhostscript)("an EPS file that Ghostscript draws", () => {
  test.each<[string, DesignTexts, boolean]>([
    ["plain", {}, false],
    ["with translucent colors", { foreground: "#003366cc", background: "#ffff0040" }, false],
    ["without a background", { background: "transparent" }, false],
    ["with a linear gradient", { modules: "rounded", gradient: "linear 45 #0f766e #4c1d95" }, false],
    ["with a radial gradient", { modules: "dots", gradient: "radial #0f766e #4c1d95" }, false],
    ["with a logo", { level: "H" }, true],
    ["with a logo without a background", { level: "H", logo_backing: "none" }, true],
    ["in a frame", { frame: "bubble", frame_text: "Scan for the menu", frame_color: "#4c1d95" }, false],
  ])("is read: %s", async (_, texts, withLogo) => {
    const code = await qrOf({ size: "30mm", dpi: "600", ...texts }, CONTENT, withLogo);
    expect(await readPictureIndependently(await drawn(await epsOf(code), 600))).toEqual([CONTENT]);
  });

  test.each([203, 300, 600, 1200])("has its bars where they should be at %i dpi", async (dpi) => {
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

const PRESS = { ink: "k", bleed: 3, cropMarks: true, barWidthReduction: 0.02 } as const;

describe("a PDF file for a print shop", () => {
  test("is read by PDFium at the printer's resolution, in black ink with bleed and crop marks", async () => {
    for (const code of [
      await qrOf({ size: "30mm", dpi: "600" }),
      barcodeOf({ module: "0.33mm", dpi: "600" }),
    ]) {
      const pdf = await fileOf(code, "pdf", PRESS);
      expect(await readPixels(await pdfPixels(pdf, 600 / 72))).toEqual([code.asked.content]);
    }
  });

  test("has bars narrowed by the reduction, as measured", async () => {
    const code = barcodeOf({ module: "0.4mm", dpi: "600" });
    const darkMm = async (press: Partial<Press>) => {
      const { data, width, height } = await pdfPixels(await fileOf(code, "pdf", press), 4800 / 72);
      const row = Array.from({ length: width }, (_, x) => data[(Math.floor(height / 2) * width + x) * 4]!);
      const runs = row.join(" ").match(/\b(?:0 )+/g) ?? [];
      return runs.map((run) => ((run.length / 2) * 25.4) / 4800);
    };
    const [plain, narrow] = [await darkMm({}), await darkMm({ barWidthReduction: 0.05 })];
    expect(narrow).toHaveLength(plain.length);
    // both edges are rounded to 0.005 mm
    plain.forEach((wide, at) => expect(Math.abs(wide - 0.05 - narrow[at]!)).toBeLessThan(0.011));
  });

  test("allows a reduction of half the module that the error names", async () => {
    // 5 dots are 0.21166 mm
    const code = await qrOf({ module: "0.2117mm", dpi: "600" });
    const refusal = await fileOf(code, "pdf", { barWidthReduction: 0.2 }).catch(String);
    const named = Number(/modules are ([\d.]+) mm/.exec(String(refusal))?.[1]);
    // as the size says it
    expect(named).toBe(0.212);
    const half = Math.floor(named * 500) / 1000;
    await expect(fileOf(code, "pdf", { barWidthReduction: half })).resolves.toBeInstanceOf(Uint8Array);
  });

  test("refuses a reduction of more than half a module or of styled modules", async () => {
    const code = await qrOf({ module: "0.3mm", dpi: "600" });
    await expect(fileOf(code, "pdf", { barWidthReduction: 0.2 })).rejects.toThrow(
      "Its modules are 0.296 mm wide, and are made narrower by at most half of that.",
    );
    const dots = await qrOf({ modules: "dots" });
    await expect(fileOf(dots, "pdf", { barWidthReduction: 0.02 })).rejects.toThrow(
      "choose the modules square",
    );
  });
});

describe.skipIf(!hasPoppler)("a PDF file that Poppler opens", () => {
  test("has the page boxes that printers use, and no fonts", async () => {
    const code = await qrOf({ size: "25.4mm", dpi: "600" });
    const path = await saved(await fileOf(code, "pdf", PRESS), "code.pdf");
    const boxes = Object.fromEntries(
      Array.from(
        outputOf("pdfinfo", ["-box", path])
          .toString()
          .matchAll(/^(\w+Box): +(.*)$/gm),
        ([, name, box]) => [
          name,
          box!.split(/ +/).map((points) => Number(((Number(points) / 72) * 25.4).toFixed(2))),
        ],
      ),
    );
    expect(boxes).toMatchObject({
      MediaBox: [0, 0, 41.4, 41.4],
      BleedBox: [5, 5, 36.4, 36.4],
      TrimBox: [8, 8, 33.4, 33.4],
    });
    expect(outputOf("pdffonts", [path]).toString().trim().split("\n")).toHaveLength(2);
  });

  test.each([203, 300, 600, 1200])("is read at %i dpi", async (dpi) => {
    for (const code of [
      await qrOf({ module: "0.4mm", dpi: String(dpi) }),
      barcodeOf({ module: "0.33mm", dpi: String(dpi) }),
    ]) {
      const path = await saved(await fileOf(code, "pdf", PRESS), "code.pdf");
      const png = outputOf("pdftoppm", ["-r", String(dpi), "-gray", "-png", "-singlefile", path]);
      expect(await readPictureIndependently(png)).toEqual([code.asked.content]);
    }
  });
});

/** A QR code with a logo: a black ring on a transparent ground, with gray edges. */
const blackLogoCode = (): MadeCode => {
  const side = 64;
  const rgba = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at++) {
    const far = Math.hypot((at % side) - 31.5, Math.floor(at / side) - 31.5);
    rgba[at * 4 + 3] = Math.max(0, Math.min(255, (10 - Math.abs(far - 20)) * 128));
  }
  const reading = readQrDesign({ size: "30mm", level: "H" });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return makeQr(CONTENT, reading.design, { width: side, height: side, rgba }, null);
};

describe.skipIf(!hasGhostscript)("a file in black ink only", () => {
  test.each(["pdf", "eps"] as const)("shows its black logo and is read: %s", async (format) => {
    const code = blackLogoCode();
    const path = await saved(await fileOf(code, format, { ink: "k" }), `code.${format}`);
    const png = outputOf("gs", [...GS, "-sDEVICE=pnggray", "-r600", "-dEPSCrop", "-sOutputFile=-", path]);
    expect(await readPictureIndependently(png)).toEqual([CONTENT]);
    const { data, info } = await sharp(png).toColorspace("b-w").raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    const ring = middle - Math.round((20 / 64) * 0.2 * info.width) * info.channels;
    expect([data[middle], Math.min(...data.subarray(ring - 20, ring + 20))]).toEqual([255, 0]);
  });

  test.each(["pdf", "eps"] as const)("uses no other ink: %s", async (format) => {
    const codes = [
      await qrOf({ size: "30mm", modules: "rounded", frame: "bubble", frame_text: "Scan me" }),
      await qrOf({ size: "30mm", background: "transparent" }),
      barcodeOf({ module: "0.33mm", dpi: "600" }),
      blackLogoCode(),
    ];
    for (const code of codes) {
      const marked = { ink: "k", bleed: 3, cropMarks: true } as const;
      const path = await saved(await fileOf(code, format, marked), `code.${format}`);
      const coverage = outputOf("gs", [...GS, "-sDEVICE=inkcov", "-sOutputFile=-", path]).toString();
      expect(coverage).toMatch(/^ *0\.00000 +0\.00000 +0\.00000 +0\.[0-9]*[1-9][0-9]* +CMYK OK/);
    }
  });

  test("is read from EPS at 600 dpi", async () => {
    const code = await qrOf({ size: "30mm", dpi: "600" });
    const eps = await epsOf(code, PRESS);
    expect(
      boxOf(eps)
        .slice(2)
        .map((points) => Math.round(mm(points))),
    ).toEqual([46, 46]);
    expect(await readPictureIndependently(await drawn(eps, 600))).toEqual([CONTENT]);
  });
});
