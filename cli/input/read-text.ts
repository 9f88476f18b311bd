import { isUtf8 } from "node:buffer";
import { DomainError } from "../../core/errors.ts";

/**
 * The text itself, or standard input for `-`, without the line break that `echo` and editors put at its end and the byte order
 * mark that some put in front.
 */
export const readText = async (text: string): Promise<string> => {
  if (text !== "-") return text;
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw new DomainError("validation_failed", "Standard input is not UTF-8.");
  return bytes
    .toString()
    .replace(/^\ufeff/, "")
    .replace(/\r?\n$/, "");
};
