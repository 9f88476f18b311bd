import { beforeEach, describe, expect, test } from "vitest";
import type { FakeRepositories } from "../fakes/repositories.ts";
import { buildSession, buildToken, buildUser, newId } from "../support/rows.ts";

/** What every SessionRepository does. `open` gives empty repositories. */
export function sessionRepositoryContract(open: () => Promise<FakeRepositories>): void {
  describe("sessions", () => {
    let store: Awaited<ReturnType<typeof open>>;
    let userId: string;
    beforeEach(async () => {
      store = await open();
      userId = await addUser();
    });
    const addUser = async () => {
      const user = buildUser();
      await store.users.insert(user);
      return user.id;
    };
    const addSession = async (owner = userId, changes: Parameters<typeof buildSession>[1] = {}) => {
      const session = buildSession(owner, changes);
      await store.sessions.insert(session);
      return session;
    };
    const addToken = async (sessionId: string, changes: Parameters<typeof buildToken>[1] = {}) => {
      const token = buildToken(sessionId, changes);
      await store.sessions.insertToken(token);
      return token;
    };

    test("find returns a session by its id, and null for unknown and malformed ids", async () => {
      const session = await addSession();
      expect(await store.sessions.find(session.id)).toEqual(session);
      expect(await store.sessions.find(newId())).toBeNull();
      expect(await store.sessions.find("none")).toBeNull();
    });

    test("touch changes only the time of last use", async () => {
      const session = await addSession();
      const later = new Date("2026-01-01T12:00:00.000Z");
      await store.sessions.touch(session.id, later);
      expect(await store.sessions.find(session.id)).toEqual({ ...session, lastUsedAt: later });
    });

    test("setAssurance raises a session permanently", async () => {
      const session = await addSession();
      const raised = {
        aal: "aal2" as const,
        amr: [{ method: "totp" as const, timestamp: 1_767_225_600 }, ...session.amr],
      };
      await store.sessions.setAssurance(session.id, raised);
      expect(await store.sessions.find(session.id)).toEqual({ ...session, ...raised });
    });

    test("lowering removes the second factor from all sessions of a user but one", async () => {
      const passwordOnly = (await addSession()).amr;
      const amr = [{ method: "totp" as const, timestamp: 1_767_225_600 }, ...passwordOnly];
      const mine = await addSession(userId, { aal: "aal2", amr });
      const other = await addSession(userId, { aal: "aal2", amr });
      const stranger = await addSession(await addUser(), { aal: "aal2", amr });
      await store.sessions.lowerAssurance(userId, { except: mine.id });
      expect(await store.sessions.find(mine.id)).toEqual(mine);
      expect(await store.sessions.find(other.id)).toEqual({ ...other, aal: "aal1", amr: passwordOnly });
      expect(await store.sessions.find(stranger.id)).toEqual(stranger);
    });

    test("a user's unexpired sessions are listed, last used first", async () => {
      const now = new Date("2026-01-01T12:00:00.000Z");
      const older = await addSession();
      const newer = await addSession(userId, { lastUsedAt: now });
      await addSession(userId, { expiresAt: now });
      await addSession(await addUser());
      expect(await store.sessions.listOfUser(userId, now)).toEqual([newer, older]);
    });

    test("removing a session removes its refresh tokens", async () => {
      const [gone, stays] = [await addSession(), await addSession()];
      const [lost, kept] = [await addToken(gone.id), await addToken(stays.id)];
      await store.sessions.remove(gone.id);
      expect(await store.sessions.find(gone.id)).toBeNull();
      expect(await store.sessions.findTokenForUpdate(lost.digest)).toBeNull();
      expect(await store.sessions.findTokenForUpdate(kept.digest)).toEqual(kept);
    });

    test("a user's sessions can be removed all together or all but one, without affecting other users", async () => {
      const [one, two] = [await addSession(), await addSession()];
      const other = await addSession(await addUser());
      await store.sessions.removeOfUser(userId, { except: two.id });
      expect(await store.sessions.find(one.id)).toBeNull();
      expect(await store.sessions.find(two.id)).toEqual(two);
      await store.sessions.removeOfUser(userId);
      expect(await store.sessions.find(two.id)).toBeNull();
      expect(await store.sessions.find(other.id)).toEqual(other);
    });

    test("expired sessions of all users are removed with their refresh tokens, and the others stay", async () => {
      const now = new Date("2026-01-05T00:00:00.000Z");
      const expired = await addSession(userId, { expiresAt: now });
      const anothers = await addSession(await addUser(), { expiresAt: new Date(0) });
      const alive = await addSession(userId, { expiresAt: new Date(now.getTime() + 1) });
      const [lost, kept] = [await addToken(expired.id), await addToken(alive.id)];
      await store.sessions.removeExpired(now);
      expect(await store.sessions.find(expired.id)).toBeNull();
      expect(await store.sessions.find(anothers.id)).toBeNull();
      expect(await store.sessions.findTokenForUpdate(lost.digest)).toBeNull();
      expect(await store.sessions.find(alive.id)).toEqual(alive);
      expect(await store.sessions.findTokenForUpdate(kept.digest)).toEqual(kept);
    });

    test("a chain of refresh tokens has one live token, the last one", async () => {
      const session = await addSession();
      expect(await store.sessions.findLiveToken(session.id)).toBeNull();
      const first = await addToken(session.id);
      expect(await store.sessions.findLiveToken(session.id)).toEqual(first);
      const usedAt = new Date("2026-01-01T01:00:00.000Z");
      await store.sessions.markTokenUsed(first.id, usedAt);
      const second = await addToken(session.id, { parentId: first.id });
      expect(await store.sessions.findTokenForUpdate(first.digest)).toEqual({ ...first, usedAt });
      expect(await store.sessions.findLiveToken(session.id)).toEqual(second);
    });

    test("a token digest must be unique", async () => {
      const session = await addSession();
      const { digest } = await addToken(session.id);
      await expect(addToken(session.id, { digest })).rejects.toThrow(/digest/);
    });

    test("concurrent refreshes of one session run one after the other, with parent and child tokens", async () => {
      const session = await addSession();
      const parent = await addToken(session.id);
      const child = await addToken(session.id, { parentId: parent.id });
      const steps: string[] = [];
      const refresh = (digest: string) =>
        store.transact(async ({ sessions }) => {
          await sessions.findTokenForUpdate(digest);
          steps.push("enter");
          // round trips, in which the other one would step in if it could
          for (let trip = 0; trip < 5; trip += 1) await sessions.findLiveToken(session.id);
          steps.push("leave");
        });
      await Promise.all([parent, child, child].map(({ digest }) => refresh(digest)));
      expect(steps).toEqual(["enter", "leave", "enter", "leave", "enter", "leave"]);
    });
  });
}
