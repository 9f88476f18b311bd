import { describe, expect, test } from "vitest";
import { qrStyleSchema, type QrStyle } from "../../../../core/codes/qr/style/style.ts";
import { styleFault } from "../../../../core/codes/qr/style/style-inks.ts";
import { contrastProblem } from "../../../../core/codes/texts/contrast-problem.ts";
import { readStyle, styleTexts } from "../../../../core/codes/texts/style-texts.ts";

describe("readStyle", () => {
  test("returns null for a design without a style", () => {
    expect(readStyle({ modules: "", eyes: null })).toEqual({ style: null, problems: [] });
  });

  test("reads shapes in any spelling, one for both parts of an eye", () => {
    expect(readStyle({ modules: "Vertical bars", eyes: "cut_corner" }).style).toMatchObject({
      modules: "vertical-bars",
      eyeFrame: "cut-corner",
      eyeBall: "cut-corner",
    });
    expect(readStyle({ eyes: "leaf, circle", eye_color: "#123,#456" }).style).toMatchObject({
      eyeFrame: "leaf",
      eyeBall: "circle",
      eyeFrameColor: "#123",
      eyeBallColor: "#456",
    });
  });

  test.each([
    ["#0f766e #4c1d95", { kind: "linear", angle: 0, from: "#0f766e", to: "#4c1d95" }],
    ["linear 45 #0f766e,#4c1d95", { kind: "linear", angle: 45, from: "#0f766e", to: "#4c1d95" }],
    ["radial #000 #123", { kind: "radial", angle: 0, from: "#000", to: "#123" }],
  ])("reads the gradient %s", (gradient, read) => {
    expect(readStyle({ gradient }).style?.gradient).toEqual(read);
  });

  test.each([
    [{ eyes: "leaf," }, /^"leaf," has an empty part: write one, or one for the frame and one for the ball/],
    [{ modules: "stars" }, /^"stars" is not one of square, dots/],
    [{ eyes: "circle,leaf,square" }, /has 3 parts/],
    [{ eye_color: "transparent" }, /"transparent" is not a color/],
    [{ eye_color: "#11223344" }, /is not a color/],
    [{ gradient: "#123" }, /is not a gradient/],
    [{ gradient: "#123 #112233" }, /two colors are the same/],
    [{ gradient: "linear 400 #123 #456" }, /0 to 359 degrees/],
    [{ eye_gradient: "#12345678 #000" }, /Write a color as #/],
    [{ logo_backing: "star" }, /is not one of circle/],
    [{ corners: "leaf" }, /is not one of square, rounded/],
  ])("refuses %j with one message", (texts, message) => {
    const { style, problems } = readStyle(texts);
    expect(style).toBeNull();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(message);
  });

  test("a style is read back unchanged from its texts", () => {
    const style = qrStyleSchema.parse({
      modules: "dots",
      eyeFrame: "leaf",
      eyeBall: "circle",
      eyeFrameColor: "#112233",
      eyeBallColor: "#332211",
      gradient: { kind: "linear", angle: 30, from: "#000000", to: "#003366" },
      eyeGradient: { kind: "radial", from: "#000000", to: "#660000" },
      logoBacking: "knockout",
    });
    expect(readStyle(styleTexts(style))).toEqual({ style, problems: [] });
  });

  test.each([
    ["#112233,same", { eyeFrameColor: "#112233" }],
    ["same,#332211", { eyeBallColor: "#332211" }],
    ["#112233", { eyeFrameColor: "#112233", eyeBallColor: "#112233" }],
  ])("the eye color %s is read and written for the right part", (eye_color, colors) => {
    const style = qrStyleSchema.parse(colors);
    expect(readStyle({ eye_color })).toEqual({ style, problems: [] });
    expect(styleTexts(style)).toMatchObject({ eye_color });
  });
});

const problemOf = (style: object, background = "#ffffff") =>
  contrastProblem({ foreground: "#000000", background, style: qrStyleSchema.parse(style) }, "qr");

describe("contrastProblem of a style", () => {
  test("reports the gradient color that is too light, with a shade that passes", () => {
    const problem = problemOf({ gradient: { from: "#000000", to: "#fde047" } });
    expect(problem).toMatchObject({ name: "gradient", refused: true });
    expect(problem?.message).toMatch(
      /^Color of the gradient #fde047: .* #[0-9a-f]{6} passes in its place\.$/,
    );
    const passing = /(#[0-9a-f]{6}) passes/.exec(problem?.message ?? "")?.[1];
    expect(problemOf({ gradient: { from: "#000000", to: passing } })).toBeNull();
  });

  test("suggests a shade other than the gradient's other end, and a fix on a transparent background", () => {
    // darkening step by step would make both ends #7c7c7c
    let { gradient }: Pick<QrStyle, "gradient"> = qrStyleSchema.parse({
      gradient: { from: "#dddddd", to: "#808080" },
    });
    for (let end = 0; end < 2; end++) {
      const fix = styleFault({ background: "#ffffff", style: qrStyleSchema.parse({ gradient }) })?.fix;
      gradient = fix?.style.gradient ?? null;
      expect(qrStyleSchema.safeParse(fix?.style).success).toBe(true);
    }
    expect(styleFault({ background: "#ffffff", style: qrStyleSchema.parse({ gradient }) })).toBeNull();
    const clear = { background: "transparent", style: qrStyleSchema.parse({ eyeFrameColor: "#ffffff" }) };
    expect(styleFault(clear)?.fix?.color).toMatch(/^#/);
  });

  test("reports invisible eyes", () => {
    expect(problemOf({ eyeFrameColor: "#ffffff" })).toMatchObject({ name: "eye_color", refused: true });
    expect(problemOf({ eyeGradient: { from: "#111", to: "#eee" } })).toMatchObject({ name: "eye_gradient" });
  });

  test("does not judge a foreground that is replaced by a gradient", () => {
    const style = qrStyleSchema.parse({ gradient: { from: "#000", to: "#003366" } });
    expect(contrastProblem({ foreground: "#ffff00", background: "#ffffff", style }, "qr")).toBeNull();
  });
});
