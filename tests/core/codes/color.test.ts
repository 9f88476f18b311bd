import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BLACK,
  WHITE,
  contrastRatio,
  formatColor,
  judgeContrast,
  parseColor,
  type Color,
} from "../../../core/codes/color.ts";

const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed) throw new Error(`no color: ${text}`);
  return parsed;
};
const judge = (foreground: string, background: string, kind?: "qr" | "barcode") =>
  judgeContrast(color(foreground), color(background), kind);
const fixed = (foreground: string, background: string, kind?: "qr" | "barcode") => {
  const verdict = judge(foreground, background, kind);
  if (verdict.ok) throw new Error("nothing to fix");
  return [verdict.code, formatColor(verdict.fix.foreground), formatColor(verdict.fix.background)];
};
const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.record({
  red: channel,
  green: channel,
  blue: channel,
  alpha: channel.map((value) => value / 255),
});

describe("parseColor", () => {
  it.each([
    ["#000", { red: 0, green: 0, blue: 0, alpha: 1 }],
    ["#f80", { red: 255, green: 136, blue: 0, alpha: 1 }],
    ["#F800", { red: 255, green: 136, blue: 0, alpha: 0 }],
    [" #00d4FF ", { red: 0, green: 212, blue: 255, alpha: 1 }],
    ["#00000033", { red: 0, green: 0, blue: 0, alpha: 0.2 }],
    ["Transparent", { red: 0, green: 0, blue: 0, alpha: 0 }],
  ])("parses %s", (text, expected) => {
    expect(parseColor(text)).toEqual(expected);
  });

  it.each(["", "#", "#12", "#12345", "#1234567", "#ggg", "000000", "red", "#000;", "rgb(0,0,0)"])(
    "returns null for %j",
    (text) => {
      expect(parseColor(text)).toBeNull();
    },
  );

  it("parses what formatColor writes", () => {
    fc.assert(
      fc.property(anyColor, (original) => {
        const text = formatColor(original);
        expect(parseColor(text)).toEqual(original.alpha === 0 ? color("transparent") : original);
      }),
    );
  });
});

describe("contrastRatio", () => {
  it("is 21 for black on white, in either order", () => {
    expect(contrastRatio(BLACK, WHITE)).toBeCloseTo(21, 5);
    expect(contrastRatio(WHITE, BLACK)).toBeCloseTo(21, 5);
  });

  it("is 4.54 for #767676 on white, the lightest gray that WCAG accepts for text", () => {
    expect(contrastRatio(color("#767676"), WHITE)).toBeCloseTo(4.54, 2);
  });
});

describe("judgeContrast", () => {
  it.each([
    ["#000000", "#ffffff"],
    ["#1e3a8a", "#ffffff"],
    ["#e11d48", "#ffffff"],
    ["#000000", "#ffd400"],
    ["#00000080", "#ffffff"],
  ])("accepts %s on %s", (foreground, background) => {
    expect(judge(foreground, background)).toEqual({ ok: true });
  });

  it("suggests swapping an inverted pair", () => {
    expect(fixed("#ffffff", "#000000")).toEqual(["inverted", "#000000", "#ffffff"]);
  });

  it("keeps a transparent background and darkens the code if a swap would make it transparent", () => {
    const [code, , background] = fixed("#ffffff", "#00000000");
    expect(code).toBe("too_close");
    expect(background).toBe("transparent");
  });

  it("darkens a light foreground and keeps its hue", () => {
    const [code, foreground, background] = fixed("#00d4ff", "#ffffff");
    expect(code).toBe("too_close");
    expect(background).toBe("#ffffff");
    const { red, green, blue } = color(foreground ?? "");
    expect(red).toBe(0);
    expect(green / blue).toBeCloseTo(212 / 255, 1);
  });

  it("lightens a background that is too dark even for black", () => {
    const [code, foreground, background] = fixed("#101010", "#404040");
    expect(code).toBe("too_close");
    expect(foreground).toBe("#101010");
    expect(color(background ?? "").red).toBeGreaterThan(100);
  });

  it("warns about green on red, whatever the WCAG contrast ratio", () => {
    expect(judge("#00a000", "#ff0000").ok).toBe(false);
  });

  it("replaces a transparent foreground with black", () => {
    expect(fixed("transparent", "#ffffff")).toEqual(["foreground_clear", "#000000", "#ffffff"]);
  });

  it("only cautions about a transparent background", () => {
    expect(judge("#000000", "transparent")).toMatchObject({
      ok: false,
      severity: "caution",
      code: "background_clear",
      fix: { foreground: BLACK, background: WHITE },
    });
  });

  it("accepts a translucent background that is light enough even on black", () => {
    expect(judge("#000000", "#ffffffe6")).toEqual({ ok: true });
    expect(judge("#000000", "#ffffff40")).toMatchObject({ ok: false, code: "background_clear" });
  });

  it("judges a translucent foreground by its visible color", () => {
    expect(judge("#00000033", "#ffffff")).toMatchObject({ ok: false, code: "too_close" });
  });

  it("warns about red bars, which laser scanners cannot see, but not about a red QR code", () => {
    expect(judge("#d00000", "#ffffff", "qr")).toEqual({ ok: true });
    expect(judge("#d00000", "#ffffff", "barcode")).toMatchObject({ ok: false, code: "red_light" });
    expect(judge("#000000", "#ff6060", "barcode")).toEqual({ ok: true });
    expect(judge("#0000d0", "#ffffff", "barcode")).toEqual({ ok: true });
  });

  it("suggests a fix that passes for every pair", () => {
    fc.assert(
      fc.property(anyColor, anyColor, fc.constantFrom("qr", "barcode"), (foreground, background, kind) => {
        const verdict = judgeContrast(foreground, background, kind);
        if (verdict.ok) return;
        const again = judgeContrast(verdict.fix.foreground, verdict.fix.background, kind);
        expect(again.ok || again.severity === "caution").toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
