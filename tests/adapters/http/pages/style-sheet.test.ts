import { expect, test } from "vitest";
import { styleSheetOf, withStyle } from "../../../../adapters/http/pages/style-sheet.ts";

const link = `<link rel="stylesheet" crossorigin href="/assets/site-1.css" nonce="n">`;
const template = `<head><link rel="icon" href="/a">${link}</head><body><p></p></body>`;

test("puts the critical styles into the head and the full stylesheet after the page", () => {
  expect(withStyle(template, ".a{}$&")).toBe(
    `<head><link rel="icon" href="/a"><style>.a{}$&</style></head><body><p></p>${link}</body>`,
  );
});

test("leaves the page unchanged without critical styles", () => {
  expect(withStyle(template, "")).toBe(template);
  expect(withStyle("<body></body>", ".a{}")).toBe("<body></body>");
});

test("finds the stylesheet in the page", () => {
  expect(styleSheetOf(template)).toBe("/assets/site-1.css");
  expect(styleSheetOf("<head></head>")).toBe(null);
});
