import { beforeEach, describe, expect, test } from "vitest";
import type { AuthCode } from "../../core/auth/auth-code.ts";
import type { FakeRepositories } from "../fakes/repositories.ts";
import { buildUser, newId } from "../support/rows.ts";

const START = new Date("2026-01-01T00:00:00.000Z");
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

/** What every AuthCodeRepository does. `open` gives empty repositories. */
export function authCodeRepositoryContract(open: () => Promise<FakeRepositories>): void {
  describe("PKCE codes", () => {
    let store: FakeRepositories;
    let userId: string;
    beforeEach(async () => {
      store = await open();
      userId = await addUser();
    });

    async function addUser(): Promise<string> {
      const user = buildUser();
      await store.users.insert(user);
      return user.id;
    }

    async function put(changes: Partial<AuthCode> = {}): Promise<AuthCode> {
      const id = newId();
      const code: AuthCode = {
        id,
        userId,
        digest: `code ${id}`,
        challenge: "challenge",
        method: "magiclink",
        signedInAt: null,
        failures: 0,
        createdAt: START,
        ...changes,
      };
      await store.authCodes.insert(code);
      return code;
    }
    const isThere = async ({ digest }: AuthCode) => (await store.authCodes.find(digest)) !== null;

    test("are found unchanged by their digest only", async () => {
      const code = await put({ signedInAt: later(-5) });
      expect(await store.authCodes.find(code.digest)).toEqual(code);
      expect(await store.authCodes.findForUpdate(code.digest)).toEqual(code);
      expect(await store.authCodes.find("unknown")).toBeNull();
      expect(await store.authCodes.findForUpdate("unknown")).toBeNull();
    });

    test("count wrong verifiers for the one that was tried", async () => {
      const [tried, other] = [await put(), await put()];
      await store.authCodes.countFailure(tried.id);
      await store.authCodes.countFailure(tried.id);
      await store.authCodes.countFailure(newId());
      expect((await store.authCodes.find(tried.digest))?.failures).toBe(2);
      expect((await store.authCodes.find(other.digest))?.failures).toBe(0);
    });

    test("can be removed one by one, and removing an unknown one does nothing", async () => {
      const [gone, kept] = [await put(), await put()];
      await store.authCodes.remove(gone.id);
      await store.authCodes.remove(newId());
      expect([await isThere(gone), await isThere(kept)]).toEqual([false, true]);
    });

    test("of a user are removed together, those of others stay", async () => {
      const own = [await put(), await put()];
      const other = await put({ userId: await addUser() });
      await store.authCodes.removeOfUser(userId);
      expect(await Promise.all([...own, other].map(isThere))).toEqual([false, false, true]);
    });

    test("from before a time are removed, and one from that very time stays", async () => {
      const [old, exact, young] = [
        await put(),
        await put({ createdAt: later(1) }),
        await put({ createdAt: later(2) }),
      ];
      await store.authCodes.removeMadeBefore(later(1));
      expect(await Promise.all([old, exact, young].map(isThere))).toEqual([false, true, true]);
    });
  });
}
