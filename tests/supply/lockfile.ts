import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const ROOT = join(import.meta.dirname, "../..");

const lockedSchema = z.object({
  version: z.string(),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  license: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  // an array in very old packages, for programs other than Node
  engines: z.optional(z.union([z.object({ node: z.optional(z.string()) }), z.array(z.string())])),
  hasInstallScript: z.optional(z.boolean()),
});

/** An entry of package-lock.json. */
export interface LockedPackage extends z.infer<typeof lockedSchema> {
  name: string;
  /** Path relative to the repository. */
  path: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

/** All packages that an installation may contain, including those for other platforms. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(read("package-lock.json"));
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === "") return [];
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    return [{ ...lockedSchema.parse(entry), name, path }];
  });
}

/** The supported Node versions; "*" if unspecified. */
export const nodesOf = ({ engines }: LockedPackage): string =>
  (Array.isArray(engines) ? undefined : engines?.node) ?? "*";

/** Packages whose install scripts npm must not run (package.json, `allowScripts`). */
export const refusedScripts = (): string[] =>
  Object.entries(
    z.object({ allowScripts: z.record(z.string(), z.boolean()) }).parse(read("package.json")).allowScripts,
  )
    .filter(([, isAllowed]) => !isAllowed)
    .map(([name]) => name);

/**
 * The license in the package.json of an installed package; null if the package is not installed or has no
 * such field.
 */
export function ownLicense({ path }: LockedPackage): string | null {
  try {
    const { license } = read(join(path, "package.json")) as { license?: unknown };
    return typeof license === "string" ? license : null;
  } catch {
    return null;
  }
}
