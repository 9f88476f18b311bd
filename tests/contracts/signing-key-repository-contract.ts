import { beforeEach, describe, expect, test } from "vitest";
import type { FakeRepositories } from "../fakes/repositories.ts";
import type { SigningKey } from "../../core/auth/sessions/session.ts";
import { newId } from "../support/rows.ts";

const buildKey = (): SigningKey => ({
  id: newId(),
  jwk: { kty: "EC", crv: "P-256", x: "eA", y: "eQ", d: "ZA", key_ops: ["sign"] },
  createdAt: new Date("2026-01-01T00:00:00.000Z"),
  retiredAt: null,
});

/** What every SigningKeyRepository does. `open` gives empty repositories. */
export function signingKeyRepositoryContract(open: () => Promise<FakeRepositories>): void {
  describe("signing keys", () => {
    let store: FakeRepositories;
    beforeEach(async () => {
      store = await open();
    });

    test("the first key is stored and listed unchanged", async () => {
      expect(await store.signingKeys.list()).toEqual([]);
      const key = buildKey();
      expect(await store.signingKeys.insertIfNone(key)).toEqual(key);
      expect(await store.signingKeys.list()).toEqual([key]);
    });

    test("a second key is not stored, and the first is returned", async () => {
      const first = await store.signingKeys.insertIfNone(buildKey());
      expect(await store.signingKeys.insertIfNone(buildKey())).toEqual(first);
      expect(await store.signingKeys.list()).toEqual([first]);
    });

    test("concurrent inserts agree on one key", async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => store.signingKeys.insertIfNone(buildKey())),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await store.signingKeys.list()).toHaveLength(1);
    });

    test("replacing a key retires it, and retired keys are removed by age", async () => {
      const first = await store.signingKeys.insertIfNone(buildKey());
      const at = new Date("2026-02-01T00:00:00.000Z");
      const second = { ...buildKey(), createdAt: at };
      await store.signingKeys.replace(second);
      expect(await store.signingKeys.list()).toEqual([second, { ...first, retiredAt: at }]);
      await store.signingKeys.removeRetiredBefore(at);
      expect(await store.signingKeys.list()).toHaveLength(2);
      await store.signingKeys.removeRetiredBefore(new Date(at.getTime() + 1));
      expect(await store.signingKeys.list()).toEqual([second]);
    });
  });
}
