import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltProduct, type BuiltProduct } from "./api/built-product.ts";
import { benchHistory } from "./api/history.ts";
import { benchSignIns } from "./api/sign-ins.ts";

/** `npm run bench:api`: how quick the built product answers over HTTP. Each part has the product to itself for its time. */
const PARTS: Record<string, (product: BuiltProduct) => Promise<string[]>> = {
  history: benchHistory,
  "sign-ins": benchSignIns,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "quietzone-bench-api-"));
const product = await startBuiltProduct(folder);
try {
  console.log(`${availableParallelism()} processors, Node ${process.version}, files in ${folder}\n`);
  for (const [name, bench] of Object.entries(PARTS)) {
    if (chosen.length === 0 || chosen.includes(name)) console.log(`${(await bench(product)).join("\n")}\n`);
  }
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
