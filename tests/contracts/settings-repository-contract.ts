import { beforeEach, describe, expect, test } from "vitest";
import type { FakeRepositories } from "../fakes/repositories.ts";

/** What every SettingsRepository does. `open` gives empty repositories. */
export function settingsRepositoryContract(open: () => Promise<FakeRepositories>): void {
  describe("settings", () => {
    let store: FakeRepositories;
    beforeEach(async () => {
      store = await open();
    });

    test("a key that was never set is missing", async () => {
      expect(await store.settings.all()).toEqual({});
    });

    test("strings, numbers, booleans, null and lists are returned unchanged", async () => {
      const values = {
        site_name: 'Zoë\'s "codes"',
        password_min_length: 8,
        enable_2fa: false,
        custom_css: null,
        list: [1, "2"],
      };
      await store.settings.set(values);
      expect(await store.settings.all()).toEqual(values);
    });

    test("setting some keys keeps the others", async () => {
      await store.settings.set({ site_name: "One", session_timeout: 24 });
      await store.settings.set({ site_name: "Two" });
      expect(await store.settings.all()).toEqual({ site_name: "Two", session_timeout: 24 });
    });

    test("undefined values and an empty object change nothing", async () => {
      await store.settings.set({ site_name: "One" });
      await store.settings.set({ site_name: undefined });
      await store.settings.set({});
      expect(await store.settings.all()).toEqual({ site_name: "One" });
    });

    test("concurrent saves with keys in any order all succeed", async () => {
      const saves = Array.from({ length: 10 }, (_, turn) => {
        const entries = Object.entries({ site_name: "Same", language: "en", [`key_${turn}`]: turn });
        return store.settings.set(Object.fromEntries(turn % 2 ? entries : entries.toReversed()));
      });
      await Promise.all(saves);
      expect(Object.keys(await store.settings.all())).toHaveLength(12);
    });
  });
}
