import { Worker } from "node:worker_threads";

/**
 * MB for new and for old objects. By default a thread lets 48 MB of new ones pile up, and collects old ones the later the
 * more memory the machine has, however little it keeps; this costs a twentieth of the speed and makes peak memory nearly
 * the same for a thousand rows and for a million. Pixels and file bytes lie outside of both.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/** Starts a thread on a module. In development that is TypeScript, which a thread reads only once it has loaded tsx. */
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
