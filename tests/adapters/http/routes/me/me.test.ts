import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barcodeDesignSchema } from "../../../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { blankPng } from "../../../../support/files/blank-png.ts";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { everyRoute } from "../../../../support/every-route.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let history: string;
let ann: Account;
let bob: Account;
beforeAll(async () => {
  server = await startServer();
  history = `${server.url}/api/me/history`;
  ann = await signUp(server.url);
  bob = await signUp(server.url);
});
afterAll(() => server.close());

const qrDesign = { kind: "qr", ...qrDesignSchema.parse({}) };

/** The record that the page sends after a download. */
const newRecord = (overrides: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  content: "https://example.com/a",
  type: "text",
  format: "png",
  design: qrDesign,
  logoUrl: null,
  ...overrides,
});

const save = (account: Account, record: Record<string, unknown>) =>
  call(history, { json: record, token: account.token });

const list = async (account: Account, query = "") => {
  const { body, headers } = await call(`${history}${query}`, { token: account.token });
  const rows = body as unknown as { id: string; content: string; download_count: number }[];
  return { rows, range: headers.get("Content-Range") };
};

/** From the router, so new endpoints are included automatically. */
const endpoints = () =>
  everyRoute(server)
    .filter(({ path }) => path.startsWith("/api/me/"))
    .map(({ path, method }) => ({ method, path: path.replace(":id", randomUUID()) }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#ff6b9d" } });
const upload = (bytes: Uint8Array, field = "file", name = "logo.png") => {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)], { type: "image/png" }), name);
  return call(`${server.url}/api/me/images`, { raw: form, token: ann.token });
};

describe("every endpoint", () => {
  test("requires authentication", async () => {
    expect(endpoints().length).toBeGreaterThan(40);
    for (const { path, method } of endpoints()) {
      const { status, body } = await call(`${server.url}${path}`, { method });
      expect([method, path, status, body["code"]]).toEqual([method, path, 401, "no_authorization"]);
    }
  });

  test("is closed until a one-time password has been replaced", async () => {
    const email = newEmail();
    const { oneTimePassword } = await server.services.operatorAccounts.create({
      email,
      role: "admin",
      password: null,
    });
    const { body: session } = await call(`${server.url}/auth/v1/token?grant_type=password`, {
      json: { email, password: oneTimePassword },
    });
    const token = String(session["access_token"]);
    for (const { path, method } of endpoints()) {
      const { status, body } = await call(`${server.url}${path}`, { method, token });
      expect([method, path, status, body["code"]]).toEqual([method, path, 403, "forbidden"]);
    }
    await call(`${server.url}/auth/v1/user`, { method: "PUT", json: { password: PASSWORD }, token });
    expect((await call(history, { token })).status).toBe(200);
  });

  test("is closed from the moment the session ends", async () => {
    const { token } = await signUp(server.url);
    await call(`${server.url}/auth/v1/logout`, { method: "POST", token });
    for (const { path, method } of endpoints()) {
      const { status, body } = await call(`${server.url}${path}`, { method, token });
      expect([method, path, status, body["code"]]).toEqual([method, path, 401, "no_authorization"]);
    }
  });
});

