import { describe, expect, it } from "vitest";
import { qrEncoder } from "../../../../core/codes/qr/encode/qr-encoder.ts";
import type { Picture } from "../../../../core/codes/drawing.ts";
import { symbolSize } from "../../../../core/codes/qr/encode/layout.ts";
import { widestLogo } from "../../../../core/codes/qr/logo-budget.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "../../../../core/codes/qr/symbol.ts";
import { decoders, randomFrom } from "../../../support/codes/codes.ts";
import { paintModules, paintDisc } from "../../../support/codes/qr-pixels.ts";

const versions = [1, 2, 3, 4, 5, 6, 7, 8, 10, 14, 18, 22, 30, 40];
/**
 * Large symbols decode slowly, so they are tested at one level only, with the pattern that flips most
 * modules.
 */
const cases = versions.flatMap((version) =>
  ERROR_CORRECTION_LEVELS.filter((level) => version < 12 || level === "H").map((level) => ({
    version,
    level,
  })),
);

/** Letters that fill a version exactly. */
function fill(version: number, level: ErrorCorrectionLevel): string {
  const random = randomFrom(version);
  let content = "";
  for (let step = 2048; step >= 1; step /= 2) {
    const longer =
      content + Array.from({ length: step }, () => "abcdefgh"[Math.floor(random() * 8)]).join("");
    try {
      if (qrEncoder.encode(longer, { level }).version <= version) content = longer;
    } catch {
      // too long for any version
    }
  }
  return content;
}

async function readers(picture: Picture): Promise<string[]> {
  const readings = await Promise.all([decoders.jsqr.decode(picture), decoders.zxing.decode(picture)]);
  return readings.map(([reading]) => reading?.text ?? "nothing");
}

describe("widestLogo", () => {
  it.each(cases)(
    "keeps a full symbol of version $version, level $level, readable with anything drawn on the disc",
    async ({ version, level }) => {
      const content = fill(version, level);
      const symbol = qrEncoder.encode(content, { level });
      expect(symbol.version).toBe(version);
      for (const pattern of version < 12 ? (["dark", "light", "noise"] as const) : (["noise"] as const)) {
        const picture = paintModules(symbol, version < 12 ? 5 : 3);
        paintDisc(picture, symbol.size + 8, widestLogo(symbol), pattern);
        expect(await readers(picture)).toEqual([content, content]);
      }
    },
  );

  it("is wider at level H than at level L, in every version", () => {
    for (let version = 1; version <= 40; version++) {
      expect(widestLogo({ version, level: "H" })).toBeGreaterThan(widestLogo({ version, level: "L" }));
    }
  });

  it("does not reach the timing patterns", () => {
    for (let version = 1; version <= 40; version++) {
      for (const level of ERROR_CORRECTION_LEVELS) {
        const width = widestLogo({ version, level });
        expect(width).toBeGreaterThan(1);
        expect(width).toBeLessThanOrEqual(symbolSize(version) - 14);
      }
    }
  });

  it("is about a third of a short address at level H, as measured", () => {
    const symbol = qrEncoder.encode("https://example.com", { level: "H" });
    const share = widestLogo(symbol) / (symbol.size + 4);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.4);
  });
});
