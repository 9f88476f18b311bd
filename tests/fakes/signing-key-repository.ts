import type { SigningKeyRepository } from "../../core/auth/sessions/session.ts";
import { compareBy, type Tables } from "./tables.ts";

export function createFakeSigningKeyRepository({ keys }: Tables): SigningKeyRepository {
  return {
    async list() {
      const oldestFirst = [...keys.values()].toSorted(
        compareBy(
          ({ createdAt }) => createdAt.getTime(),
          ({ id }) => id,
        ),
      );
      return structuredClone(oldestFirst.toReversed());
    },

    async insertIfNone(key) {
      const active = [...keys.values()].find(({ retiredAt }) => retiredAt === null);
      if (active) return structuredClone(active);
      keys.set(key.id, structuredClone(key));
      return structuredClone(key);
    },

    async replace(key) {
      for (const active of keys.values()) active.retiredAt ??= key.createdAt;
      keys.set(key.id, structuredClone(key));
    },

    async removeRetiredBefore(time) {
      for (const { id, retiredAt } of keys.values()) if (retiredAt && retiredAt < time) keys.delete(id);
    },
  };
}
