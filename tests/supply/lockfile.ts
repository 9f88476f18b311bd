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
  // one of another age lists other programs
  engines: z.optional(z.union([z.object({ node: z.optional(z.string()) }), z.array(z.string())])),
  hasInstallScript: z.optional(z.boolean()),
});

/** A package as package-lock.json has it. */
export interface LockedPackage extends z.infer<typeof lockedSchema> {
  name: string;
  /** Folder, below that of the repository. */
  path: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

/** Every package that an installation may hold, those for other machines among them. */
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

/** Versions of Node that a package names; "*" where it names none. */
export const nodesOf = ({ engines }: LockedPackage): string =>
  (Array.isArray(engines) ? undefined : engines?.node) ?? "*";

/** The packages whose install scripts npm must not run (package.json, `allowScripts`). */
export const refusedScripts = (): string[] =>
  Object.entries(
    z.object({ allowScripts: z.record(z.string(), z.boolean()) }).parse(read("package.json")).allowScripts,
  )
    .filter(([, isAllowed]) => !isAllowed)
    .map(([name]) => name);

/** What an installed package says of its licence itself; null where it is not installed, or says it in no word. */
export function ownLicence({ path }: LockedPackage): string | null {
  try {
    const { license } = read(join(path, "package.json")) as { license?: unknown };
    return typeof license === "string" ? license : null;
  } catch {
    return null;
  }
}
