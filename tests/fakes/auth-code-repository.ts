import type { AuthCodeRepository } from "../../core/auth/auth-code.ts";
import { copyOrNull, type Tables } from "./tables.ts";

export function createFakeAuthCodeRepository({ authCodes }: Tables): AuthCodeRepository {
  const find = async (digest: string) =>
    copyOrNull([...authCodes.values()].find((code) => code.digest === digest));
  return {
    find,
    findForUpdate: find,

    async insert(code) {
      authCodes.set(code.id, structuredClone(code));
    },

    async countFailure(id) {
      const code = authCodes.get(id);
      if (code) code.failures += 1;
    },

    async remove(id) {
      authCodes.delete(id);
    },

    async removeOfUser(userId) {
      for (const code of authCodes.values()) if (code.userId === userId) authCodes.delete(code.id);
    },

    async removeMadeBefore(time) {
      for (const { id, createdAt } of authCodes.values()) if (createdAt < time) authCodes.delete(id);
    },
  };
}
