import { describe, expect, it } from "vitest";
import { levelThatFits } from "../../../../core/codes/payloads/design.ts";

describe("levelThatFits", () => {
  // ISO/IEC 18004 table 7: version 40 holds 1273, 1663, 2331 and 2953 bytes at H, Q, M and L
  it.each([
    ["M", 100, "M"],
    ["M", 2331, "M"],
    ["M", 2332, "L"],
    ["H", 1273, "H"],
    ["H", 1274, "Q"],
    ["H", 2332, "L"],
    ["L", 10, "L"],
  ] as const)(
    "returns for level %s and %i bytes the highest level up to it that fits: %s",
    (asked, bytes, level) => {
      expect(levelThatFits("x".repeat(bytes), asked)).toBe(level);
    },
  );

  it("keeps a chosen level for text beyond ASCII", () => {
    expect(levelThatFits("Zürich", "H")).toBe("H");
  });
});
