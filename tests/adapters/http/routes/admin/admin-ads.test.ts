import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayIn, daysAfter } from "../../../../../core/ads/schedule.ts";
import { adminProvider, newAdmin, RefusedCall } from "../../../../support/admin-provider.ts";
import { call, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

const BROWSER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
const ads = "advertisements";
const picture = await sharp({ create: { width: 728, height: 90, channels: 3, background: "#ff6b9d" } })
  .jpeg()
  .toBuffer();

let server: TestServer;
let admin: Account;
let provider: ReturnType<typeof adminProvider>;
let database: Client;
/** A third-party server with a picture, a redirect to it, and a page. */
let elsewhere: Server;
let elsewhereUrl: string;
beforeAll(async () => {
  server = await startServer({ SITE_URL: "https://codes.example", OUTBOUND_ALLOW: "127.0.0.1" });
  admin = await newAdmin(server);
  provider = adminProvider(server.url, admin.token);
  database = new Client(server.databaseUrl);
  await database.connect();
  elsewhere = createServer(({ url }, response) => {
    if (url === "/banner.jpg") response.end(picture);
    else if (url === "/moved") response.writeHead(302, { Location: "/banner.jpg" }).end();
    else response.end("<!doctype html><p>No picture</p>");
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(async () => {
  elsewhere.close();
  await database.end();
  await server.close();
});

interface Ad {
  id: string;
  [field: string]: unknown;
}
const make = async (fields: Record<string, unknown> = {}): Promise<Ad> => {
  const data = { title: `Ad ${randomUUID()}`, type: "text", placement: "footer", ...fields };
  return (await provider.create<Ad>(ads, { data: data as never })).data;
};
const change = async (id: string, data: Record<string, unknown>): Promise<Ad> =>
  (await provider.update<Ad>(ads, { id, data, previousData: { id } })).data;
const read = async (id: string): Promise<Ad> => (await provider.getOne<Ad>(ads, { id })).data;
/** The status and the invalid fields of a refusal. */
const refusal = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    return [error.status, ...Object.keys(error.body["fields"] ?? {})];
  }
};
const list = async (filter: object, sort = { field: "created_at", order: "DESC" as const }) =>
  provider.getList<Ad>(ads, { filter, sort, pagination: { page: 1, perPage: 50 } });
const trailOf = async (id: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await database.query(
    "SELECT action, actor_name, before, after FROM audit_log WHERE subject_id = $1 ORDER BY at, id",
    [id],
  );
  return rows as Record<string, unknown>[];
};
const day = (days: number): string => daysAfter(dayIn(new Date(), "UTC"), days);
const shown = async (): Promise<Ad[]> =>
  (await call(`${server.url}/api/public/advertisements`)).body as unknown as Ad[];
const isShown = async (id: string): Promise<boolean> => (await shown()).some((ad) => ad.id === id);
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: "manual", headers: { "User-Agent": BROWSER, ...headers } });
const see = (ids: string[], headers: Record<string, string> = {}) =>
  call(`${server.url}/api/public/advertisements/impressions`, {
    json: { ids },
    headers: { "User-Agent": BROWSER, ...headers },
  });
const counted = async (id: string) => {
  await server.services.adCounts.flush();
  const { impressions, clicks, click_rate } = await read(id);
  return [impressions, clicks, click_rate];
};

const media = (url: unknown) => fetch(server.url + String(url));
const overview = async () =>
  (await call(`${server.url}/api/admin/advertisements/overview`, { token: admin.token })).body as Record<
    string,
    number
  >;

describe("react-admin's data provider", () => {
  test("creates an active advertisement with priority 1 and empty defaults, ignoring read-only fields", async () => {
    const ad = await make({ title: " Coffee ", id: randomUUID(), impressions: 7, created_at: "2001-01-01" });
    expect(ad).toMatchObject({
      title: "Coffee",
      description: "",
      content: "",
      type: "text",
      placement: "footer",
      is_active: true,
      start_date: null,
      end_date: null,
      target_url: null,
      image_url: null,
      priority: 1,
      state: "running",
      impressions: 0,
      clicks: 0,
      click_rate: null,
    });
    expect(Date.parse(String(ad["created_at"]))).toBeGreaterThan(Date.now() - 60_000);
    expect(await read(ad.id)).toEqual(ad);
  });

  test("reads one advertisement, several, those of a placement, and a page with the newest first", async () => {
    const mark = randomUUID();
    const made = [
      await make({ title: `1 ${mark}` }),
      await make({ title: `2 ${mark}` }),
      await make({ description: mark }),
    ];
    const ids = made.map(({ id }) => id);
    const several = (await provider.getMany<Ad>(ads, { ids: ids.slice(0, 2) })).data;
    expect(several.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    const { data, total } = await provider.getList<Ad>(ads, {
      filter: { q: mark.toUpperCase() },
      sort: { field: "created_at", order: "DESC" },
      pagination: { page: 1, perPage: 2 },
    });
    expect([data.map(({ id }) => id), total]).toEqual([[ids[2], ids[1]], 3]);
    const reference = await provider.getManyReference<Ad>(ads, {
      target: "placement",
      id: "footer",
      filter: { q: mark },
      sort: { field: "title", order: "ASC" },
      pagination: { page: 1, perPage: 10 },
    });
    expect(reference.total).toBe(3);
  });

  test("filters by status and placement", async () => {
    const mark = randomUUID();
    const on = await make({ title: mark, placement: "header" });
    const off = await make({ title: mark, placement: "sidebar", is_active: false });
    const found = async (filter: object) => (await list({ q: mark, ...filter })).data.map(({ id }) => id);
    expect(await found({ is_active: true })).toEqual([on.id]);
    expect(await found({ is_active: false })).toEqual([off.id]);
    expect(await found({ state: "running" })).toEqual([on.id]);
    expect(await found({ state: "inactive" })).toEqual([off.id]);
    expect(await found({ placement: "sidebar" })).toEqual([off.id]);
    expect(await found({ placement: "popup" })).toEqual([]);
  });

  test("treats % in a search literally", async () => {
    const mark = randomUUID();
    await make({ title: `${mark} 50%` });
    await make({ title: `${mark} 500` });
    expect((await list({ q: `${mark} 50%` })).total).toBe(1);
  });

  test("changes only the given fields, accepts the whole record back, and updates several at once", async () => {
    const ad = await make({ description: "kept", start_date: day(0), target_url: "https://example.org/" });
    expect(await change(ad.id, { title: "New" })).toMatchObject({ title: "New", description: "kept" });
    expect(await change(ad.id, { ...(await read(ad.id)), is_active: false })).toMatchObject({
      title: "New",
      is_active: false,
      state: "inactive",
      target_url: "https://example.org/",
    });
    expect(await change(ad.id, { start_date: null, target_url: "" })).toMatchObject({
      start_date: null,
      target_url: null,
    });
    const other = await make();
    await provider.updateMany<Ad>(ads, { ids: [ad.id, other.id], data: { priority: 9 } });
    expect([(await read(ad.id))["priority"], (await read(other.id))["priority"]]).toEqual([9, 9]);
  });

  test("deletes one advertisement and several", async () => {
    const [one, two, three] = [await make(), await make(), await make()];
    expect((await provider.delete<Ad>(ads, { id: one.id, previousData: one })).data.id).toBe(one.id);
    await provider.deleteMany<Ad>(ads, { ids: [two.id, three.id] });
    expect(await refusal(read(one.id))).toEqual([404]);
    expect((await provider.getMany<Ad>(ads, { ids: [two.id, three.id] })).data).toEqual([]);
  });
});

describe("an invalid advertisement", () => {
  test.each([
    [{ title: "  " }, "title"],
    [{ title: "x".repeat(201) }, "title"],
    [{ type: "video" }, "type"],
    [{ placement: "" }, "placement"],
    [{ priority: 0 }, "priority"],
    [{ priority: 11 }, "priority"],
    [{ priority: 1.5 }, "priority"],
    [{ start_date: "2026-02-30" }, "start_date"],
    [{ start_date: "0000-01-01" }, "start_date"],
    [{ start_date: "2026-02-02", end_date: "2026-02-01" }, "end_date"],
    [{ content: "x".repeat(20_001) }, "content"],
    [{ target_url: "javascript:alert(1)" }, "target_url"],
    [{ target_url: "data:text/html,hello" }, "target_url"],
    [{ target_url: "//example.org" }, "target_url"],
    [{ target_url: "https://user:secret@example.org/" }, "target_url"],
    [{ target_url: "https://codes.example./ads/1/click" }, "target_url"],
    [{ target_url: `https://example.org/${"x".repeat(2048)}` }, "target_url"],
  ])("is refused with the field named: %j", async (fields, name) => {
    const ad = await make();
    expect(await refusal(make(fields))).toEqual([400, name]);
    expect(await refusal(change(ad.id, fields))).toEqual([400, name]);
    expect(await read(ad.id)).toEqual(ad);
  });

  test("is one with an end before its existing start", async () => {
    const ad = await make({ start_date: day(3) });
    expect(await refusal(change(ad.id, { end_date: day(2) }))).toEqual([400, "end_date"]);
    expect(await change(ad.id, { end_date: day(3) })).toMatchObject({ end_date: day(3), state: "scheduled" });
  });

  test("a visitor gets a 401", async () => {
    const { status } = await call(`${server.url}/api/admin/advertisements`);
    expect(status).toBe(401);
  });
});

describe("the audit log", () => {
  test("records who created, changed and deleted it, and what changed", async () => {
    const ad = await make({ title: "First" });
    await change(ad.id, { title: "Second" });
    await change(ad.id, { title: "Second" });
    await provider.delete(ads, { id: ad.id, previousData: ad });
    const trail = await trailOf(ad.id);
    expect(trail.map(({ action }) => action)).toEqual([
      "advertisement.created",
      "advertisement.updated",
      "advertisement.deleted",
    ]);
    expect(trail[1]).toMatchObject({
      actor_name: admin.email,
      before: { title: "First" },
      after: { title: "Second" },
    });
  });
});

describe("an advertisement's picture", () => {
  test("from another site is fetched when saved and served from this site", async () => {
    const ad = await make({ type: "banner", image_url: `${elsewhereUrl}/banner.jpg` });
    expect(ad).toMatchObject({ image_width: 728, image_height: 90 });
    expect(ad["image_url"]).toMatch(/^\/media\/ads\/ad-[\w-]+\.png$/);
    expect((await media(ad["image_url"])).headers.get("Content-Type")).toBe("image/png");
    // saving it unchanged does not fetch or store the picture again
    expect((await change(ad.id, { ...ad, title: "Other" }))["image_url"]).toBe(ad["image_url"]);
  });

  test("that was uploaded is scaled to banner width and stays when the upload is replaced", async () => {
    const form = new FormData();
    form.append("file", new Blob([Uint8Array.from(picture)], { type: "image/jpeg" }), "banner.jpg");
    const upload = await call(`${server.url}/api/admin/advertisements/images`, {
      raw: form,
      token: admin.token,
    });
    expect([upload.status, upload.body["width"]]).toEqual([201, 728]);
    const ad = await make({ type: "sidebar", image_url: upload.body["url"] });
    expect(ad["image_url"]).toMatch(/^\/media\/ads\//);
    const replaced = await change(ad.id, { image_url: upload.body["url"] });
    expect((await media(ad["image_url"])).status).toBe(404);
    expect((await media(replaced["image_url"])).status).toBe(200);
  });

  test("is deleted with its advertisement and when the type changes to one without a picture", async () => {
    const image_url = `${elsewhereUrl}/banner.jpg`;
    const [one, two] = [await make({ type: "banner", image_url }), await make({ type: "banner", image_url })];
    await provider.delete(ads, { id: one.id, previousData: one });
    expect(await change(two.id, { type: "text" })).toMatchObject({ image_url: null });
    expect((await media(one["image_url"])).status).toBe(404);
    expect((await media(two["image_url"])).status).toBe(404);
  });

  test.each(["/moved", "/page"])("is refused if %s does not answer with a picture", async (path) => {
    expect(await refusal(make({ type: "banner", image_url: elsewhereUrl + path }))).toEqual([
      400,
      "image_url",
    ]);
  });

  test.each([
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/a.png",
    "http://10.0.0.1/a.png",
    "file:///etc/passwd",
    "/media/../../etc/passwd",
    "/media/general/none.png",
  ])("is not fetched from %s", async (image_url) => {
    expect(await refusal(make({ type: "banner", image_url }))).toEqual([400, "image_url"]);
  });
});

describe("the public site", () => {
  test("shows running advertisements with the highest priority first, without internal data", async () => {
    const made = [
      await make({ priority: 3, target_url: "https://example.org/secret" }),
      await make({ priority: 10 }),
      await make({ priority: 10, is_active: false }),
      await make({ priority: 10, start_date: day(2) }),
      await make({ priority: 10, end_date: day(-2) }),
      await make({ priority: 10, start_date: day(-1), end_date: day(1) }),
    ].map(({ id }) => id);
    const all = await shown();
    expect(all.filter(({ id }) => made.includes(id)).map(({ id }) => made.indexOf(id))).toEqual([5, 1, 0]);
    expect(Object.keys(all[0]!).toSorted()).toEqual(
      ["description", "id", "image", "leads", "placement", "text", "title", "type"].toSorted(),
    );
  });

  test("shows a change at the next request", async () => {
    const { id } = await make();
    expect(await isShown(id)).toBe(true);
    await change(id, { is_active: false });
    expect(await isShown(id)).toBe(false);
  });

  test("uses days in the site's time zone", async () => {
    const zones = ["Pacific/Kiritimati", "Pacific/Niue"];
    const days = zones.map((zone) => dayIn(new Date(), zone));
    const { id } = await make({ start_date: days[0], end_date: days[0] });
    const seen: boolean[] = [];
    for (const zone of zones) {
      await database.query(
        "INSERT INTO settings (key, value, category) VALUES ('timezone', $1, 'general') ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        [JSON.stringify(zone)],
      );
      server.services.runningAds.forget();
      seen.push(await isShown(id));
    }
    await database.query("DELETE FROM settings WHERE key = 'timezone'");
    server.services.runningAds.forget();
    // the two zones are 25 hours apart, so the date always differs
    expect(seen).toEqual([true, false]);
  });

  test("redirects a click to the stored target and nowhere else", async () => {
    const { id } = await make({ target_url: "https://example.org/offer?a=1" });
    const answer = await visit(`/ads/${id}/click?to=https://evil.example&url=https://evil.example`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "https://example.org/offer?a=1"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    await change(id, { is_active: false });
    expect((await visit(`/ads/${id}/click`)).status).toBe(404);
    expect((await visit(`/ads/${(await make()).id}/click`)).status).toBe(404);
    expect((await visit(`/ads/${randomUUID()}/click`)).status).toBe(404);
    expect((await visit("/ads/nonsense/click")).status).toBe(404);
  });

  test("runs custom code in a document without an origin", async () => {
    const { id } = await make({
      type: "custom",
      title: "</title><b>",
      content: "<script>let own = 1</script>",
    });
    const answer = await visit(`/ads/${id}/frame`);
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/^sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox;/);
    expect(policy).not.toContain("allow-same-origin");
    expect(policy).not.toContain("allow-top-navigation");
    expect(policy).toContain("frame-ancestors 'self'");
    const html = await answer.text();
    expect(html).toContain("<script>let own = 1</script>");
    expect(html).not.toContain("</title><b>");
    expect((await shown()).find((ad) => ad.id === id)).toMatchObject({ text: "" });
    expect((await visit(`/ads/${(await make()).id}/frame`)).status).toBe(404);
    await change(id, { is_active: false });
    expect((await visit(`/ads/${id}/frame`)).status).toBe(404);
    expect((await visit("/ads/preview")).headers.get("Content-Security-Policy")).toBe(policy);
  });
});

test("publishes custom code only after a fresh sign-in", async () => {
  const other = await newAdmin(server);
  const own = adminProvider(server.url, other.token);
  const text = await make();
  const coded = await make({ type: "custom", content: "<p>theirs</p>" });
  const past = `[{"method":"password","timestamp":${Math.floor(Date.now() / 1000) - 601}}]`;
  await database.query("UPDATE sessions SET amr = $1 WHERE user_id = $2", [past, other.id]);
  const fields = {
    title: "Sign in again",
    type: "custom",
    placement: "popup",
    content: "<script>1</script>",
  };
  const save = (id: string, data: Record<string, unknown>) =>
    own.update<Ad>(ads, { id, data, previousData: { id } });
  const refused = [
    () => own.create<Ad>(ads, { data: fields as never }),
    () => save(text.id, { type: "custom", content: fields.content }),
    () => save(coded.id, { content: fields.content }),
    () => save(coded.id, { is_active: false }),
  ];
  for (const work of refused) {
    await expect(work()).rejects.toMatchObject({ status: 400, body: { code: "reauthentication_needed" } });
  }
  expect(await read(text.id)).toMatchObject({ type: "text" });
  expect(await read(coded.id)).toMatchObject({ content: "<p>theirs</p>", is_active: true });
  // an admin may still edit ads without code
  expect((await save(text.id, { title: "News" })).data).toMatchObject({ title: "News" });
  expect((await save(coded.id, { type: "text", content: "news" })).data).toMatchObject({ type: "text" });
});

describe("the statistics", () => {
  test("count views and clicks by day with the click rate", async () => {
    const { id } = await make({ target_url: "https://example.org/" });
    for (let view = 0; view < 4; view += 1) expect((await see([id, id])).status).toBe(204);
    await visit(`/ads/${id}/click`);
    expect(await counted(id)).toEqual([4, 1, 0.25]);
    const days = await call(`${server.url}/api/admin/advertisements/${id}/days`, { token: admin.token });
    expect(days.body).toEqual([{ day: day(0), impressions: 4, clicks: 1 }]);
  });

  test("do not count bots, admins, prefetches or advertisements that are not shown", async () => {
    const { id } = await make({ target_url: "https://example.org/" });
    const off = await make({ is_active: false });
    const bot = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
    await see([id], bot);
    await see([off.id, randomUUID()]);
    await visit(`/ads/${id}/click`, bot);
    await visit(`/ads/${id}/click?count=no`);
    await visit(`/ads/${id}/click`, { "Sec-Purpose": "prefetch" });
    await visit(`/ads/${id}/click`, { "Sec-Fetch-Dest": "image" });
    await fetch(`${server.url}/ads/${id}/click`, {
      method: "HEAD",
      redirect: "manual",
      headers: { "User-Agent": BROWSER },
    });
    expect(await counted(id)).toEqual([0, 0, null]);
    expect(await counted(off.id)).toEqual([0, 0, null]);
  });

  test("count visitors who ask not to be tracked, and store nothing about anyone", async () => {
    const { id } = await make();
    await see([id], { "Sec-GPC": "1", DNT: "1" });
    expect(await counted(id)).toEqual([1, 0, 0]);
    const { rows } = await database.query(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'advertisement_days' ORDER BY 1",
    );
    expect((rows as { name: string }[]).map(({ name }) => name)).toEqual([
      "advertisement_id",
      "clicks",
      "day",
      "impressions",
    ]);
  });

  test("survive a change and are deleted with the advertisement", async () => {
    const ad = await make();
    await see([ad.id]);
    await counted(ad.id);
    await change(ad.id, { ...ad, title: "Still counted", impressions: 99 });
    expect((await counted(ad.id))[0]).toBe(1);
    await see([ad.id]);
    await provider.delete(ads, { id: ad.id, previousData: ad });
    await server.services.adCounts.flush();
    const { rows } = await database.query("SELECT 1 FROM advertisement_days WHERE advertisement_id = $1", [
      ad.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe("the overview and the notice of upcoming ends", () => {
  test("count all, running, and other advertisements, and those that end in 1 to 7 days", async () => {
    const before = await overview();
    await make({ end_date: day(-1) });
    await make({ start_date: day(1) });
    await make({ end_date: day(0) });
    await make({ end_date: day(1) });
    await make({ end_date: day(7), is_active: false });
    await make({ end_date: day(8) });
    const after = await overview();
    const grown = ["total", "active", "inactive", "expiring"].map((name) => after[name]! - before[name]!);
    expect(grown).toEqual([6, 3, 3, 2]);
    expect(after["today"]).toBe(day(0));
  });

  test("report an end once, again when it changes, and again if reporting failed", async () => {
    const { expiringAds } = server.services;
    const ad = await make({ end_date: day(5) });
    const told = async () => {
      const ends: string[] = [];
      await expiringAds.announce(async ({ id, endDate }) => {
        if (id === ad.id) ends.push(endDate);
      });
      return ends;
    };
    await expect(
      expiringAds.announce(async () => {
        throw new Error("nobody hears");
      }),
    ).rejects.toThrow("nobody hears");
    const both = await Promise.all([told(), told()]);
    expect(both.flat()).toEqual([day(5)]);
    expect(await told()).toEqual([]);
    await change(ad.id, { end_date: day(6) });
    expect(await told()).toEqual([day(6)]);
    await change(ad.id, { end_date: day(9) });
    expect(await told()).toEqual([]);
  });
});
