import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastRatio, parseColour } from "../../core/codes/colour.ts";

const css = readFileSync("web/styles.css", "utf8");
const tokens = new Map(
  [...css.matchAll(/--([a-z]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, paper, night]) => [
    name,
    { paper, night },
  ]),
);
const themes = ["paper", "night"] as const;
const surfaces = ["ground", "surface", "raised", "inset", "hover"];

function ratio(theme: (typeof themes)[number], front: string, back: string): number {
  const [one, two] = [front, back].map((name) => parseColour(tokens.get(name)?.[theme] ?? ""));
  if (!one || !two) throw new Error(`${front} or ${back} is no colour of the theme ${theme}`);
  return contrastRatio(one, two);
}
const pairs = (names: string[]) =>
  themes.flatMap((theme) =>
    names.flatMap((name) => surfaces.map((surface) => [theme, name, surface] as const)),
  );

test.each(pairs(["ink", "soft", "faint", "good", "warn", "danger"]))(
  "%s: text in %s on %s reaches 4.5 (WCAG 2.2 1.4.3)",
  (theme, name, surface) => {
    expect(ratio(theme, name, surface)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(pairs(["control"]))(
  "%s: the edge of a %s on %s reaches 3 (WCAG 2.2 1.4.11)",
  (theme, name, surface) => {
    expect(ratio(theme, name, surface)).toBeGreaterThanOrEqual(3);
  },
);

test.each(themes)("%s: the text of a primary button reaches 4.5", (theme) => {
  expect(ratio(theme, "inverse", "ink")).toBeGreaterThanOrEqual(4.5);
});
