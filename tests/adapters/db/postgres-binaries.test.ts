import { spawnSync } from "node:child_process";
import { existsSync, readlinkSync } from "node:fs";
import { chmod, chown, cp, lstat, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { findBinaries, linkLibraries } from "../../../adapters/db/embedded/postgres-binaries.ts";
import { canBecomeOrdinary, ORDINARY } from "../../support/programs/ordinary-user.ts";
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

test("the library links that npm cannot ship are created beside the libraries, once", async () => {
  const home = await unlinkedPackage();
  expect(await linkLibraries(home, join(home, "farm"))).toEqual({});
  expect(await linkLibraries(home, join(home, "farm"))).toEqual({});
  expect(readlinkSync(join(home, "native", "lib", "libpq.so.5"))).toBe("libpq.so.5.18");
  expect(existsSync(join(home, "farm"))).toBe(false);
});

test("several processes may create the links at once", async () => {
  const home = await unlinkedPackage();
  await Promise.all(Array.from({ length: 8 }, () => linkLibraries(home, join(home, "farm"))));
  expect(readlinkSync(join(home, "native", "lib", "libpq.so"))).toBe("libpq.so.5.18");
});

test.runIf(canBecomeOrdinary)(
  "if node_modules belongs to another user, the links are created in the data folder, and the programs run",
  async () => {
    const home = await temporaryFolder();
    const installed = dirname(dirname(dirname((await findBinaries("unused")).initdb)));
    // everything but the links, which the install script would create
    await cp(join(installed, "native"), join(home, "native"), {
      recursive: true,
      filter: async (path) => !(await lstat(path)).isSymbolicLink(),
    });
    await chmod(home, 0o755);
    const dataDir = await temporaryFolder();
    await chown(dataDir, ORDINARY, ORDINARY);
    const farm = join(dataDir, "db-lib");
    const script =
      'import { linkLibraries } from "./adapters/db/embedded/postgres-binaries.ts";' +
      "console.log(JSON.stringify(await linkLibraries(process.argv[1], process.argv[2])))";
    const ordinary = { uid: ORDINARY, gid: ORDINARY, encoding: "utf8" } as const;
    const node = ["--import", "tsx", "--input-type=module", "-e", script, home, farm];
    const { stdout } = spawnSync(process.execPath, node, ordinary);
    const env = JSON.parse(stdout) as Record<string, string>;
    expect(Object.values(env)[0]).toContain(farm);
    const initdb = join(home, "native", "bin", "initdb");
    expect(spawnSync(initdb, ["--version"], { ...ordinary, env: {} }).status).not.toBe(0);
    expect(spawnSync(initdb, ["--version"], { ...ordinary, env }).stdout).toContain("PostgreSQL");
  },
);

test("a package without a list of links needs none", async () => {
  const home = await temporaryFolder();
  expect(await linkLibraries(home, join(home, "farm"))).toEqual({});
});

test("a platform without binaries needs DATABASE_URL", async () => {
  vi.spyOn(process, "arch", "get").mockReturnValue("riscv64");
  await expect(findBinaries("unused")).rejects.toMatchObject({
    code: "database_unreachable",
    message: expect.stringMatching(/riscv64.*Set DATABASE_URL/) as string,
  });
  vi.restoreAllMocks();
});
