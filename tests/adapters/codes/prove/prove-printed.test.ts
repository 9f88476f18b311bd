import { describe, expect, test } from "vitest";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { provePrinted } from "../../../../adapters/codes/prove/prove-printed.ts";
import type { Picture } from "../../../../core/codes/drawing.ts";
import { type Proof, UNTESTED } from "../../../../core/codes/proof.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";

const SCANS: Proof = { ...UNTESTED, scans: true, code: "scans", message: "Tested" };
const MISSED: Proof = { ...UNTESTED, code: "some_scanners", message: "Missed" };
const drawn = (style?: object) => makeQr("hello", qrDesignSchema.parse({ style }), null).drawing;
const styled = drawn({ modules: "dots" });

/**
 * Readers that miss codes with `missedPx` px per module or fewer, and the widths of the pictures they got.
 */
function readers(missedPx: number, missed = MISSED) {
  const widths: number[] = [];
  const read = ({ width }: Picture): Promise<Proof> => {
    widths.push(width);
    return Promise.resolve(width <= missedPx * styled.width ? missed : SCANS);
  };
  return { widths, read };
}

describe("a styled code that scans at its own size", () => {
  test("keeps its proof if it is read at every smaller size", async () => {
    const { widths, read } = readers(0);
    expect(await provePrinted(SCANS, styled, read)).toBe(SCANS);
    expect(widths).toEqual([5, 6, 7].map((px) => px * styled.width));
  });

  test("fails if a reader misses it at a smaller size, and the proof says which", async () => {
    expect(await provePrinted(SCANS, styled, readers(5).read)).toMatchObject({
      scans: false,
      code: "small",
      values: { px: 5 },
      message:
        "It scans at this size, but not everywhere when it is smaller: at 5 pixels a module, a scanner missed it",
    });
  });

  test("does not fail if a reader could not be loaded", async () => {
    expect(await provePrinted(SCANS, styled, readers(9, UNTESTED).read)).toBe(UNTESTED);
  });
});

test("a plain code or one that does not scan is not read again", async () => {
  const { widths, read } = readers(9);
  expect(await provePrinted(SCANS, drawn(), read)).toBe(SCANS);
  expect(await provePrinted(MISSED, styled, read)).toBe(MISSED);
  expect(widths).toEqual([]);
});
