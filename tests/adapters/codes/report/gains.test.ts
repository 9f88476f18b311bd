import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { gainLimit } from "../../../../adapters/codes/report/gain-limits.ts";
import { refined, spreader } from "../../../../adapters/codes/report/ink.ts";
import type { PrintableCode } from "../../../../adapters/codes/report/print-code.ts";
import { printedDots } from "../../../../adapters/codes/report/printed-picture.ts";
import { type Gray, grayOf } from "../../../../adapters/codes/scan/scan-gray.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";
import { measured, printedBars, printedQr, reportOn } from "./printed.ts";

const run = promisify(execFile);
const hasProgram = (name: string) => existsSync(`/usr/bin/${name}`);
const CONTENT = "https://quietzone.example/menu";

const png = ({ light, width, height }: Gray) =>
  sharp(Buffer.from(light), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();

/** A printed code, scaled to its number of dots per module. */
function dotsOf(code: PrintableCode) {
  if (code.printed === null) throw new Error("It has no size on paper");
  const { dots } = code.printed;
  return refined(grayOf(printedDots(code, code, dots).picture), dots);
}

describe("ink spread", () => {
  it("is found at the limit of the readers, equally in both directions", async () => {
    for (const limit of [0.03, 0.25, 0.637, 0.99]) {
      const found = await gainLimit((share) => Promise.resolve(share <= limit), 1);
      expect(found).toBeLessThanOrEqual(limit);
      expect(found).toBeGreaterThan(limit - 0.011);
      expect(await gainLimit((share) => Promise.resolve(share >= -limit), -1)).toBe(-found!);
    }
    expect(await gainLimit(() => Promise.resolve(true), 1)).toBeNull();
    expect(await gainLimit(() => Promise.resolve(false), 1)).toBe(0);
  });

  it("grows continuously, even by parts of a pixel", () => {
    const { gray, px } = dotsOf(printedBars("CODE39", "A1", { module: "0.5mm", dpi: "300" }));
    const spread = spreader(gray);
    const dark = (by: number) => spread(by).light.reduce((sum, light) => sum + (255 - light), 0);
    const amounts = Array.from({ length: 17 }, (_, step) => dark(((step - 8) / 16) * px));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(new Set(amounts).size).toBe(17);
  });

  it("never improves the decodability of bars", async () => {
    const code = printedBars("ITF", "12345678901231", { module: "0.5mm", dpi: "300" });
    for (const sign of [1, -1]) {
      const values: number[] = [];
      for (const gain of [0, 0.05, 0.1, 0.15]) values.push(measured(code, "decodability", sign * gain).value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
  });

  it("is reported as a length and a share of the module, and measured on request", async () => {
    const code = printedQr(CONTENT, { module: "0.5mm", dpi: "254" });
    const report = await reportOn(code);
    const { growth, shrinkage } = report.limits!;
    expect(growth!.mm).toBeCloseTo(growth!.share * 0.5, 3);
    expect(shrinkage!.mm).toBeLessThan(0);
    expect(await reportOn(code)).toEqual(report);
    const inside = await reportOn(code, growth!.mm * 0.9);
    expect(inside).toMatchObject({ scans: true, limits: report.limits });
    const outside = await reportOn(code, 0.48);
    expect(outside).toMatchObject({ scans: false, grade: { value: 0, letter: "F" } });
  });
});

describe.skipIf(!hasProgram("convert") || !hasProgram("zbarimg"))(
  "compared with ImageMagick and zbarimg",
  () => {
    const CODES: [string, () => PrintableCode][] = [
      ["QR Code", () => printedQr(CONTENT, { module: "0.5mm", dpi: "300" })],
      ["EAN13", () => printedBars("EAN13", "4006381333931", { module: "0.5mm", dpi: "300" })],
      ["CODE39", () => printedBars("CODE39", "HELLO123", { module: "0.5mm", dpi: "300" })],
    ];

    it.each(CODES)(
      "ink spreads like their morphology, and zbarimg reads up to the limits: %s",
      async (_, make) => {
        const code = make();
        const { gray, px } = dotsOf(code);
        const folder = await temporaryFolder();
        const [source, target] = [join(folder, "dots.png"), join(folder, "ink.png")];
        await writeFile(source, await png(gray));
        const { limits } = await reportOn(code);
        // eroding light makes dark grow; a square of radius r moves each edge by r
        const spreadBy = async (by: number): Promise<Gray> => {
          const method = by > 0 ? "Erode" : "Dilate";
          const morphology = by === 0 ? [] : ["-morphology", method, `Square:${Math.abs(by)}`];
          await run("convert", [source, ...morphology, "-depth", "8", target]);
          const { data, info } = await sharp(target).grayscale().raw().toBuffer({ resolveWithObject: true });
          return { light: new Uint8Array(data), width: info.width, height: info.height };
        };
        const isRead = async (): Promise<boolean> => {
          const { stdout } = await run("zbarimg", ["-q", "--raw", target]).catch(() => ({ stdout: "" }));
          return stdout.trim() === code.asked.content;
        };
        const spread = spreader(gray);
        const most = { up: limits!.growth?.share ?? 1, down: limits!.shrinkage?.share ?? -1 };
        for (const by of [-3, -2, -1, 0, 1, 2, 3]) {
          const theirs = await spreadBy(by);
          const ours = spread(by);
          // the reference assumes paper beyond the edge of the picture, and our code does not
          expect(Buffer.from(ours.light).equals(Buffer.from(theirs.light))).toBe(true);
          const share = (2 * by) / px;
          const isWithin = share <= most.up && share >= most.down;
          expect(isWithin ? await isRead() : true).toBe(true);
        }
      },
    );
  },
);
