import { expect, test } from "vitest";
import { qrEncoder } from "../../../../core/codes/qr/encode/qr-encoder.ts";
import { ALWAYS_FITS } from "../../../../core/codes/qr/capacity.ts";
import { contentProblem } from "../../../../core/codes/qr/content.ts";
import { sizeProblem } from "../../../../core/codes/qr/size-problem.ts";

test("a picture with one px per module, margin included, is large enough", () => {
  expect(sizeProblem(177, { size: 181, margin: 2 })).toBeNull();
  expect(sizeProblem(177, { size: { width: 181, height: 2000 }, margin: 2 })).toBeNull();
});

test("a smaller picture is refused with the px that it needs", () => {
  expect(sizeProblem(177, { size: { width: 2000, height: 180 }, margin: 2 })).toEqual({
    code: "too_few_pixels",
    values: { side: 180, needed: 181 },
    message: "180 px is too small: this code and its quiet zone need at least 181 px",
  });
});

test("the length that is said to always fit does, even with three bytes per character", () => {
  const longest = "漢".repeat(ALWAYS_FITS);
  expect(contentProblem(longest, "H")).toBeNull();
  expect(qrEncoder.encode(longest, { level: "H" }).version).toBe(40);
});
