import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isLicenseFine } from "./supply/licenses.ts";
import pkg from "../package.json" with { type: "json" };
import { lockedPackages, nodesOf, ownLicense, refusedScripts } from "./supply/lockfile.ts";
import { isInRange, oldestOf } from "./supply/node-ranges.ts";

const packages = lockedPackages();

test("every package comes from the npm registry, with an integrity hash", () => {
  expect(packages.length).toBeGreaterThan(500);
  const odd = packages.filter(
    ({ resolved, integrity }) =>
      (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/")) ||
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""),
  );
  expect(odd).toEqual([]);
});

test("the packages with install scripts are exactly those whose scripts are blocked", () => {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(running.toSorted()).toEqual(refusedScripts().toSorted());
});

test("every package supports the Node versions in engines, and the README names the oldest ones", () => {
  const oldest = oldestOf(pkg.engines.node);
  const needed = packages.filter(({ optional }) => optional !== true);
  const refusing = oldest.flatMap((version) =>
    needed
      .filter((each) => !isInRange(version, nodesOf(each)))
      .map(({ name, engines }) => ({ version, name, engines })),
  );
  expect(refusing).toEqual([]);
  const told = oldest.map((version) => version.replace(/(?:\.0)+$/, ""));
  expect(readFileSync("README.md", "utf8")).toContain(
    `Node.js ${told.slice(0, -1).join(", ")} or ${told.at(-1)} or later`,
  );
});

test.each([
  ["20.19.0", "^20.19.0 || ^22.13.0 || >=24.0.0", true],
  ["22.12.9", "^20.19.0 || ^22.13.0 || >=24.0.0", false],
  ["23.4.0", "^20.19.0 || ^22.13.0 || >=24.0.0", false],
  ["25.0.0", "^20.19.0 || ^22.13.0 || >=24.0.0", true],
  ["20.9.9", ">= 20.10", false],
  ["7.1.0", ">=6 <7 || >=8", false],
  ["8.17.0", "6.* || 8.* || >= 10.*", true],
  ["22.0.0", "20 || >=22", true],
  ["21.0.0", "20 || >=22", false],
])("Node %s satisfies %j: %s", (version, range, isOne) => {
  expect(isInRange(version, range)).toBe(isOne);
});

test("every package has an allowed license", () => {
  const others = packages.filter((each) => !isLicenseFine(each));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test("the license in the lockfile is that in the package's own manifest", () => {
  const told = packages.flatMap((each) => {
    const own = ownLicense(each);
    return own === null ? [] : [{ name: each.name, own, locked: each.license }];
  });
  expect(told.length).toBeGreaterThan(400);
  expect(told.filter(({ own, locked }) => own !== locked)).toEqual([]);
});

test.each([
  ["AGPL-3.0-only", false],
  ["GPL-3.0-or-later", false],
  ["MIT AND GPL-2.0", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["", false],
  ["(GPL-2.0 OR MIT)", true],
  ["(MIT AND Zlib)", true],
  ["LGPL-3.0-or-later", false],
])("the license %j is allowed: %s", (license, isFine) => {
  expect(isLicenseFine({ name: "somebody", license })).toBe(isFine);
});
