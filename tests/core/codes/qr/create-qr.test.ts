import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { qrEncoder } from "../../../../core/codes/qr/encode/qr-encoder.ts";
import { createQr } from "../../../../core/codes/qr/create-qr.ts";
import { LOGO_SIZE, qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { planSymbol } from "../../../../core/codes/qr/plan-symbol.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../../core/codes/qr/symbol.ts";
import { hasUtf8Marker } from "../../../../core/codes/qr/utf8-marker.ts";
import { rasterize } from "../../../../adapters/codes/raster/rasterize.ts";
import { decoders, logo } from "../../../support/codes/codes.ts";

const create = (content: string, design: object, picture = logo() as ReturnType<typeof logo> | null) =>
  createQr(qrEncoder, content, qrDesignSchema.parse(design), picture);

describe("createQr", () => {
  it("keeps the level of the design without a logo", () => {
    const { symbol, design } = create("Quietzone", { level: "L" }, null);
    expect([symbol.level, design.level]).toEqual(["L", "L"]);
  });

  it("raises the level to H for a logo, and in the returned design", () => {
    const { symbol, design } = create("Quietzone", { level: "L" });
    expect([symbol.level, design.level]).toEqual(["H", "H"]);
  });

  it("uses the highest level that fits long content with a logo", () => {
    expect(create("x".repeat(1500), { level: "L" }).symbol.level).toBe("Q");
    expect(create("x".repeat(2000), { level: "M" }).symbol.level).toBe("M");
    expect(create("x".repeat(2900), { level: "L" }).symbol.level).toBe("L");
    expect(() => create("x".repeat(2900), { level: "M" })).toThrow(
      expect.objectContaining({ code: "content_too_long" }),
    );
  });

  it("uses the highest level that fits if none is chosen, with or without a logo", () => {
    for (const picture of [null, logo()]) {
      const levels = [1273, 1274, 1664, 2331, 2332, 2953].map((bytes) => {
        const { symbol, design } = create("x".repeat(bytes), {}, picture);
        expect(design.level).toBe(symbol.level);
        return symbol.level;
      });
      expect(levels).toEqual(["H", "Q", "M", "M", "L", "L"]);
    }
  });

  it("lowers the level if only that leaves room for the UTF-8 marker in the same version", () => {
    expect(create("Zurich", {}, null).symbol).toMatchObject({ level: "H", version: 1 });
    expect(create("Zürich", {}, null).symbol).toMatchObject({ level: "Q", version: 1 });
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), (text) => {
        const content = `Öl ${text}`;
        const { symbol } = create(content, {}, null);
        const best = qrEncoder.encode(content, { level: "H" });
        expect(symbol.version).toBeLessThanOrEqual(best.version);
        const isMarked = (level: (typeof ERROR_CORRECTION_LEVELS)[number]) =>
          hasUtf8Marker(planSymbol(content, level));
        expect(isMarked(symbol.level)).toBe(ERROR_CORRECTION_LEVELS.some(isMarked));
        expect(isMarked("H") ? symbol.level : "H").toBe("H");
      }),
      { numRuns: 500 },
    );
  });

  it("keeps a chosen level, or the highest with a logo, whatever the text", () => {
    expect(create("Zürich", { level: "H" }, null).symbol.level).toBe("H");
    expect(create("Zürich", {}).symbol.level).toBe("H");
    expect(create("Zürich", { level: "L" }).symbol.level).toBe("H");
  });

  it("refuses content that does not fit the chosen level", () => {
    expect(() => create("x".repeat(1274), { level: "H" }, null)).toThrow(
      expect.objectContaining({ code: "content_too_long" }),
    );
  });

  it("refuses blank content", () => {
    expect(() => create("  ", {}, null)).toThrow(expect.objectContaining({ code: "content_empty" }));
  });

  it("describes the content in up to 100 whole characters", () => {
    expect(create("Quietzone", {}, null).drawing).toMatchObject({
      title: "QR code",
      description: {
        code: "drawing.qr",
        values: { content: "Quietzone" },
        message: "QR code with the content Quietzone",
      },
    });
    expect(create("😀".repeat(150), {}, null).drawing.description.message).toBe(
      `QR code with the content ${"😀".repeat(100)}…`,
    );
    const framed = { frame: { kind: "label", text: "Scan for the menu" } };
    expect(create("Quietzone", framed, null).drawing.description.message).toBe(
      "QR code with the content Quietzone, in a frame with the text Scan for the menu",
    );
  });

  it("creates codes that both decoders read, whatever the content, level and logo", async () => {
    const pieces = [
      "a",
      "Z9",
      "0123456789",
      "éß",
      "漢字",
      "😀",
      "Привет",
      " ",
      "https://",
      "\n",
      "%",
      "مرحبا",
    ];
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 40 })
          .map((parts) => parts.join(""))
          .filter((content) => content.trim() !== ""),
        fc.constantFrom(...ERROR_CORRECTION_LEVELS),
        fc.option(fc.integer({ min: LOGO_SIZE.min, max: LOGO_SIZE.max })),
        async (content, level, logoSize) => {
          const { drawing } = create(
            content,
            { level, size: 500, logoSize: logoSize ?? LOGO_SIZE.default },
            logoSize === null ? null : logo(),
          );
          const picture = rasterize(drawing, 500);
          for (const decoder of [decoders.jsqr, decoders.zxing]) {
            expect((await decoder.decode(picture)).map(({ text }) => text)).toEqual([content]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
