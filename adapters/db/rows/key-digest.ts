import { createHash } from "node:crypto";

/**
 * A 16-byte digest of an address or account: rows stay small whatever the input, and contain no personal
 * data.
 */
export const keyDigest = (key: string): Buffer => createHash("sha256").update(key).digest().subarray(0, 16);
