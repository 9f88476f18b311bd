import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { readError } from "../../adapters/codes/batch/output/storage-error.ts";
import { DomainError } from "../../core/errors.ts";
import { readText } from "./read-text.ts";

/**
 * The text of a file, or of standard input for `-`, without a byte order mark.
 * @throws DomainError `not_found`; `validation_failed` if it is not UTF-8
 */
export async function readTextFile(path: string): Promise<string> {
  if (path === "-") return readText(path);
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw readError(path, cause);
  });
  if (!isUtf8(bytes)) throw new DomainError("validation_failed", `${path} is not UTF-8: save it as UTF-8`);
  return bytes.toString().replace(/^\ufeff/, "");
}
