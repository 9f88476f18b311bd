import { Worker } from "node:worker_threads";

/**
 * Heap limits in MB for young and old objects. By default, a thread lets 48 MB of young objects pile up, and
 * collects old ones later the more memory the machine has, however little it uses. These limits cost a
 * twentieth of the speed, and make peak memory nearly the same for a thousand rows and for a million. Pixels
 * and file bytes are outside of both heaps.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/**
 * Starts a thread with a module. In development, the module is TypeScript, which requires tsx in the thread.
 */
export const startThread = (
  entry: URL,
  workerData: unknown,
  transferList: NonNullable<ConstructorParameters<typeof Worker>[1]>["transferList"] & object,
): Worker => {
  if (!entry.pathname.endsWith(".ts")) return new Worker(entry, { workerData, transferList, resourceLimits });
  const tsx = JSON.stringify(import.meta.resolve("tsx/esm/api"));
  const source = `import(${tsx}).then(({ register }) => (register(), import(${JSON.stringify(entry.href)})))`;
  return new Worker(source, { eval: true, execArgv: [], workerData, transferList });
};
