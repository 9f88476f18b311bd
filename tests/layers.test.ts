import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** design.md §2: who may import whom. A specifier is a path from the root of the project, or a package. */
const isPackage = (to: string): boolean => !/^(core|adapters|web|admin|cli|migrations|tests)\//.test(to);
const isBrowserSafeCodes = (to: string): boolean =>
  to.startsWith("adapters/codes/") && !to.endsWith(".node.ts");

interface Import {
  from: string;
  to: string;
}

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
    name: "an adapter imports core, its own folder and packages, never a sibling",
    of: /^adapters\/[^/]+\//,
    allows: ({ from, to }) =>
      isPackage(to) ||
      to.startsWith("core/") ||
      to.startsWith(`${from.split("/").slice(0, 2).join("/")}/`) ||
      to === "adapters/config.ts" ||
      (from.startsWith("adapters/db/") && to.startsWith("migrations/")) ||
      (/^adapters\/http\/front-(dev|built)\.ts$/.test(from) && to.startsWith("web/")) ||
      (from === "adapters/http/pages.ts" && to === "web/server.tsx"),
  },
  {
    name: "browser-safe code adapters import nothing of Node",
    of: /^adapters\/codes\/(?!.*\.node\.ts$)/,
    allows: ({ to }) => !to.startsWith("node:") && to !== "sharp" && !to.endsWith(".node.ts"),
  },
  {
    name: "web and admin import themselves, core and browser-safe code adapters",
    of: /^(web|admin)\//,
    allows: ({ from, to }) =>
      (isPackage(to) && (!to.startsWith("node:") || from.endsWith("/vite.config.ts"))) ||
      to.startsWith(`${from.split("/")[0]}/`) ||
      to.startsWith("core/") ||
      // both are built the same way
      (from === "admin/vite.config.ts" && to === "web/vite.config.ts") ||
      isBrowserSafeCodes(to),
  },
  {
    name: "web features never import each other",
    of: /^web\/features\/[^/]+\//,
    allows: ({ from, to }) =>
      !to.startsWith("web/features/") || to.startsWith(`${from.split("/").slice(0, 3).join("/")}/`),
  },
  {
    name: "the command line imports what composes, config, core and the code adapters",
    of: /^cli\//,
    allows: ({ to }) =>
      isPackage(to) || /^(cli|core|adapters\/codes)\/|^adapters\/(composition-[a-z]+|config)\.ts$/.test(to),
  },
  {
    name: "migrations import Knex types only",
    of: /^migrations\//,
    allows: ({ to }) => to === "knex" || to.startsWith("migrations/"),
  },
];

const layers = ["core", "adapters", "web", "admin", "cli", "migrations"].filter((layer) => existsSync(layer));
const files = layers.flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(layer, file)),
);

const importsOf = (from: string): Import[] =>
  [...readFileSync(from, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(
    ([, to = ""]) => ({
      from,
      to: to.startsWith(".") ? join(dirname(from), to) : to,
    }),
  );

test.each(rules)("$name", ({ of, allows }) => {
  const broken = files
    .filter((file) => of.test(file))
    .flatMap(importsOf)
    .filter((edge) => !allows(edge));
  expect(broken.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

test("the rules look at real files", () => {
  for (const { of } of rules) expect(files.filter((file) => of.test(file)).length).toBeGreaterThan(0);
});