describe("saving a download", () => {
  test("returns the record with its column names", async () => {
    const record = newRecord();
    const { status, body } = await save(ann, record);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: record.id,
      user_id: ann.id,
      content: "https://example.com/a",
      type: "url",
      format: "png",
      size: 300,
      foreground_color: "#000000",
      background_color: "#ffffff",
      logo_url: null,
      download_count: 1,
      scan_count: 0,
      design: qrDesign,
    });
    expect(Date.parse(String(body["created_at"]))).not.toBeNaN();
  });

  test("twice with the same id stores it once", async () => {
    const record = newRecord({ content: "first" });
    await save(ann, record);
    const { status, body } = await save(ann, { ...record, content: "second" });
    expect([status, body["content"], body["download_count"]]).toEqual([201, "first", 1]);
    const { rows } = await list(ann, "?range=[0,99]");
    expect(rows.filter(({ id }) => id === record.id)).toHaveLength(1);
  });

  test("with an id that another user has stores both separately", async () => {
    const record = newRecord({ content: "of Ann" });
    await save(ann, record);
    const { status, body } = await save(bob, { ...record, content: "of Bob" });
    expect([status, body["content"], body["user_id"]]).toEqual([201, "of Bob", bob.id]);
  });

  test.each([
    ["mailto:a@example.com", "url", "email"],
    ["tel:+4930123", "vcard", "phone"],
    ["plain words", "url", "text"],
    ['{"type":"PRODUCT_SERIAL"}', "product_serial", "product_serial"],
  ])("of %s with the claimed type %s detects the type %s", async (content, claimed, type) => {
    expect((await save(ann, newRecord({ content, type: claimed }))).body["type"]).toBe(type);
  });

  test("of a barcode always has the type barcode", async () => {
    const design = { kind: "barcode", barcodeFormat: "EAN13", ...barcodeDesignSchema.parse({}) };
    const { body } = await save(ann, newRecord({ content: "4006381333931", type: "url", design }));
    expect(body).toMatchObject({ type: "barcode", size: { width: 2, height: 100 } });
  });

  test("ignores an owner, counts and a date sent by the client", async () => {
    const { body } = await save(
      ann,
      newRecord({
        user_id: bob.id,
        userId: bob.id,
        download_count: 99,
        scan_count: 99,
        created_at: "2000-01-01",
      }),
    );
    expect(body).toMatchObject({ user_id: ann.id, download_count: 1, scan_count: 0 });
    expect(String(body["created_at"])).not.toMatch(/^2000/);
  });

  test.each([
    ["no content", { content: "" }, "content"],
    ["content that is too long", { content: "a".repeat(8001) }, "content"],
    ["a malformed id", { id: "1" }, "id"],
    ["an invalid color", { design: { ...qrDesign, foreground: "bluish" } }, "design.foreground"],
    ["a size outside the range", { design: { ...qrDesign, size: 2001 } }, "design.size"],
    ["an external logo", { logoUrl: "https://evil.example/x.png" }, "logoUrl"],
    ["another user's logo", { logoUrl: `/media/qr-logos/qr-logo-${randomUUID()}-1-a.png` }, "logo_url"],
  ])("with %s is refused", async (_what, overrides, field) => {
    const { status, body } = await save(ann, newRecord(overrides));
    expect([status, body["code"]]).toEqual([400, "validation_failed"]);
    expect(Object.keys(body["fields"] as object)).toEqual([field]);
  });

  test("with NUL in the content is refused", async () => {
    const { status, body } = await save(ann, newRecord({ content: "a\0b" }));
    expect([status, body["code"]]).toEqual([400, "validation_failed"]);
  });

  test.each(["gzip", "deflate", "br"])("with a body that is not really %s is refused", async (encoding) => {
    const headers = { "Content-Type": "application/json", "Content-Encoding": encoding };
    const answer = await call(history, { raw: '{"content":"x"}', headers, token: ann.token });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  test("requires JSON of limited size", async () => {
    const headers = { "Content-Type": "text/plain" };
    expect((await call(history, { raw: "{}", headers, token: ann.token })).status).toBe(415);
    expect((await save(ann, newRecord({ content: "a".repeat(70_000) }))).status).toBe(413);
  });
});

describe("the list", () => {
  let carl: Account;
  const ids: string[] = [];
  beforeAll(async () => {
    carl = await signUp(server.url);
    for (const content of ["one", "two", "three"]) {
      const record = newRecord({ content });
      ids.push(record.id);
      await save(carl, record);
    }
    await call(`${history}/${ids[1]}/downloads`, { method: "POST", token: carl.token });
  });
  const contents = async (query: string) => (await list(carl, query)).rows.map(({ content }) => content);

  test("has the newest first by default, with the total", async () => {
    const { rows, range } = await list(carl);
    expect(rows.map(({ content }) => content)).toEqual(["three", "two", "one"]);
    expect(range).toBe("history 0-2/3");
  });

  test("can be sorted and paged in both query formats", async () => {
    expect(await contents("?sort=created_at&order=asc")).toEqual(["one", "two", "three"]);
    expect(await contents('?sort=["created_at","ASC"]&range=[1,2]')).toEqual(["two", "three"]);
    expect((await contents("?sort=download_count&order=desc"))[0]).toBe("two");
    const { rows, range } = await list(carl, "?range=[10,19]");
    expect([rows.length, range]).toEqual([0, "history */3"]);
  });

  test("contains no records of other users", async () => {
    expect((await list(ann, "?range=[0,99]")).rows.some(({ id }) => ids.includes(id))).toBe(false);
  });

  test.each(["?sort=secret", "?sort=[", "?order=up", "?range=[5,1]", "?range=all", "?range=[-1,5]"])(
    "refuses %s",
    async (query) => {
      const { status, body } = await call(`${history}${query}`, { token: carl.token });
      expect([status, body["code"]]).toEqual([400, "validation_failed"]);
    },
  );

  test("has totals", async () => {
    const { body } = await call(`${history}/counts`, { token: carl.token });
    expect(body).toEqual({ total: 3, this_week: 3, downloads: 4, scans: 0, favourites: 0, unfiled: 3 });
  });
});

