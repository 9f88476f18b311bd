import { createHash } from "node:crypto";
import type { Digest, TextCodec } from "../../core/backup/backup-archive.ts";

export function createDigest(): Digest {
  const hash = createHash("sha256");
  return { add: (bytes) => void hash.update(bytes), hex: () => hash.digest("hex") };
}

const decoder = new TextDecoder("utf-8", { fatal: true });

export const utf8: TextCodec = {
  encode: (text) => Buffer.from(text),
  decode: (bytes) => decoder.decode(bytes),
};
