import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { panelTheme } from "../../admin/theme.ts";

const tokensOf = (file: string) =>
  Object.fromEntries(
    [...readFileSync(file, "utf8").matchAll(/--([a-z]+): light-dark\((#\w+), (#\w+)\)/g)]
      // the first one: more contrast comes later
      .toReversed()
      .map(([, name, paper, night]) => [name, { light: paper, dark: night }]),
  );
const site = tokensOf("web/app/styles.css");

test("the panel's colors are those of the site", () => {
  const panel = tokensOf("admin/styles.css");
  expect(Object.keys(panel).length).toBeGreaterThan(12);
  expect(site).toMatchObject(panel);
});

test.each(["light", "dark"] as const)("MUI paints with the same colors, %s", (mode) => {
  const { palette } = panelTheme(mode);
  expect(palette).toMatchObject({
    mode,
    background: { default: site["ground"]?.[mode], paper: site["surface"]?.[mode] },
    text: { primary: site["ink"]?.[mode], secondary: site["soft"]?.[mode], disabled: site["faint"]?.[mode] },
    error: { main: site["danger"]?.[mode] },
    warning: { main: site["warn"]?.[mode] },
    success: { main: site["good"]?.[mode] },
    divider: site["line"]?.[mode],
  });
});
