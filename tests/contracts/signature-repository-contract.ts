import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { FakeRepositories } from "../fakes/repositories.ts";
import type { OwnSignatureKey, SignatureRecord } from "../../core/signatures/signature.ts";
import { buildUser, newId } from "../support/rows.ts";

const buildKey = (userId: string): OwnSignatureKey => ({
  id: randomBytes(9).toString("base64url").slice(0, 11),
  userId,
  publicKey: "x",
  privateKey: "d",
  createdAt: new Date("2026-01-01T00:00:00.000Z"),
});

/** What every SignatureRepository does. `open` gives empty repositories. */
export function signatureRepositoryContract(open: () => Promise<FakeRepositories>): void {
  describe("signatures", () => {
    let store: FakeRepositories;
    let userId: string;
    let key: OwnSignatureKey;
    beforeEach(async () => {
      store = await open();
      const user = buildUser();
      userId = user.id;
      await store.users.insert(user);
      key = buildKey(userId);
    });

    const buildSignature = (changes: Partial<SignatureRecord> = {}): SignatureRecord => ({
      id: newId(),
      userId,
      keyId: key.id,
      content: "{}",
      digest: randomBytes(32).toString("hex"),
      documentTitle: "Contract",
      securityLevel: "standard",
      validUntil: null,
      createdAt: new Date("2026-01-02T03:04:05.678Z"),
      ...changes,
    });

    test("a user's key is stored unchanged, and looked up by its id without the private half", async () => {
      expect(await store.signatures.findKeyOf(userId)).toBeNull();
      expect(await store.signatures.findKey(key.id)).toBeNull();
      expect(await store.signatures.insertKeyIfNone(key)).toEqual(key);
      expect(await store.signatures.findKeyOf(userId)).toEqual(key);
      const { privateKey: _privateKey, ...published } = key;
      expect(await store.signatures.findKey(key.id)).toEqual(published);
    });

    test("concurrent inserts leave a user with one key", async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => store.signatures.insertKeyIfNone(buildKey(userId))),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await store.signatures.findKeyOf(userId)).toEqual(answers[0]);
    });

    test("a signature is returned unchanged", async () => {
      await store.signatures.insertKeyIfNone(key);
      const record = buildSignature({
        content: '{"documentTitle":"Grüße, 世界 \u{1F600}"}',
        documentTitle: "Grüße, 世界 \u{1F600}",
        securityLevel: "maximum",
        validUntil: new Date("2027-01-31T23:59:59.999Z"),
      });
      expect(await store.signatures.insertIfNone(record)).toEqual(record);
      expect(await store.signatures.findByDigest(record.digest)).toEqual(record);
      expect(await store.signatures.findByDigest("0".repeat(64))).toBeNull();
    });

    test("inserting a signature with a known digest returns the first one", async () => {
      await store.signatures.insertKeyIfNone(key);
      const first = await store.signatures.insertIfNone(buildSignature());
      const again = buildSignature({ digest: first.digest, createdAt: new Date("2026-06-01T00:00:00.000Z") });
      expect(await store.signatures.insertIfNone(again)).toEqual(first);
    });

    test("pages contain the user's own signatures in a stable order", async () => {
      await store.signatures.insertKeyIfNone(key);
      const other = buildUser();
      await store.users.insert(other);
      const otherKey = await store.signatures.insertKeyIfNone(buildKey(other.id));
      await store.signatures.insertIfNone(buildSignature({ userId: other.id, keyId: otherKey.id }));
      const made: string[] = [];
      for (let day = 1; day <= 5; day += 1) {
        const record = buildSignature({ createdAt: new Date(Date.UTC(2026, 0, Math.ceil(day / 2))) });
        made.push((await store.signatures.insertIfNone(record)).id);
      }
      const page = (offset: number, order: "asc" | "desc") =>
        store.signatures.list(userId, { sort: "created_at", order, offset, limit: 3 }, {});
      const rising = [...(await page(0, "asc")).items, ...(await page(3, "asc")).items];
      expect(rising.map(({ id }) => id)).toEqual(made);
      const newest = await page(0, "desc");
      expect(newest.items.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 3));
      expect(newest.total).toBe(5);
    });
  });
}
