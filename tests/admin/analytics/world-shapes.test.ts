import { expect, test } from "vitest";
import { WORLD_HEIGHT, WORLD_WIDTH, worldShapes } from "../../../admin/analytics/world-shapes.ts";

const shapes = worldShapes();

/** Returns the smallest and the largest value. */
const ends = (values: readonly number[]) => [
  values.reduce((one, other) => Math.min(one, other), Infinity),
  values.reduce((one, other) => Math.max(one, other), -Infinity),
];

test("every country code has exactly one shape", () => {
  const codes = shapes.map(({ code }) => code).filter((code) => code !== "");
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of ["US", "DE", "BR", "IN", "AU", "ZA", "XK", "GL"]) expect(codes).toContain(code);
  expect(codes).not.toContain("AQ");
  expect(shapes.filter(({ code }) => code === "").map(({ name }) => name)).toEqual([
    "N. Cyprus",
    "Somaliland",
  ]);
});

test("all shapes lie inside the map", () => {
  const numbers = shapes.flatMap(({ path }) => Array.from(path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)));
  const across = numbers.map(([, x]) => Number(x));
  const down = numbers.map(([, , y]) => Number(y));
  expect(ends(across)[0]).toBeGreaterThanOrEqual(0);
  expect(ends(across)[1]).toBeLessThanOrEqual(WORLD_WIDTH);
  expect(ends(down)[0]).toBeGreaterThanOrEqual(0);
  expect(ends(down)[1]).toBeLessThanOrEqual(WORLD_HEIGHT);
});
