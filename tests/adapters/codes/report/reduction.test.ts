import { expect, it } from "vitest";
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
])("%s is printed as without a reduction of less than a dot, and this is said", (_, made) => {
  const printed = made.printed!;
  const whole = printedDots(made, made, printed.dots).picture;
  // a dot is 0.0847 mm
  for (const [mm, isSeen] of [
    [0.04, false],
    [0.084, false],
    [0.085, true],
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
            "That is less than a dot at 300 dpi, which is 0.085 mm: nothing of it is printed, and the measures are those without it.",
          ]),
    ]);
  }
});

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
