import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastRatio, parseColor, type Color } from "../../core/codes/color.ts";
import { settingsSchema } from "../../core/settings/settings.ts";

const css = ["browser/colors.css", "web/app/styles.css"].map((file) => readFileSync(file, "utf8")).join("\n");
const tokensIn = (block: string) =>
  new Map(
    [...block.matchAll(/--([a-z]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, paper, night]) => [
      name,
      { paper, night },
    ]),
  );
const contrastBlock = /@media \(prefers-contrast: more\) \{\n {2}:root \{([^}]*)\}/.exec(css)?.[1] ?? "";
const usual = tokensIn(css.replace(contrastBlock, ""));
const more = new Map([...usual, ...tokensIn(contrastBlock)]);
const palettes = { usual, "more contrast": more };
type PaletteName = keyof typeof palettes;

const names = Object.keys(palettes) as PaletteName[];
const themes = ["paper", "night"] as const;
type Theme = (typeof themes)[number];
const surfaces = ["ground", "surface", "raised", "inset", "hover"];

function color(palette: PaletteName, theme: Theme, name: string): Color {
  const found = parseColor(palettes[palette].get(name)?.[theme] ?? "");
  if (!found) throw new Error(`${name} is no color of the theme ${theme}`);
  return found;
}
const ratio = (palette: PaletteName, theme: Theme, front: string, back: string): number =>
  contrastRatio(color(palette, theme, front), color(palette, theme, back));
const pairs = (fronts: string[]) =>
  names.flatMap((palette) =>
    themes.flatMap((theme) =>
      fronts.flatMap((front) => surfaces.map((surface) => [palette, theme, front, surface] as const)),
    ),
  );

/**
 * Computes the color like the style sheet: the theme color mixed with the ink in OKLab (CSS Color 4 §10.2),
 * with its lightness clamped.
 */
function lit(name: "accent" | "focus", primary: Color, theme: Theme): Color {
  const [, share, most, least] =
    new RegExp(
      `--${name}: light-dark\\([^;]*?primary\\) (\\d+)%[^;]*?min\\(l, ([\\d.]+)\\)[^;]*?max\\(l, ([\\d.]+)\\)`,
    )
      .exec(css)
      ?.map(Number) ?? [];
  if (!share || !most || !least) throw new Error(`--${name} is made in another way`);
  const ink = oklab(color("usual", theme, "ink"));
  const [l = 0, a = 0, b = 0] = oklab(primary).map(
    (value, index) => (value * share + (ink[index] ?? 0) * (100 - share)) / 100,
  );
  return fromOklab([theme === "paper" ? Math.min(l, most) : Math.max(l, least), a, b]);
}
const times = (rows: number[][], vector: number[]) =>
  rows.map((row) => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0));
const linear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const encoded = (value: number) => {
  const clamped = Math.min(1, Math.max(0, value));
  return Math.round(255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055));
};
const oklab = ({ red, green, blue }: Color) =>
  times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      [red, green, blue].map(linear),
    ).map(Math.cbrt),
  );
function fromOklab(lab: number[]): Color {
  const [red = 0, green = 0, blue = 0] = times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    times(
      [
        [1, 0.3963377774, 0.2158037573],
        [1, -0.1055613458, -0.0638541728],
        [1, -0.0894841775, -1.291485548],
      ],
      lab,
    ).map((value) => value ** 3),
  ).map(encoded);
  return { red, green, blue, alpha: 1 };
}
test.each(pairs(["ink", "soft", "faint", "good", "warn", "danger"]))(
  "%s, %s: text in %s on %s reaches 4.5 (WCAG 2.2 1.4.3)",
  (palette, theme, name, surface) => {
    expect(ratio(palette, theme, name, surface)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(pairs(["control"]))(
  "%s, %s: the edge of a %s on %s reaches 3 (WCAG 2.2 1.4.11)",
  (palette, theme, name, surface) => {
    expect(ratio(palette, theme, name, surface)).toBeGreaterThanOrEqual(3);
  },
);

test.each(pairs(["soft", "faint", "ink"]).filter(([palette]) => palette === "more contrast"))(
  "%s, %s: text in %s on %s reaches 7 (WCAG 2.2 1.4.6)",
  (palette, theme, name, surface) => {
    expect(ratio(palette, theme, name, surface)).toBeGreaterThanOrEqual(7);
  },
);

test.each(themes)("%s: the text of a primary button reaches 4.5", (theme) => {
  expect(ratio("usual", theme, "inverse", "ink")).toBeGreaterThanOrEqual(4.5);
});

const OPERATORS = ["#00d4ff", "#000000", "#ffffff", "#ffff00", "#00ff00", "#0000ff", "#ff0000", "#808080"];
const accents = themes.flatMap((theme) => OPERATORS.map((hex) => [theme, hex] as const));
test.each(accents)(
  "%s: text and focus in the theme color %s have enough contrast on every surface",
  (theme, hex) => {
    const primary = parseColor(hex);
    if (!primary) throw new Error(`${hex} is no color`);
    const worst = (name: "accent" | "focus") =>
      Math.min(
        ...surfaces.map((surface) =>
          contrastRatio(lit(name, primary, theme), color("usual", theme, surface)),
        ),
      );
    expect(worst("accent")).toBeGreaterThanOrEqual(4.5);
    expect(worst("focus")).toBeGreaterThanOrEqual(3);
  },
);

test("the theme color of these tests is the default of the settings", () => {
  expect(settingsSchema.parse({}).primary_color).toBe(OPERATORS[0]);
});

test("motion takes less than 200 ms", () => {
  const durations = [...css.matchAll(/--(?:quick|steady|slow): (\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(durations).toHaveLength(3);
  expect(Math.max(...durations)).toBeLessThan(200);
});

test("no type size has the name of a color, which would override it", () => {
  const colors = [...css.matchAll(/--color-([a-z]+):/g)].map(([, name]) => name);
  const sizes = [...css.matchAll(/--text-([a-z0-9]+):/g)].map(([, name]) => name);
  expect(sizes.length).toBeGreaterThan(8);
  expect(sizes.filter((name) => colors.includes(name))).toEqual([]);
});
