import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { panelTheme } from "../../admin/theme.ts";

const tokens = readFileSync("browser/colors.css", "utf8").matchAll(
  /--([a-z]+): light-dark\((#\w+), (#\w+)\)/g,
);
const site = Object.fromEntries(
  Array.from(tokens, ([, name, paper, night]) => [name, { light: paper, dark: night }]),
);

test.each(["light", "dark"] as const)("MUI uses the colors of the site, %s", (mode) => {
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