describe("one record", () => {
  test("counts its downloads", async () => {
    const record = newRecord();
    await save(ann, record);
    const { status, body } = await call(`${history}/${record.id}/downloads`, {
      method: "POST",
      token: ann.token,
    });
    expect([status, body["download_count"]]).toEqual([200, 2]);
  });

  test("can be deleted once", async () => {
    const record = newRecord();
    await save(ann, record);
    const remove = () => call(`${history}/${record.id}`, { method: "DELETE", token: ann.token });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
  });

  test("of another user cannot be found", async () => {
    const record = newRecord({ content: "only Ann's" });
    await save(ann, record);
    const answers = await Promise.all([
      call(`${history}/${record.id}`, { method: "DELETE", token: bob.token }),
      call(`${history}/${record.id}/downloads`, { method: "POST", token: bob.token }),
    ]);
    for (const { status, body } of answers) expect([status, body["code"]]).toEqual([404, "not_found"]);
    const { rows } = await list(ann, "?range=[0,99]");
    expect(rows.find(({ id }) => id === record.id)).toMatchObject({ download_count: 1 });
  });

  test("with a malformed id is not found", async () => {
    expect((await call(`${history}/1`, { method: "DELETE", token: ann.token })).status).toBe(404);
  });
});

describe("a logo", () => {
  test("is stored as a PNG of at most 200 px, public and served with safe headers", async () => {
    const { status, body } = await upload(await picture(800, 400).jpeg().toBuffer());
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 200, height: 100, format: "png", resource_type: "image" });
    expect(body["url"]).toMatch(new RegExp(`^/media/qr-logos/qr-logo-${ann.id}-\\d+-[\\w-]{12}\\.png$`));
    const response = await fetch(`${server.url}${String(body["secure_url"])}`);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const stored = await sharp(await response.arrayBuffer()).metadata();
    expect([stored.format, stored.width, stored.height]).toEqual(["png", 200, 100]);
  });

  test("is not enlarged and can be used only in its owner's history", async () => {
    const { body } = await upload(await picture(20, 20).webp().toBuffer());
    expect([body["width"], body["height"]]).toEqual([20, 20]);
    const record = newRecord({ logoUrl: body["url"] });
    expect((await save(ann, record)).body["logo_url"]).toBe(body["url"]);
    expect((await save(bob, record)).status).toBe(400);
  });

  test("stays while the deleted record that uses it can be restored", async () => {
    const { body } = await upload(await picture(20, 20).png().toBuffer());
    const { status, body: record } = await save(ann, newRecord({ logoUrl: body["url"] }));
    expect(status).toBe(201);
    const see = async () => (await fetch(`${server.url}${String(body["url"])}`)).status;
    expect(await see()).toBe(200);
    await call(`${server.url}/api/me/history/${String(record["id"])}`, {
      method: "DELETE",
      token: ann.token,
    });
    expect(await see()).toBe(200);
  });

  test("with a malicious name is stored under a generated name", async () => {
    const { status, body } = await upload(await picture(10, 10).png().toBuffer(), "file", "../../../x\0.png");
    expect([status, String(body["url"]).includes("..")]).toEqual([201, false]);
  });

  test("that is not a picture is refused whatever its name", async () => {
    const { status, body } = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([status, body["code"]]).toEqual([415, "unsupported_media_type"]);
  });

  test("that is truncated is refused", async () => {
    const whole = await picture(100, 100).png().toBuffer();
    const { status, body } = await upload(whole.subarray(0, whole.length - 40));
    expect([status, body["code"]]).toEqual([422, "logo_unreadable"]);
  });

  test("that decompresses to hundreds of millions of pixels is refused", async () => {
    expect((await upload(blankPng(800))).status).toBe(201);
    const { status, body } = await upload(blankPng(16_000));
    expect([status, body["code"]]).toEqual([422, "logo_unreadable"]);
  });

  test("above 2 MB is refused", async () => {
    const { status, body } = await upload(new Uint8Array(2 * 1024 * 1024 + 1));
    expect([status, body["code"]]).toEqual([413, "too_large"]);
  });

  test("must be sent as a file in the field named file", async () => {
    const png = await picture(10, 10).png().toBuffer();
    expect((await upload(png, "picture")).status).toBe(400);
    const raw = await call(`${server.url}/api/me/images`, {
      raw: Uint8Array.from(png),
      headers: { "Content-Type": "image/png" },
      token: ann.token,
    });
    expect(raw.status).toBe(415);
  });
});
