import { expect, test, type Page } from "@playwright/test";
import { ownSite } from "../../support/browser/own-site.ts";
import { startForeignSite, type ForeignSite } from "../../support/browser/rest-provider-page.ts";
import { ADMIN } from "../../support/browser/sign-in.ts";

let foreign: ForeignSite;
test.beforeAll(async () => {
  foreign = await startForeignSite();
});
test.afterAll(() => foreign.close());
const SITE = ownSite(() => ({ ADMIN_ORIGINS: foreign.origins[0] }));

/** Globals that the page's script defines. */
interface Elsewhere {
  fetchJson: (url: string, options: object) => Promise<unknown>;
  simpleRestProvider: (
    api: string,
    client: (url: string, options?: { headers?: HeadersInit }) => Promise<unknown>,
  ) => Record<string, (resource: string, params: object) => Promise<{ data: unknown; total?: number }>>;
}

async function open(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.waitForFunction(() => "simpleRestProvider" in window);
}

/** Calls the back office from the open page with a token and without cookies. */
const callBackOffice = (
  page: Page,
  token: string,
  calls: [method: string, resource: string, params: object][],
) =>
  page.evaluate(
    async ([site, bearer, wanted]) => {
      const { simpleRestProvider, fetchJson } = window as unknown as Elsewhere;
      const provider = simpleRestProvider(`${site}/api/admin`, (url, options = {}) => {
        const headers = new Headers(options.headers);
        headers.set("Authorization", `Bearer ${bearer}`);
        return fetchJson(url, { ...options, headers });
      });
      const answers: { data?: unknown; total?: number | undefined; status?: number; message?: string }[] = [];
      for (const [method, resource, params] of wanted) {
        try {
          const { data, total } = (await provider[method]?.(resource, params)) ?? { data: null };
          answers.push({ data, total });
        } catch (error) {
          const { status = 0, message } = error as { status?: number; message: string };
          answers.push({ status, message });
        }
      }
      return answers;
    },
    [SITE, token, calls] as const,
  );

const signInFrom = (page: Page) =>
  page.evaluate(
    async ([site, account]) => {
      const response = await fetch(`${site}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { "Content-Type": "application/json", apikey: "any" },
        body: JSON.stringify(account),
      });
      return String(((await response.json()) as { access_token?: string }).access_token);
    },
    [SITE, ADMIN] as const,
  );

const PAGE_ONE = { pagination: { page: 1, perPage: 10 }, sort: { field: "id", order: "ASC" } };

test("an unmodified react-admin client on an allowed origin reads and changes the back office", async ({
  page,
}) => {
  await open(page, foreign.origins[0]);
  const token = await signInFrom(page);
  const note = { kind: "announcement", title: "From elsewhere", text: "text", path: null };
  const [users, wrong, made, listed] = await callBackOffice(page, token, [
    ["getList", "users", { ...PAGE_ONE, filter: {} }],
    ["getList", "users", { ...PAGE_ONE, filter: { emial: "a" } }],
    ["create", "notifications", { data: note }],
    [
      "getManyReference",
      "audit_log",
      { ...PAGE_ONE, target: "action", id: "notification.posted", filter: {} },
    ],
  ]);
  expect(users).toMatchObject({ total: 1, data: [{ email: ADMIN.email }] });
  expect(wrong).toMatchObject({ status: 400, message: expect.stringContaining("emial") });
  expect(made?.data).toMatchObject({ title: "From elsewhere" });
  expect(listed).toMatchObject({ total: 1, data: [{ subject_name: "From elsewhere" }] });
  const { id } = (made?.data ?? {}) as { id?: string };
  const [gone, left] = await callBackOffice(page, token, [
    ["deleteMany", "notifications", { ids: [id] }],
    ["getMany", "notifications", { ids: [id] }],
  ]);
  expect([gone?.data, left?.data]).toEqual([[id], []]);
  expect(await page.context().cookies(SITE)).toEqual([]);
});

test("a page of another origin cannot read the back office", async ({ page, request }) => {
  const signedIn = await request.post("/auth/v1/token?grant_type=password", { data: ADMIN });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  await open(page, foreign.origins[1]);
  const [users] = await callBackOffice(page, token, [["getList", "users", { ...PAGE_ONE, filter: {} }]]);
  expect(users).toMatchObject({ message: "Failed to fetch" });
});

test("a page of any origin makes codes with an API key, and reads its rate limit", async ({
  page,
  request,
}) => {
  const signedIn = await request.post("/auth/v1/token?grant_type=password", { data: ADMIN });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const made = await request.post("/api/admin/api_keys", {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: "Page" },
  });
  const { key } = (await made.json()) as { key: string };
  await open(page, foreign.origins[1]);
  const answers = await page.evaluate(
    async ([site, bearer]) => {
      const headers = { Authorization: `Bearer ${bearer}` };
      const code = await fetch(`${site}/api/v1/qr.svg?content=Hello`, { headers });
      const refused = await fetch(`${site}/api/v1/qr.svg`, { headers });
      const withCookies = await fetch(`${site}/api/v1/me`, { headers, credentials: "include" }).then(
        () => "read",
        () => "kept back",
      );
      return {
        status: code.status,
        drawing: (await code.text()).slice(0, 4),
        left: code.headers.get("RateLimit-Remaining"),
        ends: code.headers.get("X-Quietzone-Key-Expires"),
        refused: [refused.status, ((await refused.json()) as { code: string }).code],
        withCookies,
      };
    },
    [SITE, key] as const,
  );
  expect(answers).toMatchObject({ status: 200, drawing: "<svg", refused: [400, "validation_failed"] });
  expect(Number(answers.left)).toBeGreaterThan(0);
  expect(Date.parse(answers.ends ?? "")).toBeGreaterThan(Date.now());
  // browsers do not let a page of another origin read the answer to a call with cookies
  expect(answers.withCookies).toBe("kept back");
});
