import { beforeEach, describe, expect, test } from "vitest";
import type { FakeRepositories } from "../fakes/repositories.ts";
import { buildUser } from "../support/rows.ts";

/** What every AddressClaimRepository does. `open` gives empty repositories. */
export function addressClaimRepositoryContract(open: () => Promise<FakeRepositories>): void {
  describe("address claims", () => {
    let store: FakeRepositories;
    let email: string;
    beforeEach(async () => {
      store = await open();
      ({ email } = buildUser());
      await store.addressClaims.remove(email);
    });

    test("exist from adding to removing, even if repeated", async () => {
      expect(await store.addressClaims.has(email)).toBe(false);
      await store.addressClaims.add(email);
      await store.addressClaims.add(email);
      expect(await store.addressClaims.has(email)).toBe(true);
      await store.addressClaims.remove(email);
      await store.addressClaims.remove(email);
      expect(await store.addressClaims.has(email)).toBe(false);
    });

    test("apply to their exact address only", async () => {
      await store.addressClaims.add(email);
      expect(await store.addressClaims.has(`x${email}`)).toBe(false);
    });

    test("mark an unconfirmed account as disputed, even after it is created again", async () => {
      const user = buildUser({ email, emailConfirmedAt: null });
      await store.users.insert(user);
      await store.addressClaims.add(email);
      expect((await store.users.findById(user.id))?.isDisputed).toBe(true);
      const again = buildUser({ email, emailConfirmedAt: null });
      await store.users.remove(user.id);
      await store.users.insert(again);
      expect((await store.users.findById(again.id))?.isDisputed).toBe(true);
      await store.addressClaims.remove(email);
      expect((await store.users.findById(again.id))?.isDisputed).toBe(false);
    });
  });
}
