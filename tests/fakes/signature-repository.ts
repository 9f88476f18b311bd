import type { SignatureRepository } from "../../core/signatures/signature.ts";
import { compareBy, copyOrNull, type Tables } from "./tables.ts";

export function createFakeSignatureRepository({ signatureKeys, signatures }: Tables): SignatureRepository {
  const keyOf = (userId: string) => [...signatureKeys.values()].find((key) => key.userId === userId);

  return {
    async findKeyOf(userId) {
      return copyOrNull(keyOf(userId));
    },

    async insertKeyIfNone(key) {
      const known = keyOf(key.userId);
      if (!known) signatureKeys.set(key.id, structuredClone(key));
      return structuredClone(known ?? key);
    },

    async findKey(id) {
      const key = signatureKeys.get(id);
      if (!key) return null;
      const { privateKey: _privateKey, ...published } = structuredClone(key);
      return published;
    },

    async insertIfNone(record) {
      if (!signatures.has(record.digest)) signatures.set(record.digest, structuredClone(record));
      return structuredClone(signatures.get(record.digest) ?? record);
    },

    async findByDigest(digest) {
      return copyOrNull(signatures.get(digest));
    },

    async detachOfUser(userId) {
      const own = [...signatures].filter(([, record]) => record.userId === userId);
      for (const [digest] of own) signatures.delete(digest);
      const key = keyOf(userId);
      if (key) Object.assign(key, { userId: null, privateKey: "" });
      return own.length;
    },

    async list(userId, { order, offset, limit }) {
      const rising = [...signatures.values()]
        .filter((record) => record.userId === userId)
        .toSorted(
          compareBy(
            ({ createdAt }) => createdAt.getTime(),
            ({ id }) => id,
          ),
        );
      const sorted = order === "asc" ? rising : rising.toReversed();
      return { items: structuredClone(sorted.slice(offset, offset + limit)), total: sorted.length };
    },
  };
}
