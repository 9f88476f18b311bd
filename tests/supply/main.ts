import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import pkg from "../../package.json" with { type: "json" };
import { bundledPackages } from "../../build/bundled.ts";
import { isLicenseFine } from "./licenses.ts";
import { lockedPackages, refusedScripts } from "./lockfile.ts";

/**
 * `npm run check:supply`: the product's dependencies, their licenses, and known vulnerabilities. Writes
 * dist/sbom.cdx.json.
 */
const root = join(import.meta.dirname, "../..");
const SBOM = "dist/sbom.cdx.json";

const npm = (...args: string[]) =>
  spawnSync("npm", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

const auditSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/**
 * Packages with published vulnerabilities and their severity; null if the registry does not support audits.
 */
function audit(): { name: string; severity: string }[] | null {
  const { stdout } = npm("audit", "--json");
  try {
    const { vulnerabilities } = auditSchema.parse(JSON.parse(stdout));
    return Object.entries(vulnerabilities).map(([name, { severity }]) => ({ name, severity }));
  } catch {
    return null;
  }
}

const bomSchema = z.looseObject({
  specVersion: z.string(),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })),
});

/** Includes development dependencies, because some of them are bundled into pages. */
function writeBom(): { specVersion: string; count: number } {
  const { stdout, stderr, status } = npm("sbom", "--sbom-format", "cyclonedx");
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const bom = bomSchema.parse(JSON.parse(stdout));
  // npm uses the folder name by default
  Object.assign(bom.metadata.component, { name: pkg.name, type: "application" });
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(join(root, SBOM), `${JSON.stringify(bom, null, 2)}\n`);
  return { specVersion: bom.specVersion, count: bom.components.length };
}

const packages = lockedPackages();
const problems: string[] = [];
const refused = packages.filter((each) => !isLicenseFine(each));
for (const { name, license = "none" } of refused) problems.push(`${name} is under ${license}`);
const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
const unknown = scripts.filter((name) => !refusedScripts().includes(name));
for (const name of unknown) problems.push(`${name} wants to run something when it is installed`);

console.log(`${packages.length} packages, ${packages.length - refused.length} under a license that is fine`);
console.log(`${scripts.length} of them have install scripts, none of which runs: ${scripts.join(", ")}`);

const { specVersion, count } = writeBom();
console.log(`${SBOM}: CycloneDX ${specVersion}, ${count} components`);

// dependencies that are installed with the product or bundled into it; all packages if the bundles are
// unknown
const bundled = bundledPackages(root);
const isShipped = (name: string): boolean =>
  bundled === null || bundled.has(name) || packages.some((each) => each.name === name && each.dev !== true);
const weak = audit();
if (weak === null) {
  console.log("Weaknesses: the registry could not be asked (it answers no audit). NOT CHECKED.");
} else {
  const shipped = weak.filter(({ name }) => isShipped(name));
  const told = (found: typeof weak): string =>
    found.map(({ name, severity }) => `${name} (${severity})`).join(", ") || "none";
  console.log(
    `Weaknesses of what is shipped${bundled ? "" : " (not built: all packages)"}: ${told(shipped)}`,
  );
  console.log(`Weaknesses of tools: ${told(weak.filter(({ name }) => !isShipped(name)))}`);
  const grave = shipped.filter(({ severity }) => severity === "critical" || severity === "high");
  if (grave.length > 0) problems.push(`packages that are shipped have known weaknesses: ${told(grave)}`);
}

for (const problem of problems) console.error(`- ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
