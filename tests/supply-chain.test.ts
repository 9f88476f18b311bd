import { expect, test } from "vitest";
import { isLicenceFine } from "./supply/licences.ts";
import { lockedPackages, ownLicence, refusedScripts } from "./supply/lockfile.ts";

const packages = lockedPackages();

test("every package comes from the registry, as it was when it was chosen", () => {
  expect(packages.length).toBeGreaterThan(500);
  const odd = packages.filter(
    ({ resolved, integrity }) =>
      (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/")) ||
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""),
  );
  expect(odd).toEqual([]);
});

test("the packages that would run something when they are installed are known, and none of them may", () => {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(running.toSorted()).toEqual(refusedScripts().toSorted());
});

test("every licence leaves people free to run, change and sell what is made here", () => {
  const others = packages.filter((each) => !isLicenceFine(each));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test("a licence is what its package says itself", () => {
  const told = packages.flatMap((each) => {
    const own = ownLicence(each);
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
])("a package under %j may be used: %s", (license, isFine) => {
  expect(isLicenceFine({ name: "somebody", license })).toBe(isFine);
});
