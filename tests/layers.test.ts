import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { importsOf, sourceFiles, type Import } from "./support/runner/imports.ts";

const isPackage = (to: string): boolean =>
  !/^(core|adapters|browser|web|admin|cli|migrations|build|tests)\//.test(to);
const isBrowserSafeCodes = (to: string): boolean =>
  to.startsWith("adapters/codes/") && !to.endsWith(".node.ts");

const rules: { name: string; of: RegExp; allows: (edge: Import) => boolean }[] = [
  {
    name: "core/codes imports only itself, errors and zod",
    of: /^core\/codes\//,
    allows: ({ to }) => to.startsWith("core/codes/") || to === "core/errors.ts" || to === "zod/mini",
  },
  {
    name: "core imports only core and zod",
    of: /^core\//,
    allows: ({ to }) => to.startsWith("core/") || to === "zod/mini",
  },
  {
    name: "an adapter imports core, its own folder, packages and the address parser, never a sibling",
    // adapters/app composes the adapters, and adapters/config uses the types of their settings
    of: /^adapters\/(?!(?:app|config)\/)[^/]+\//,
    allows: ({ from, to }) =>
      isPackage(to) ||
      to.startsWith("core/") ||
      to.startsWith(`${from.split("/").slice(0, 2).join("/")}/`) ||
      to === "adapters/config/config.ts" ||
      // URL.canParse mishandles umlauts in Node 20
      to === "adapters/addresses/parse-url.ts" ||
      (from.startsWith("adapters/db/") && to.startsWith("migrations/")) ||
      (/^adapters\/http\/pages\/front-(dev|built)\.ts$/.test(from) && to.startsWith("web/")) ||
      (from === "adapters/http/pages/pages.ts" && to === "web/app/server.tsx"),
  },
  {
    name: "browser-safe code adapters import nothing of Node",
    of: /^adapters\/codes\/(?!.*\.node\.ts$)/,
    allows: ({ to }) => !to.startsWith("node:") && to !== "sharp" && !to.endsWith(".node.ts"),
  },
  {
    name: "code shared by web and admin imports core and packages only",
    of: /^browser\//,
    allows: ({ to }) =>
      (isPackage(to) && !to.startsWith("node:")) || to.startsWith("browser/") || to.startsWith("core/"),
  },
  {
    name: "web and admin import themselves, their shared code, core and browser-safe code adapters",
    of: /^(web|admin)\//,
    allows: ({ from, to }) =>
      (isPackage(to) && (!to.startsWith("node:") || from.endsWith("/vite.config.ts"))) ||
      to.startsWith(`${from.split("/")[0]}/`) ||
      to.startsWith("core/") ||
      to.startsWith("browser/") ||
      // both use the same build helpers
      (from.endsWith("/vite.config.ts") && to.startsWith("build/")) ||
      isBrowserSafeCodes(to),
  },
  {
    name: "web features never import each other",
    of: /^web\/features\/[^/]+\//,
    allows: ({ from, to }) =>
      !to.startsWith("web/features/") || to.startsWith(`${from.split("/").slice(0, 3).join("/")}/`),
  },
  {
    name: "the command line imports the composition root, config, core and the code adapters",
    of: /^cli\//,
    allows: ({ to }) =>
      isPackage(to) || /^(cli|core|adapters\/(app|codes|printer))\/|^adapters\/config\/config\.ts$/.test(to),
  },
  {
    name: "the build scripts import nothing of the product",
    of: /^build\//,
    allows: ({ to }) => isPackage(to) || to.startsWith("build/"),
  },
  {
    name: "migrations import Knex types only",
    of: /^migrations\//,
    allows: ({ to }) => to === "knex" || to.startsWith("migrations/"),
  },
];

const layers = ["core", "adapters", "browser", "web", "admin", "cli", "migrations", "build"].filter((layer) =>
  existsSync(layer),
);
const files = layers.flatMap(sourceFiles);

test.each(rules)("$name", ({ of, allows }) => {
  const broken = files
    .filter((file) => of.test(file))
    .flatMap(importsOf)
    .filter((edge) => !allows(edge));
  expect(broken.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

test("every rule applies to at least one file", () => {
  for (const { of } of rules) expect(files.filter((file) => of.test(file)).length).toBeGreaterThan(0);
});

/** Searches for an import cycle through this file, type-only imports included. */
function circleFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const before = new Map<string, string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const to of imports.get(file) ?? []) {
      if (to === start) {
        const circle = [start];
        for (let at: string | undefined = file; at !== undefined && at !== start; at = before.get(at))
          circle.push(at);
        return circle.toReversed();
      }
      if (before.has(to)) continue;
      before.set(to, file);
      waiting.push(to);
    }
  }
  return null;
}

test("no files import each other in a circle, not even for types", () => {
  const imports = new Map(files.map((file) => [file, importsOf(file).map(({ to }) => to)]));
  const circles = files.flatMap((file) => circleFrom(file, imports) ?? []);
  expect(circles).toEqual([]);
});

test("no folder holds more than 25 source files, except messages and migrations", () => {
  const counts = new Map<string, number>();
  for (const file of [...files, ...sourceFiles("tests")]) {
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const crowded = [...counts]
    .filter(([folder, count]) => count > 25 && !/(?:^|\/)(?:messages|migrations)(?:\/|$)/.test(folder))
    .map(([folder]) => folder);
  expect(crowded).toEqual([]);
});

test("services get only the dependencies that they name, never all of them", () => {
  const spread = sourceFiles("adapters/app").filter((file) =>
    /\.\.\.base\b/.test(readFileSync(file, "utf8")),
  );
  expect(spread).toEqual([]);
});
