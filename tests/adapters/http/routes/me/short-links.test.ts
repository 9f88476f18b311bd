import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const EDGE =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0";

let server: TestServer;
let links: string;
let ann: Account;
let bob: Account;
beforeAll(async () => {
  server = await startServer({ SITE_URL: "https://codes.example", TRUST_PROXY: "1" });
  links = `${server.url}/api/me/short_links`;
  ann = await signUp(server.url);
  bob = await signUp(server.url);
});
afterAll(() => server.close());

const make = async (body: Record<string, unknown> = {}, account = ann) => {
  const answer = await call(links, {
    json: { target: "https://example.com/menu", ...body },
    token: account.token,
  });
  return { ...answer, id: String(answer.body["id"]), code: String(answer.body["code"]) };
};
const find = async (id: string) => (await call(`${links}/${id}`, { token: ann.token })).body;
const figures = async (id: string, period = "weekly") =>
  (await call(`${links}/${id}/analytics?period=${period}`, { token: ann.token })).body;
/** @param from by default in France, according to the bundled table */
const scan = async (
  code: string,
  headers: Record<string, string> = {},
  from = "90.54.12.34",
  method = "GET",
) => {
  const response = await fetch(`${server.url}/s/${code}`, {
    method,
    redirect: "manual",
    headers: { "User-Agent": PHONE, "X-Forwarded-For": from, ...headers },
  });
  await response.arrayBuffer();
  return response;
};
const counted = async (id: string) => {
  await server.services.scans.flush();
  const link = await find(id);
  return [link["scan_count"], link["unique_scan_count"]];
};

describe("a short link", () => {
  test("has a code of eight unambiguous characters and an address of this site", async () => {
    const { status, body, code } = await make({ name: " Menu " });
    expect(status).toBe(201);
    expect(code).toMatch(/^[2-9A-HJ-NP-Za-kmnp-z]{8}$/);
    expect(body).toMatchObject({
      url: `https://codes.example/s/${code}`,
      target: "https://example.com/menu",
      name: "Menu",
      paused: false,
      scan_count: 0,
      unique_scan_count: 0,
      last_scanned_at: null,
    });
  });

  test("redirects temporarily to its target, without caching or indexing", async () => {
    const { code } = await make({ target: "https://example.com/a?b=c&d=ä#e" });
    const response = await scan(code);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("https://example.com/a?b=c&d=%C3%A4#e");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  });

  test("loses line breaks in its target, wherever they are", async () => {
    const torn = " https://example.com/a\r\nlong\tpath?b=\nc ";
    const { id, code, body } = await make({ target: torn });
    expect(body["target"]).toBe("https://example.com/alongpath?b=c");
    expect((await scan(code)).headers.get("Location")).toBe("https://example.com/alongpath?b=c");
    const changed = await call(`${links}/${id}`, {
      method: "PATCH",
      json: { target: torn },
      token: ann.token,
    });
    expect(changed.body["target"]).toBe("https://example.com/alongpath?b=c");
  });

  test("can be given another target, paused and resumed", async () => {
    const { id, code } = await make();
    const change = (json: unknown) => call(`${links}/${id}`, { method: "PATCH", json, token: ann.token });
    expect((await change({ target: "https://example.org/new", name: "x" })).body).toMatchObject({
      target: "https://example.org/new",
      name: "x",
      code,
    });
    expect((await scan(code)).headers.get("Location")).toBe("https://example.org/new");
    await change({ paused: true });
    const paused = await scan(code);
    expect([paused.status, paused.headers.get("Location")]).toEqual([410, null]);
    await change({ paused: false });
    expect((await scan(code)).status).toBe(302);
  });

  test("that was deleted leads nowhere", async () => {
    const { id, code } = await make();
    expect((await call(`${links}/${id}`, { method: "DELETE", token: ann.token })).status).toBe(204);
    expect((await scan(code)).status).toBe(404);
  });

  test.each([
    ["javascript:alert(1)", "short_link.target_scheme"],
    ["data:text/html,<b>", "short_link.target_scheme"],
    ["ftp://example.com/x", "short_link.target_scheme"],
    ["//example.com/x", "short_link.target_scheme"],
    ["https://", "short_link.target_invalid"],
    ["https://user:secret@example.com/", "short_link.target_credentials"],
    ["https://codes.example/s/abcdefgh", "short_link.target_own"],
    ["http://CODES.example.:8080/", "short_link.target_own"],
    [`https://example.com/${"a".repeat(2048)}`, ""],
  ])("to %.60s is refused", async (target, key) => {
    const { status, body } = await make({ target });
    expect([status, body["code"]]).toEqual([400, "validation_failed"]);
    expect((body["sentence"] as { key: string } | undefined)?.key ?? "").toBe(key);
    expect(Object.keys(body["fields"] as object)).toEqual(["target"]);
    const { id } = await make();
    const changed = await call(`${links}/${id}`, { method: "PATCH", json: { target }, token: ann.token });
    expect(changed.status).toBe(400);
    expect((await find(id))["target"]).toBe("https://example.com/menu");
  });

  test("ignores an owner, a code and counts sent by the client", async () => {
    const made = { user_id: bob.id, code: "abcdefgh", scan_count: 99, id: randomUUID(), paused: true };
    const { id, body } = await make(made);
    expect(body).toMatchObject({ scan_count: 0, paused: false });
    expect([body["code"], body["id"]]).not.toContain("abcdefgh");
    expect(id).not.toBe(made.id);
    await call(`${links}/${id}`, {
      method: "PATCH",
      json: { ...made, paused: false, scanCount: 5 },
      token: ann.token,
    });
    expect(await find(id)).toMatchObject({ code: body["code"], scan_count: 0 });
  });

  test("of another user cannot be found", async () => {
    const { id } = await make({ target: "https://example.com/mine" });
    const of = (path: string, options = {}) =>
      call(`${links}/${id}${path}`, { token: bob.token, ...options });
    for (const answer of await Promise.all([
      of(""),
      of("/analytics"),
      of("", { method: "PATCH", json: { target: "https://evil.example/" } }),
      of("", { method: "DELETE" }),
    ])) {
      expect([answer.status, answer.body["code"]]).toEqual([404, "not_found"]);
    }
    const listed = (await call(links, { token: bob.token })).body as unknown as unknown[];
    expect(listed).toEqual([]);
    expect(await find(id)).toMatchObject({ target: "https://example.com/mine" });
  });

  test("with a malformed id is not found", async () => {
    expect((await call(`${links}/1`, { token: ann.token })).status).toBe(404);
  });
});

