import pkg from "../../../package.json" with { type: "json" };
import type { ReportReader } from "../../../core/codes/print/report/print-report.ts";

/** The version of each reader that judges printed codes; our own has that of the product. */
const VERSIONS: Readonly<Record<string, string>> = {
  jsqr: pkg.devDependencies.jsqr,
  "zxing-wasm": pkg.dependencies["zxing-wasm"],
};

export const withVersion = (name: string): ReportReader => ({ name, version: VERSIONS[name] ?? pkg.version });
