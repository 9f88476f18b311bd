import type { Session, SessionRepository } from "../../core/auth/sessions/session.ts";
import { compareBy, copyOrNull, type Tables } from "./tables.ts";

export function createFakeSessionRepository({ sessions, tokens }: Tables): SessionRepository {
  const remove = (id: string) => {
    sessions.delete(id);
    for (const token of tokens.values()) if (token.sessionId === id) tokens.delete(token.id);
  };

  return {
    async insert(session) {
      sessions.set(session.id, structuredClone(session));
    },

    async find(id) {
      return copyOrNull(sessions.get(id));
    },

    async touch(id, at) {
      const session = sessions.get(id);
      if (session) session.lastUsedAt = at;
    },

    async listOfUser(userId, now) {
      const own = [...sessions.values()].filter((each) => each.userId === userId && each.expiresAt > now);
      const byUse = compareBy<Session>(
        ({ lastUsedAt }) => lastUsedAt.getTime(),
        ({ id }) => id,
      );
      return structuredClone(own.toSorted(byUse).toReversed());
    },

    async setAssurance(id, assurance) {
      const session = sessions.get(id);
      if (session) Object.assign(session, structuredClone(assurance));
    },

    async remove(id) {
      remove(id);
    },

    async lowerAssurance(userId, { except } = {}) {
      for (const session of sessions.values()) {
        if (session.userId !== userId || session.id === except) continue;
        session.aal = "aal1";
        session.amr = session.amr.filter(({ method }) => method !== "totp" && method !== "recovery_code");
      }
    },

    async removeOfUser(userId, { except } = {}) {
      const ended = [...sessions.values()].filter(
        ({ id, userId: owner }) => owner === userId && id !== except,
      );
      for (const { id } of ended) remove(id);
      return ended.length;
    },

    async removeExpired(now) {
      for (const { id, expiresAt } of sessions.values()) if (expiresAt <= now) remove(id);
    },

    async insertToken(token) {
      if ([...tokens.values()].some(({ digest }) => digest === token.digest)) {
        throw new Error("there is a token with this digest");
      }
      tokens.set(token.id, structuredClone(token));
    },

    async findTokenForUpdate(digest) {
      return copyOrNull([...tokens.values()].find((token) => token.digest === digest));
    },

    async findLiveToken(sessionId) {
      const live = [...tokens.values()].filter(
        (token) => token.sessionId === sessionId && token.usedAt === null,
      );
      return copyOrNull(live.toSorted(compareBy(({ id }) => id)).at(-1));
    },

    async markTokenUsed(id, at) {
      const token = tokens.get(id);
      if (token) token.usedAt = at;
    },
  };
}