describe("the page for an unknown code", () => {
  test("is in the visitor's language and links to the site", async () => {
    const response = await fetch(`${server.url}/s/zzzzzzzz`, {
      headers: { "Accept-Language": "de-AT,en;q=0.5" },
    });
    const html = await response.text();
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain("Dieser Code führt ins Leere");
    expect(html).toContain('href="/"');
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    const chosen = await fetch(`${server.url}/s/zzzzzzzz`, {
      headers: { "Accept-Language": "de", Cookie: "quietzone_language=pt" },
    });
    expect(await chosen.text()).toContain("Este código não leva a lugar nenhum");
  });

  test.each(["a", "..%2f..%2fetc", "zzzzzzz1", "abcdefghi", "<script>"])("is shown for %s", async (code) => {
    expect((await scan(encodeURIComponent(code))).status).toBe(404);
  });

  test("is limited per address, so that guessing codes is hopeless", async () => {
    const strict = await startServer({ RATE_LIMIT_FACTOR: "1" });
    try {
      const statuses = await Promise.all(
        Array.from({ length: 61 }, async () => (await fetch(`${strict.url}/s/zzzzzzzz`)).status),
      );
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    } finally {
      await strict.close();
    }
  });
});

describe("a scan", () => {
  let id: string;
  let code: string;
  beforeEach(async () => ({ id, code } = await make()));

  test("is counted with country, device and browser, and no personal data", async () => {
    await scan(code);
    await scan(code, { "User-Agent": EDGE, Referer: "https://www.news.example/story?id=1" }, "2001:db8::1");
    expect(await counted(id)).toEqual([2, 2]);
    const report = await figures(id);
    expect(report).toMatchObject({
      bucket: "day",
      totals: { scans: 2, unique_scans: 2 },
      previous: { scans: 0, unique_scans: 0 },
      systems: [{ value: "Windows" }, { value: "iOS" }],
      browsers: [{ value: "Edge" }, { value: "Safari" }],
      devices: [{ value: "desktop" }, { value: "phone" }],
    });
    expect(report["countries"]).toEqual(
      expect.arrayContaining([
        { value: "FR", scans: 1, unique_scans: 1 },
        { value: "", scans: 1, unique_scans: 1 },
      ]),
    );
    expect(report["referrers"]).toEqual(
      expect.arrayContaining([{ value: "news.example", scans: 1, unique_scans: 1 }]),
    );
    const recent = report["recent"] as { browser: string }[];
    expect(new Set(recent.map(({ browser }) => browser))).toEqual(new Set(["Edge", "Safari"]));
  });

  test("by the same person on the same day counts one visitor, unless they ask not to be tracked", async () => {
    await scan(code);
    // the same household: only the ignored part of the address differs
    await scan(code, {}, "90.54.12.99");
    await scan(code, {}, "90.54.13.1");
    await scan(code, { "Sec-GPC": "1" }, "90.54.14.1");
    await scan(code, { DNT: "1" }, "90.54.15.1");
    expect(await counted(id)).toEqual([5, 2]);
  });

  test("by a bot, without a user agent, by prefetch or by HEAD is not counted", async () => {
    await scan(code, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await scan(code, { "User-Agent": "WhatsApp/2.23.20.0" });
    await scan(code, { "User-Agent": "" });
    await scan(code, { "Sec-Purpose": "prefetch" });
    expect((await scan(code, {}, "90.54.12.34", "HEAD")).status).toBe(302);
    expect(await counted(id)).toEqual([0, 0]);
  });

  test.each(["image", "style", "script", "font", "iframe", "empty"])(
    "made by a page as a subresource (%s) is not counted but still redirected",
    async (dest) => {
      expect((await scan(code, { "Sec-Fetch-Dest": dest })).status).toBe(302);
      expect(await counted(id)).toEqual([0, 0]);
      await scan(code, { "Sec-Fetch-Dest": "document" });
      expect(await counted(id)).toEqual([1, 1]);
    },
  );

  test("of a paused link is not counted", async () => {
    await call(`${links}/${id}`, { method: "PATCH", json: { paused: true }, token: ann.token });
    await scan(code);
    expect(await counted(id)).toEqual([0, 0]);
  });

  test("is shown in the history of the codes that contain the link, and no others", async () => {
    const url = `https://codes.example/s/${code}`;
    const save = async (content: string, account = ann) => {
      const record = {
        id: randomUUID(),
        content,
        type: "url",
        format: "png",
        design: { kind: "qr", ...qrDesignSchema.parse({}) },
        logoUrl: null,
      };
      return (await call(`${server.url}/api/me/history`, { json: record, token: account.token })).body;
    };
    await scan(code);
    await counted(id);
    // a code saved later starts with the current count
    expect(await save(url)).toMatchObject({ scan_count: 1, short_link_id: id });
    await scan(code);
    await counted(id);
    expect(await save(url)).toMatchObject({ scan_count: 2 });
    const untracked = { scan_count: 0, short_link_id: null };
    expect(await save("https://example.com/menu")).toMatchObject(untracked);
    expect(await save(url, bob)).toMatchObject(untracked);
    const { body } = await call(`${server.url}/api/me/history?sort=scan_count&order=desc&range=[0,2]`, {
      token: ann.token,
    });
    const rows = body as unknown as { scan_count: number; short_link_id: string | null }[];
    expect(rows.map((row) => [row.scan_count, row.short_link_id])).toEqual([
      [2, id],
      [2, id],
      [0, null],
    ]);
  });
});

test("codes with short links are shown and found by the links' names and targets", async () => {
  const carl = await signUp(server.url);
  const { id: named, code: first } = await make({ name: "Winter menu" }, carl);
  const { id: bare, code: second } = await make({ target: "https://example.org/Opening-hours" }, carl);
  await make({ name: "Winter menu of somebody else" }, bob);
  const save = (content: string) => {
    const design = { kind: "qr", ...qrDesignSchema.parse({}) };
    const record = { id: randomUUID(), content, type: "url", format: "png", design, logoUrl: null };
    return call(`${server.url}/api/me/history`, { json: record, token: carl.token });
  };
  const menu = { id: named, name: "Winter menu", target: "https://example.com/menu" };
  const hours = { id: bare, name: "", target: "https://example.org/Opening-hours" };
  expect((await save(`https://codes.example/s/${first}`)).body).toMatchObject({ short_link: menu });
  await save(`https://codes.example/s/${second}`);
  expect((await save("https://example.net/winter")).body).toMatchObject({ short_link: null });

  const linksOf = async (search: string) => {
    const filter = encodeURIComponent(JSON.stringify(search === "" ? {} : { search }));
    const path = `${server.url}/api/me/history?filter=${filter}&sort=created_at&order=desc`;
    const { body, headers } = await call(path, { token: carl.token });
    const rows = body as unknown as { short_link: unknown }[];
    expect(headers.get("Content-Range")?.split("/")[1]).toBe(String(rows.length));
    return rows.map((row) => row.short_link);
  };
  expect(await linksOf("")).toEqual([null, hours, menu]);
  expect(await linksOf("WINTER")).toEqual([null, menu]);
  expect(await linksOf("opening-hours")).toEqual([hours]);
  expect(await linksOf("%")).toEqual([]);

  const { body } = await call(`${server.url}/api/me/activity`, { token: carl.token });
  const made = (body as unknown as { kind: string }[]).filter(({ kind }) => kind === "code_made");
  expect(made).toMatchObject([
    { name: null, content: "https://example.net/winter", link: null },
    { name: null, link: hours },
    { name: null, link: menu },
  ]);
});

test("scans in progress when the server stops are counted", async () => {
  const other = await startServer();
  const { token } = await signUp(other.url);
  const { body } = await call(`${other.url}/api/me/short_links`, {
    json: { target: "https://example.com/" },
    token,
  });
  await Promise.all(
    Array.from({ length: 30 }, () =>
      fetch(`${other.url}/s/${String(body["code"])}`, {
        redirect: "manual",
        headers: { "User-Agent": PHONE },
      }),
    ),
  );
  await other.services.scans.close();
  const { body: link } = await call(`${other.url}/api/me/short_links/${String(body["id"])}`, { token });
  expect(link["scan_count"]).toBe(30);
  await other.close();
});
