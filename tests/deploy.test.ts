import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { loadConfig, variableWarnings } from "../adapters/config/config.ts";
import pkg from "../package.json" with { type: "json" };
import { manifestFaults, type Manifest } from "./support/deploy/manifest-faults.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const FOLDER = "docs/deploy/kubernetes";

/** The parts of a manifest that depend on the product. */
interface Deployed extends Manifest {
  spec: {
    replicas: number;
    minAvailable: number;
    template: {
      spec: {
        terminationGracePeriodSeconds: number;
        containers: {
          image: string;
          env: { name: string; value: string }[];
          ports: { name: string; containerPort: number }[];
          volumeMounts: { name: string; mountPath: string }[];
          readinessProbe: { periodSeconds: number; failureThreshold: number; httpGet: { path: string } };
          livenessProbe: { httpGet: { path: string } };
        }[];
      };
    };
  };
}

const read = (file: string): Deployed => parse(readFileSync(join(FOLDER, file), "utf8")) as Deployed;
const files = readdirSync(FOLDER).filter((file) => file !== "kustomization.yaml");
const manifests = files.map(read);
const deployment = read("deployment.yaml");
const [container] = deployment.spec.template.spec.containers;
if (!container) throw new Error("there is no container");

test("every Kubernetes manifest matches its schema and its type", async () => {
  expect(manifests.map(({ kind }) => kind).toSorted()).toEqual([
    "Deployment",
    "Ingress",
    "PodDisruptionBudget",
    "Service",
  ]);
  expect(await manifestFaults(manifests)).toEqual([]);
});

test("the manifest check finds wrong fields, wrong values and missing fields", async () => {
  const broken = (change: (text: string) => string): Deployed =>
    JSON.parse(change(JSON.stringify(deployment))) as Deployed;
  const faults = await manifestFaults([
    broken((text) => text.replace("livenessProbe", "livenesProbe")),
    broken((text) => text.replace('"replicas":2', '"replicas":"two"')),
    broken((text) => text.replace('"selector":', '"selected":')),
    { ...deployment, apiVersion: "extensions/v1beta1" },
  ]);
  expect(faults.join("\n")).toMatch(
    /replicas must be integer[^]*required property selector[^]*no Deployment of extensions\/v1beta1[^]*livenesProbe/,
  );
});

test("the kustomization lists every manifest, and sets the image tag to the package version", () => {
  const { resources, images } = parse(readFileSync(join(FOLDER, "kustomization.yaml"), "utf8")) as {
    resources: string[];
    images: { name: string; newTag: string }[];
  };
  expect(resources.toSorted()).toEqual(files.toSorted());
  expect(images).toEqual([expect.objectContaining({ name: container.image, newTag: pkg.version })]);
});

test("the product understands the environment of the Deployment, which contains no secrets", () => {
  const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
  expect(variableWarnings(env)).toEqual([]);
  const [secrets] = container.volumeMounts.filter(({ name }) => name === "secrets");
  const held = Object.entries(env).filter(([name]) => name.endsWith("_FILE"));
  for (const [, path] of held) expect(path).toMatch(new RegExp(`^${secrets?.mountPath}/[\\w-]+$`));
  const config = loadConfig(
    {},
    {
      ...Object.fromEntries(Object.entries(env).filter(([name]) => !name.endsWith("_FILE"))),
      ...Object.fromEntries(
        held.map(([name]) => [name.replace(/_FILE$/, ""), "smtp://held-by-a-file-of-the-cluster"]),
      ),
    },
  );
  expect(config).toMatchObject({ trustProxy: 1, images: { store: "s3" } });
  expect(config.port).toBe(container.ports[0]?.containerPort);
  // the documented command creates the secrets
  const told = [...readFileSync("docs/operations.md", "utf8").matchAll(/--from-file=([\w-]+)/g)];
  expect(new Set(told.map(([, key]) => `${secrets?.mountPath}/${key}`))).toEqual(
    new Set(held.map(([, path]) => path)),
  );
});

test("the pod fails its readiness probe before it stops serving, and has enough time to shut down", () => {
  const { shutdownDelay } = loadConfig(
    {},
    {
      SHUTDOWN_DELAY: container.env.find(({ name }) => name === "SHUTDOWN_DELAY")?.value,
    },
  );
  const { readinessProbe, livenessProbe } = container;
  expect(readinessProbe.httpGet.path).toBe("/readyz");
  expect(livenessProbe.httpGet.path).toBe("/healthz");
  expect(shutdownDelay).toBeGreaterThan(readinessProbe.periodSeconds * readinessProbe.failureThreshold);
  expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
    shutdownDelay + 20,
  );
  expect(read("pod-disruption-budget.yaml").spec.minAvailable).toBeLessThan(deployment.spec.replicas);
});

const UNIT = readFileSync("docs/deploy/quietzone.service", "utf8");
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.runIf(hasSystemd)("systemd accepts the unit and rates its exposure at 20 or less", async () => {
  const file = join(await temporaryFolder(), "quietzone.service");
  // the command is not installed here
  writeFileSync(file, UNIT.replace(/^ExecStart=quietzone /m, "ExecStart=/bin/true "));
  const verify = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
  expect(verify.stdout + verify.stderr).toBe("");
  // exposure from 0 to 100; 92 for a unit without any hardening, and above 20 the command fails
  execFileSync("systemd-analyze", ["security", "--offline=true", "--threshold=20", file], {
    stdio: "ignore",
  });
});

test("systemd stops only the main process and allows it enough time", () => {
  expect(UNIT).toMatch(/^KillMode=mixed$/m);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(UNIT)?.[1])).toBeGreaterThanOrEqual(20);
  expect(UNIT).toMatch(/^ExecStart=quietzone serve$/m);
  // code workers call setpriority(2)
  expect(UNIT).not.toMatch(/^SystemCallFilter=~.*@resources/m);
});
