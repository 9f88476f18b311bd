import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltProduct, type BuiltProduct } from "./api/built-product.ts";
import { benchCodes } from "./api/codes.ts";
import { benchGrowth } from "./api/growth.ts";
import { benchHistory } from "./api/history.ts";
import { benchProcesses } from "./api/processes.ts";
import { benchSignIns } from "./api/sign-ins.ts";

/** `npm run bench:api`: response times of the built product over HTTP. Parts run one at a time. */
const PARTS: Record<string, (product: BuiltProduct) => Promise<string[]>> = {
  history: benchHistory,
  "sign-ins": benchSignIns,
  codes: benchCodes,
};

/** Parts that start processes and a database of their own. */
const APART: Record<string, () => Promise<string[]>> = { processes: benchProcesses, growth: benchGrowth };
const NAMES = [...Object.keys(PARTS), ...Object.keys(APART)];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. Parts: ${NAMES.join(", ")}`);
  process.exit(2);
}
const isWanted = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
console.log(`${availableParallelism()} processors, Node ${process.version}\n`);
if (Object.keys(PARTS).some(isWanted)) {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-bench-api-"));
  const product = await startBuiltProduct(folder);
  try {
    for (const [name, bench] of Object.entries(PARTS)) {
      if (isWanted(name)) console.log(`${(await bench(product)).join("\n")}\n`);
    }
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
for (const [name, bench] of Object.entries(APART)) {
  if (isWanted(name)) console.log(`${(await bench()).join("\n")}\n`);
}
