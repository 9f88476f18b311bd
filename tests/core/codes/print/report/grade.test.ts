import { expect, test } from "vitest";
import { barScan } from "../../../../../core/codes/print/report/bar-scan.ts";
import {
  defects,
  edgeMeasures,
  minimumReflectance,
} from "../../../../../core/codes/print/report/bar-reflectance.ts";
import { gradeOfAtLeast, gradeOfAtMost, letterOf } from "../../../../../core/codes/print/report/grade.ts";
import { symbolContrast } from "../../../../../core/codes/print/report/symbol-contrast.ts";

test("a value on the threshold of a grade gets that grade", () => {
  const least = [0.7, 0.55, 0.4, 0.2] as const;
  expect([1, 0.7, 0.69, 0.55, 0.4, 0.2, 0.19, 0].map((value) => gradeOfAtLeast(value, least))).toEqual([
    4, 4, 3, 3, 2, 1, 0, 0,
  ]);
  const most = [0.15, 0.2, 0.25, 0.3] as const;
  expect([0, 0.15, 0.16, 0.25, 0.3, 0.31].map((value) => gradeOfAtMost(value, most))).toEqual([
    4, 4, 3, 2, 1, 0,
  ]);
});

test("letters correspond to mean grades", () => {
  expect([4, 3.5, 3.4, 2.5, 1.5, 0.5, 0.4, 0].map(letterOf).join("")).toBe("AABBCDFF");
});

test("contrast is the difference between the lightest and the darkest value", () => {
  expect(symbolContrast({ max: 0.8, min: 0.1 })).toEqual({ name: "symbol_contrast", value: 0.7, grade: 4 });
  expect(symbolContrast({ max: 0.8, min: 0.26 }).grade).toBe(2);
});

/** A profile made of runs, each with a number of steps and a reflectance. */
const profile = (...runs: [count: number, value: number][]) =>
  Float64Array.from(runs.flatMap(([count, value]) => Array.from({ length: count }, () => value)));

test("a scan profile is measured between its lightest and its darkest value", () => {
  const scan = barScan(profile([20, 0.9], [10, 0.1], [10, 0.7], [20, 0.1], [20, 0.9]));
  expect(scan.widths.map((width) => Math.round(width))).toEqual([10, 10, 20]);
  expect(edgeMeasures(scan)).toEqual([
    { name: "edge_contrast", value: 0.6, grade: 4 },
    { name: "bar_modulation", value: 0.75, grade: 4 },
  ]);
  expect(minimumReflectance(scan).grade).toBe(4);
  expect(minimumReflectance(barScan(profile([20, 0.9], [10, 0.5], [20, 0.9]))).grade).toBe(0);
});

test("a void in a bar and a spot in a space are defects, but a soft edge is not", () => {
  const soft = profile([20, 1], [2, 0.7], [2, 0.3], [10, 0], [2, 0.3], [2, 0.7], [20, 1]);
  expect(defects(barScan(soft))).toMatchObject({ value: 0, grade: 4 });
  const broken = profile([20, 1], [5, 0], [2, 0.28], [5, 0], [20, 1]);
  expect(defects(barScan(broken))).toMatchObject({ value: 0.28, grade: 1 });
  const spotted = profile([10, 1], [2, 0.8], [10, 1], [10, 0], [20, 1]);
  expect(defects(barScan(spotted))).toMatchObject({ value: 0.2, grade: 3 });
});
