import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { qrEncoder } from "../../../../core/codes/qr/encode/qr-encoder.ts";
import { createQr } from "../../../../core/codes/qr/create-qr.ts";
import { LOGO_SIZE, qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { planSymbol } from "../../../../core/codes/qr/plan-symbol.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../../core/codes/qr/symbol.ts";
import { hasUtf8Marker } from "../../../../core/codes/qr/utf8-marker.ts";
import { rasterise } from "../../../../adapters/codes/raster/rasterise.ts";
import { decoders, logo } from "../../../support/codes/codes.ts";

const create = (content: string, design: object, picture = logo() as ReturnType<typeof logo> | null) =>
  createQr(qrEncoder, content, qrDesignSchema.parse(design), picture);

describe("createQr", () => {
  it("keeps the level of the design where there is no logo", () => {
    const { symbol, design } = create("Quietzone", { level: "L" }, null);
    expect([symbol.level, design.level]).toEqual(["L", "L"]);
  });

  it("raises the level to H for a logo, and says so in the design", () => {
    const { symbol, design } = create("Quietzone", { level: "L" });
    expect([symbol.level, design.level]).toEqual(["H", "H"]);
  });

  it("takes the highest level that holds a long content with a logo", () => {
    expect(create("x".repeat(1500), { level: "L" }).symbol.level).toBe("Q");
    expect(create("x".repeat(2000), { level: "M" }).symbol.level).toBe("M");
    expect(create("x".repeat(2900), { level: "L" }).symbol.level).toBe("L");
    expect(() => create("x".repeat(2900), { level: "M" })).toThrow(
      expect.objectContaining({ code: "content_too_long" }),
    );
  });

  it("takes the highest level that holds the content where none is asked for, with a logo or without", () => {
    for (const picture of [null, logo()]) {
      const levels = [1273, 1274, 1664, 2331, 2332, 2953].map((bytes) => {
        const { symbol, design } = create("x".repeat(bytes), {}, picture);
        expect(design.level).toBe(symbol.level);
        return symbol.level;
      });
      expect(levels).toEqual(["H", "Q", "M", "M", "L", "L"]);
    }
  });

  it("takes a level lower where only that has room to say that the text is UTF-8, and no larger symbol", () => {
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

  it("keeps a level that was asked for, and the highest below a logo, whatever the text", () => {
    expect(create("Zürich", { level: "H" }, null).symbol.level).toBe("H");
    expect(create("Zürich", {}).symbol.level).toBe("H");
    expect(create("Zürich", { level: "L" }).symbol.level).toBe("H");
  });

  it("refuses content that the level asked for does not hold", () => {
    expect(() => create("x".repeat(1274), { level: "H" }, null)).toThrow(
      expect.objectContaining({ code: "content_too_long" }),
    );
  });

  it("refuses blank content", () => {
    expect(() => create("  ", {}, null)).toThrow(expect.objectContaining({ code: "content_empty" }));
  });

  it("describes what the code holds, cut to 100 characters, never in the middle of one", () => {
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

  it("makes codes that both decoders read, whatever the content, the level and the logo", async () => {
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
          const picture = rasterise(drawing, 500);
          for (const decoder of [decoders.jsqr, decoders.zxing]) {
            expect((await decoder.decode(picture)).map(({ text }) => text)).toEqual([content]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
