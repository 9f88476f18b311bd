import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "../../core/errors.ts";

const FILE = "secret.key";

/**
 * The operator's key: what the environment says, else the file in the data folder, made at the first call for its owner alone.
 * Processes that share the folder share the file.
 * @param said SECRET_KEY
 */
export function secretKey(said: string | null, dataDir: string): () => Promise<string> {
  if (said !== null) return async () => said;
  const path = join(dataDir, FILE);
  return async () => {
    try {
      await mkdir(dataDir, { recursive: true });
      await writeFile(path, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
    } catch (error) {
      if ((error as { code?: string }).code !== "EEXIST") throw unusable(path, error);
    }
    const key = (
      await readFile(path, "utf8").catch((error: unknown) => {
        throw unusable(path, error);
      })
    ).trim();
    if (key.length < 32) throw unusable(path, new Error("it is shorter than 32 characters"));
    return key;
  };
}

const unusable = (path: string, cause: unknown): DomainError =>
  new DomainError("storage_failed", `The key that seals secrets cannot be used: ${path}`, { cause });
