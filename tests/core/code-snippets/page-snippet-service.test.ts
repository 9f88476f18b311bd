import { expect, test } from "vitest";
import { parse5Reader as html } from "../../../adapters/html/parse5-reader.ts";
import { createSettingsService } from "../../../core/settings/settings-service.ts";
import { createPageSnippetService } from "../../../core/code-snippets/page-snippet-service.ts";
import type { Snippet } from "../../../core/code-snippets/snippet.ts";
import { createFakeRepositories } from "../../fakes/repositories.ts";
import { buildSession, buildUser } from "../../support/rows.ts";

const START = new Date("2026-01-01T00:00:00Z");
const snippet: Snippet = {
  id: "a",
  name: "Tag",
  description: "",
  code: "<script>1</script>",
  type: "analytics",
  hosts: [],
  isActive: true,
  createdAt: START,
  updatedAt: START,
};

/** A service on a database that counts its queries. */
async function pageSnippets() {
  const repositories = createFakeRepositories();
  const admin = buildUser({ role: "admin" });
  const customer = buildUser();
  const sessions = [buildSession(admin.id), buildSession(customer.id)] as const;
  for (const user of [admin, customer]) await repositories.users.insert(user);
  for (const session of sessions) await repositories.sessions.insert(session);
  const database = { asked: 0, isAway: false };
  const service = createPageSnippetService({
    ...repositories,
    settings: createSettingsService(repositories),
    html,
    snippets: {
      async listActive() {
        database.asked += 1;
        if (database.isAway) throw new Error("away");
        return [snippet];
      },
    },
  });
  const [ofAdmin, ofCustomer] = sessions;
  return { service, database, ofAdmin: ofAdmin.id, ofCustomer: ofCustomer.id };
}
const page = { path: "/", safe: false, sessionId: null };

test("visitors and customers get the code of a public page, and current admins do not", async () => {
  const { service, ofAdmin, ofCustomer } = await pageSnippets();
  expect((await service.forPage(page))?.head.join("")).toContain("<script");
  expect(await service.forPage({ ...page, sessionId: ofCustomer })).not.toBeNull();
  expect(await service.forPage({ ...page, sessionId: ofAdmin })).toBeNull();
  expect(await service.forPage({ ...page, sessionId: "made up" })).not.toBeNull();
});

test("a page without code, on request or by its path, does not query the database", async () => {
  const { service, database } = await pageSnippets();
  expect(await service.forPage({ ...page, safe: true })).toBeNull();
  expect(await service.forPage({ ...page, path: "/login" })).toBeNull();
  expect(database.asked).toBe(0);
});

test("pages are shown without code while the database is unavailable", async () => {
  const { service, database } = await pageSnippets();
  database.isAway = true;
  expect(await service.forPage(page)).toBeNull();
});
