import { describe, expect, test } from "vitest";
import { fitText } from "../../../core/labels/fit-text.ts";

/** Every letter is half an em wide. */
const widthOf = (line: string) => line.length / 2;

describe("text on a label", () => {
  test("keeps its size if it fits, and is broken between words", () => {
    expect(fitText(["ab cd"], { width: 10, height: 10 }, 3, widthOf)).toEqual({ size: 3, lines: ["ab cd"] });
    expect(fitText(["ab cd"], { width: 4, height: 10 }, 3, widthOf)).toEqual({
      size: 3,
      lines: ["ab", "cd"],
    });
  });

  test("is shrunk down to 4 points, and then refused", () => {
    const fitted = fitText(["abcdefgh"], { width: 8, height: 10 }, 3, widthOf);
    expect(fitted?.size).toBeLessThanOrEqual(2);
    expect(fitted?.size).toBeGreaterThan(1.9);
    expect(fitText(["a".repeat(20)], { width: 8, height: 10 }, 3, widthOf)).toBeNull();
    expect(fitText(["ab", "cd"], { width: 8, height: 3 }, 3, widthOf)).toBeNull();
  });
});
