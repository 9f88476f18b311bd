import { describe, expect, test } from "vitest";
import { qrDesignOf } from "../../../../core/api/design-fields.ts";
import { qrQuery } from "../../../../core/api/code-requests.ts";
import { colorsCaution } from "../../../../core/codes/qr/qr-design-fixes.ts";
import { readQrDesign } from "../../../../core/codes/texts/design-texts.ts";
import { PRESET_NAMES } from "../../../../core/codes/texts/presets.ts";

/**
 * The design as parsed from an option or a batch column, and as parsed from an API request. Both must match.
 */
function designs(texts: Record<string, string>) {
  const typed = readQrDesign(texts);
  return [typed.ok ? typed.design : typed.problems, qrDesignOf(qrQuery.parse({ content: "x", ...texts }))];
}

describe("a preset", () => {
  test.each(PRESET_NAMES)("%s is a distinct design in colors that scanners can distinguish", (preset) => {
    const [typed, asked] = designs({ preset });
    expect(typed).toEqual(asked);
    expect(asked).not.toEqual(qrDesignOf(qrQuery.parse({ content: "x" })));
    expect(colorsCaution(asked as never)).toBeNull();
  });

  test("there are 24", () => expect(new Set(PRESET_NAMES).size).toBe(24));

  test("is overridden by other fields", () => {
    for (const design of designs({ preset: "ocean", background: "#ffffff", modules: "dots" }))
      expect(design).toMatchObject({
        foreground: "#0c4a6e",
        background: "#ffffff",
        style: { modules: "dots", eyeFrame: "rounded", gradient: { from: "#0c4a6e" } },
      });
  });

  test("loses its gradient if a foreground is given", () => {
    for (const design of designs({ preset: "ocean", foreground: "#000000" }))
      expect(design).toMatchObject({
        foreground: "#000000",
        style: { modules: "connected", gradient: null },
      });
  });

  test("is found in any case, and an unknown one is refused with the known names", () => {
    expect(readQrDesign({ preset: " Ocean " })).toEqual(readQrDesign({ preset: "ocean" }));
    expect(readQrDesign({ preset: "" })).toEqual(readQrDesign({}));
    expect(readQrDesign({ preset: "oceans" })).toMatchObject({
      ok: false,
      problems: [
        {
          name: "preset",
          message: expect.stringMatching(/^"oceans" is not a preset: choose one of ink, pearl,/),
        },
      ],
    });
    expect(qrQuery.safeParse({ content: "x", preset: "oceans" }).success).toBe(false);
  });

  test("that is unknown does not hide other problems of a design", () => {
    const reading = readQrDesign({ preset: "oceans", size: "huge" });
    expect(reading.ok ? [] : reading.problems.map(({ name }) => name)).toEqual(["preset", "size"]);
  });

  test("loses a part that is null in the request", () => {
    const design = qrDesignOf(qrQuery.parse({ content: "x", preset: "ocean", gradient: null }));
    expect(design.style).toMatchObject({ modules: "connected", gradient: null });
  });
});
