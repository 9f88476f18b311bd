import { expect, test } from "vitest";
import { nearestTests } from "./support/runner/nearest-tests.ts";

const imports = [
  { from: "tests/far.test.ts", to: "core/b.ts" },
  { from: "tests/near.test.tsx", to: "core/a.ts" },
  { from: "core/b.ts", to: "core/a.ts" },
  { from: "core/a.ts", to: "core/b.ts" },
  { from: "tests/other.test.ts", to: "core/c.ts" },
];

test("lists the tests of a changed file first, then those of its dependents, and no others", () => {
  expect(nearestTests(["core/a.ts"], imports)).toEqual(["tests/near.test.tsx", "tests/far.test.ts"]);
});

test("runs a changed test itself, before the tests of other changed files", () => {
  expect(nearestTests(["tests/other.test.ts", "core/b.ts"], imports)).toEqual([
    "tests/other.test.ts",
    "tests/far.test.ts",
    "tests/near.test.tsx",
  ]);
});

test("runs nothing for a file that no test depends on", () => {
  expect(nearestTests(["README.md"], imports)).toEqual([]);
});
