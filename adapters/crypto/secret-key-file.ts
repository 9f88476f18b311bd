import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "../../core/errors.ts";
import { placeNewFile } from "./place-file.ts";

const FILE = "secret.key";

/**
 * The operator's key: from the environment, otherwise from the file in the data folder, which the first call
 * creates for its owner only. Processes that share the folder share the file.
 * @param said SECRET_KEY
 */
export function secretKey(said: string | null, dataDir: string): () => Promise<string> {
  if (said !== null) return async () => said;
  const path = join(dataDir, FILE);
  return async () => {
    try {
      if (!existsSync(path)) await makeKey(dataDir, path);
      const key = (await readFile(path, "utf8")).trim();
      if (key.length < 32) throw new Error("it is shorter than 32 characters");
      return key;
    } catch (cause) {
      throw new DomainError("storage_failed", `The key that seals secrets cannot be used: ${path}`, {
        cause,
      });
    }
  };
}

/** If several processes create the key at once, all of them use the first one. */
async function makeKey(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await placeNewFile(path, `${randomBytes(32).toString("base64url")}\n`).catch((error: { code?: string }) => {
    if (error.code !== "EEXIST") throw error;
  });
}
