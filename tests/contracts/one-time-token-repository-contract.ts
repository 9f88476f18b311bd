import { beforeEach, describe, expect, test } from "vitest";
import type { OneTimeToken } from "../../core/auth/mailed/one-time-token.ts";
import type { FakeRepositories } from "../fakes/repositories.ts";
import { buildUser, newId } from "../support/rows.ts";

const START = new Date("2026-01-01T00:00:00.000Z");
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

/** What every OneTimeTokenRepository does. `open` gives empty repositories. */
export function oneTimeTokenRepositoryContract(open: () => Promise<FakeRepositories>): void {
  describe("one-time tokens", () => {
    let store: Awaited<ReturnType<typeof open>>;
    let userId: string;
    let mailbox: string;
    beforeEach(async () => {
      store = await open();
      const user = buildUser();
      await store.users.insert(user);
      userId = user.id;
      mailbox = user.email;
    });

    const put = async (changes: Partial<OneTimeToken> = {}): Promise<OneTimeToken> => {
      const id = newId();
      const token: OneTimeToken = {
        id,
        userId,
        email: mailbox,
        purpose: "recovery",
        linkDigest: `link of ${id}`,
        linkExpiresAt: later(60),
        codeDigest: `code of ${id}`,
        codeExpiresAt: later(10),
        codeFailures: 0,
        challenge: null,
        newAccount: null,
        needsCurrentMailbox: false,
        usedAt: null,
        createdAt: START,
        ...changes,
      };
      await store.oneTimeTokens.put(token);
      return token;
    };
    const byLink = ({ linkDigest }: OneTimeToken) =>
      store.oneTimeTokens.findByLinkForUpdate(linkDigest ?? "");

    test("are found by link and by mailbox, unchanged", async () => {
      const token = await put({
        newAccount: { first_name: "Ada" },
        challenge: "c",
        needsCurrentMailbox: true,
      });
      expect(await byLink(token)).toEqual(token);
      expect(await store.oneTimeTokens.findByMailboxForUpdate(mailbox, ["recovery", "signup"])).toEqual([
        token,
      ]);
      expect(await store.oneTimeTokens.findByMailboxForUpdate(mailbox, ["signup"])).toEqual([]);
    });

    test("replace the previous one, also those without a user", async () => {
      const [first, nobodys] = [await put(), await put({ userId: null })];
      const [second, next] = [await put(), await put({ userId: null })];
      expect([await byLink(first), await byLink(nobodys)]).toEqual([null, null]);
      expect([await byLink(second), await byLink(next)]).toEqual([second, next]);
    });

    test("stored concurrently leave one", async () => {
      await Promise.all(Array.from({ length: 5 }, () => put()));
      expect(await store.oneTimeTokens.findByMailboxForUpdate(mailbox, ["recovery"])).toHaveLength(1);
    });

    test("remember failures and use, and are not found by mailbox without a code", async () => {
      const token = await put();
      await store.oneTimeTokens.update({ id: token.id, codeDigest: null, codeFailures: 5, usedAt: later(1) });
      expect(await byLink(token)).toMatchObject({ codeDigest: null, codeFailures: 5, usedAt: later(1) });
      expect(await store.oneTimeTokens.findByMailboxForUpdate(mailbox, ["recovery"])).toEqual([]);
      expect(await store.oneTimeTokens.findOfUser(userId, "recovery")).toMatchObject({ usedAt: later(1) });
    });

    test("of a user are removed, all or by purpose, and those of others stay", async () => {
      const [recovery, signup, nobodys] = [
        await put(),
        await put({ purpose: "signup" }),
        await put({ userId: null }),
      ];
      await store.oneTimeTokens.removeOfUser(userId, ["signup"]);
      expect([await byLink(recovery), await byLink(signup)]).toEqual([recovery, null]);
      await store.oneTimeTokens.removeOfUser(userId);
      expect([await byLink(recovery), await byLink(nobodys)]).toEqual([null, nobodys]);
    });

    test("are removed once their link has expired", async () => {
      const token = await put();
      await store.oneTimeTokens.removeExpired(later(59));
      expect(await byLink(token)).toEqual(token);
      await store.oneTimeTokens.removeExpired(later(60));
      expect(await byLink(token)).toBeNull();
    });
  });
}
