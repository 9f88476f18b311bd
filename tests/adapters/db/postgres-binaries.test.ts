import { existsSync, readlinkSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { findBinaries, linkLibraries } from "../../../adapters/db/postgres-binaries.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const LINKS = [
  { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" },
  { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so" },
];

async function unlinkedPackage(): Promise<string> {
  const home = await temporaryFolder();
  await mkdir(join(home, "native", "lib"), { recursive: true });
  await writeFile(join(home, "native", "pg-symlinks.json"), JSON.stringify(LINKS));
  await writeFile(join(home, "native", "lib", "libpq.so.5.18"), "library");
  return home;
}

test("the links that npm could not ship are made beside the libraries, once", async () => {
  const home = await unlinkedPackage();
  expect(await linkLibraries(home, join(home, "farm"))).toEqual({});
  expect(await linkLibraries(home, join(home, "farm"))).toEqual({});
  expect(readlinkSync(join(home, "native", "lib", "libpq.so.5"))).toBe("libpq.so.5.18");
  expect(existsSync(join(home, "farm"))).toBe(false);
});

test("several processes may make them at once", async () => {
  const home = await unlinkedPackage();
  await Promise.all(Array.from({ length: 8 }, () => linkLibraries(home, join(home, "farm"))));
  expect(readlinkSync(join(home, "native", "lib", "libpq.so"))).toBe("libpq.so.5.18");
});

test("a package without a list needs none", async () => {
  const home = await temporaryFolder();
  expect(await linkLibraries(home, join(home, "farm"))).toEqual({});
});

test("a platform without binaries is told to set DATABASE_URL", async () => {
  vi.spyOn(process, "arch", "get").mockReturnValue("riscv64");
  await expect(findBinaries("unused")).rejects.toMatchObject({
    code: "database_unreachable",
    message: expect.stringMatching(/riscv64.*Set DATABASE_URL/) as string,
  });
  vi.restoreAllMocks();
});
