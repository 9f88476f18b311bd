import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { Service } from "kubernetes-models/v1/Service";

const ROOT = join(import.meta.dirname, "../../..");

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

interface Model {
  new (manifest: never): { validate: () => void };
}

/** The schema of each kind, and the module of its type. */
const KINDS: Readonly<Record<string, { model: Model; module: string; apiVersion: string }>> = {
  Deployment: { model: Deployment, module: "apps/v1/Deployment", apiVersion: "apps/v1" },
  Ingress: { model: Ingress, module: "networking.k8s.io/v1/Ingress", apiVersion: "networking.k8s.io/v1" },
  PodDisruptionBudget: {
    model: PodDisruptionBudget,
    module: "policy/v1/PodDisruptionBudget",
    apiVersion: "policy/v1",
  },
  Service: { model: Service, module: "v1/Service", apiVersion: "v1" },
};

/** Checks the schema: wrong types and missing fields. It allows unknown fields. */
function schemaFault(manifest: Manifest): string[] {
  const kind = KINDS[manifest.kind];
  if (kind?.apiVersion !== manifest.apiVersion) return [`no ${manifest.kind} of ${manifest.apiVersion}`];
  try {
    new kind.model(manifest as never).validate();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Checks the types with the compiler: unknown fields, such as a misspelled probe. */
async function typeFaults(manifests: readonly Manifest[]): Promise<string[]> {
  // inside the project, so that the types are found
  const folder = mkdtempSync(join(ROOT, "node_modules/.manifests-"));
  try {
    for (const [index, manifest] of manifests.entries()) {
      const type = `import("kubernetes-models/${KINDS[manifest.kind]?.module}").I${manifest.kind}`;
      const literal = JSON.stringify(manifest, null, 2);
      writeFileSync(join(folder, `${index}.ts`), `export const manifest: ${type} = ${literal};\n`);
    }
    // listed individually: tsc excludes folders below node_modules
    const files = manifests.map((_, index) => `${index}.ts`);
    const config = { extends: join(ROOT, "tsconfig.json"), files, include: [] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    await promisify(execFile)("npx", ["--no-install", "tsc", "-p", folder, "--pretty", "false"], {
      cwd: ROOT,
    });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout.split("\n").filter((line) => line.includes("error TS"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** All faults in Kubernetes manifests that a cluster would report at once. */
export async function manifestFaults(manifests: readonly Manifest[]): Promise<string[]> {
  const faults = manifests.flatMap(schemaFault);
  return [...faults, ...(await typeFaults(manifests.filter(({ kind }) => kind in KINDS)))];
}
