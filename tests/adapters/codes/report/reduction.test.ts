import { execFileSync, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { loadRenderer } from "../../../../adapters/codes/files/load-renderer.node.ts";
import { MM_PER_INCH } from "../../../../core/codes/print/length.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";
import { narrowed } from "../../../../adapters/codes/files/press-code.ts";
import { makeReport } from "../../../../adapters/codes/report/make-report.node.ts";
import type { PrintableCode } from "../../../../adapters/codes/report/print-code.ts";
import { printedDots } from "../../../../adapters/codes/report/printed-picture.ts";
import { PLAIN_PRESS } from "../../../../core/codes/print/press.ts";
import { reductionSentences, reportLines } from "../../../../core/codes/print/report/report-words.ts";
import { printedBars, printedQr } from "./printed.ts";

const NOW = new Date("2026-11-29T00:00:00Z");
const reducedBy = (made: PrintableCode, mm: number) =>
  narrowed(made, "pdf", { ...PLAIN_PRESS, page: "code", barWidthReduction: mm });

it.each([
  ["a QR code", printedQr("shelf 7", { module: "0.6mm", dpi: "300" })],
  ["bars", printedBars("CODE39", "A1", { module: "0.6mm", dpi: "300" })],
])("%s is printed without a reduction of less than a dot per side, and the report says so", (_, made) => {
  const printed = made.printed!;
  const whole = printedDots(made, made, printed.dots).picture;
  // a dot is 0.0847 mm
  for (const [mm, isSeen] of [
    [0.04, false],
    [0.085, false],
    [0.16, false],
    // 0.992 dots on each side, within the tolerance of a whole one
    [0.168, true],
    [0.17, true],
    [0.2, true],
  ] as const) {
    const { picture } = printedDots(reducedBy(made, mm), made, printed.dots);
    expect([mm, Buffer.compare(Buffer.from(picture.rgba), Buffer.from(whole.rgba)) !== 0]).toEqual([
      mm,
      isSeen,
    ]);
    expect(reductionSentences({ reduction: mm, printed })).toEqual([
      `Bars and modules are ${mm} mm narrower in the file, as chosen for the press.`,
      ...(isSeen
        ? []
        : [
            "That is less than a dot of 0.085 mm on each side at 300 dpi, and printers paint every dot that a bar touches: it has no effect in print, and the measures are those without it.",
          ]),
    ]);
  }
});

it("a reduction of 0.98 dots per side is not printed at any resolution, and the report says so", () => {
  const made = printedBars("CODE39", "A1", { module: "0.2mm", dpi: "2400" });
  const printed = made.printed!;
  const [whole, reduced] = [made, reducedBy(made, 0.0208)].map((code) =>
    printedDots(code, made, printed.dots),
  );
  expect(reduced).toEqual(whole);
  expect(reductionSentences({ reduction: 0.0208, printed })).toHaveLength(2);
});

/** Widths of the bars of a row of dots. */
const barsOf = (dark: readonly boolean[]): number[] =>
  dark
    .map((one) => (one ? "#" : " "))
    .join("")
    .split(/ +/)
    .filter(Boolean)
    .map((bar) => bar.length);

const JUDGE = "gs";
const hasGhostscript = spawnSync(JUDGE, ["-v"]).error === undefined;

it
  .skipIf(!hasGhostscript)
  .each([203, 300, 600].flatMap((dpi) => [0, 0.9, 1.1, 1.9, 2.1, 3.5].map((dots) => [dpi, dots] as const)))(
  "bars have the same dots as in Ghostscript: at %i dpi, narrower by %d dots",
  async (dpi, dots) => {
    const made = printedBars("CODE39", "A1", { module: "1.27mm", dpi: String(dpi) });
    const narrow = dots === 0 ? made : reducedBy(made, (dots / dpi) * MM_PER_INCH);
    const pdf = join(await temporaryFolder(), "bars.pdf");
    const render = await loadRenderer("pdf", { ...PLAIN_PRESS, page: "code" });
    await writeFile(pdf, await render(narrow, NOW));
    const drawn = `${pdf}.png`;
    execFileSync(JUDGE, ["-q", "-dSAFER", "-sDEVICE=pngmono", `-r${dpi}`, "-o", drawn, pdf]);
    const { data, info } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true });
    const row = Math.floor(info.height / 3) * info.width;
    const judged = barsOf(
      Array.from({ length: info.width }, (_, x) => data[(row + x) * info.channels]! < 128),
    );
    const { picture } = printedDots(narrow, made, made.printed!.dots);
    expect(barsOf(Array.from({ length: picture.width }, (_, x) => picture.rgba[4 * x]! < 128))).toEqual(
      judged,
    );
  },
);

it("a report has a reduction only if the file has one", async () => {
  const made = printedQr("shelf 7", { module: "0.6mm", dpi: "300" });
  const reportOf = (reduction: number) =>
    makeReport(reducedBy(made, reduction), made, { gain: 0, reduction, now: NOW });
  const [plain, reduced] = [await reportOf(0), await reportOf(0.05)];
  expect(plain).not.toHaveProperty("reduction");
  expect(reportLines(plain).join("\n")).not.toContain("narrower in the file");
  expect(reduced).toEqual({ ...plain, reduction: 0.05 });
  expect(reportLines(reduced).filter((line) => !reportLines(plain).includes(line))).toEqual(
    reductionSentences(reduced),
  );
});
