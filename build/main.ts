import { join } from "node:path";
import { parseArgs } from "node:util";
import { isUpToDate, type Part } from "./inputs.ts";

/** `npm run build [-- --force]`: builds the parts of dist/ whose sources have changed since they were built, or all. */
const root = join(import.meta.dirname, "..");

const CONFIGS: Readonly<Record<Part, { configFile: string; ssr: boolean }>> = {
  web: { configFile: "web/vite.config.ts", ssr: false },
  admin: { configFile: "admin/vite.config.ts", ssr: false },
  server: { configFile: "web/vite.config.ts", ssr: true },
};

const { force } = parseArgs({ options: { force: { type: "boolean", default: false } } }).values;
const changed = (Object.keys(CONFIGS) as Part[]).filter((part) => force || !isUpToDate(root, part));
for (const part of changed) {
  // loading Vite takes half a second, which a build without changes skips
  const { build } = await import("vite");
  const { configFile, ssr } = CONFIGS[part];
  console.log(`building ${part}`);
  await build({ configFile: join(root, configFile), logLevel: "warn", build: { ssr } });
}
