import { createHash } from "node:crypto";

/** 16 bytes that stand for an address or an account: rows stay small whatever somebody makes up, and say nothing of people. */
export const keyDigest = (key: string): Buffer => createHash("sha256").update(key).digest().subarray(0, 16);
