import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BRAND_LOGO_SIDE } from "../../../../../core/brands/brand.ts";
import { MAX_SITE_BRANDS } from "../../../../../core/brands/site-brand.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let admin: Account;
beforeAll(async () => {
  server = await startServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

interface Row {
  id: string;
  name: string;
  position: number;
  is_default: boolean;
  brand: Record<string, unknown>;
}
const ask = (method: string, path: string, json?: object) =>
  call(`${server.url}/api/admin/${path}`, { method, token: admin.token, ...(json && { json }) });
const make = async (json: object) => (await ask("POST", "site_brands", json)).body as unknown as Row;
const refused = async (json: object) => (await ask("POST", "site_brands", json)).status;
const listed = async () => (await ask("GET", "site_brands")).body as unknown as Row[];

test("brands of the site keep their order and unique names, and each change is audited", async () => {
  const bakery = await make({
    name: " Bakery ",
    brand: { name: "x", modules: "dots" },
    position: 5,
  });
  expect(bakery).toMatchObject({
    name: "Bakery",
    position: 5,
    brand: { version: 1, name: "Bakery", modules: "dots" },
  });
  const airline = await make({
    name: "Airline",
    brand: { foreground: "#7c2d12" },
    position: 2,
  });
  expect((await listed()).map(({ name }) => name)).toEqual(["Airline", "Bakery"]);
  const taken = await ask("POST", "site_brands", { name: "bakery", brand: {} });
  expect([taken.status, taken.body["message"]]).toEqual([409, "There is a brand of that name already"]);

  const changed = await ask("PUT", `site_brands/${bakery.id}`, {
    brand: { eyes: "circle" },
  });
  expect(changed.body).toMatchObject({
    name: "Bakery",
    position: 5,
    brand: { eyes: "circle", modules: "square" },
  });
  expect((await ask("DELETE", `site_brands/${airline.id}`)).status).toBe(200);
  expect((await listed()).map(({ name }) => name)).toEqual(["Bakery"]);
  const offered = await call(`${server.url}/api/public/brands`);
  expect(offered.body["brands"]).toMatchObject([{ brand: { name: "Bakery", eyes: "circle" } }]);
  const log = await ask("GET", 'audit_log?filter={"subject_type":"site_brands"}');
  expect((log.body as unknown as { action: string }[]).map(({ action }) => action).toSorted()).toEqual([
    "site_brand.created",
    "site_brand.created",
    "site_brand.deleted",
    "site_brand.updated",
  ]);
});

test("one default brand at most applies to new codes, unless the account has its own", async () => {
  const { token } = await signUp(server.url);
  const start = async (path: string, as?: string) =>
    (await call(`${server.url}/api/${path}`, as === undefined ? {} : { token: as })).body["brand"];
  const first = await make({ name: "First", brand: { modules: "dots" }, is_default: true });
  expect(await start("public/brands/default")).toMatchObject({ name: "First", modules: "dots" });
  const second = await make({ name: "Second", brand: { eyes: "circle" } });
  await ask("PUT", `site_brands/${second.id}`, { is_default: true });
  expect((await listed()).filter(({ is_default }) => is_default).map(({ name }) => name)).toEqual(["Second"]);
  expect(await start("me/brands/default", token)).toMatchObject({ name: "Second", eyes: "circle" });
  expect(await server.services.siteBrands.atHand()).toMatchObject({
    count: 3,
    has_default: true,
    default: { name: "Second", design: { style: { eyeFrame: "circle" } }, logo: null },
  });

  await call(`${server.url}/api/me/brands`, {
    token,
    json: { brand: { name: "Mine", modules: "rounded" }, is_default: true },
  });
  expect(await start("me/brands/default", token)).toMatchObject({ name: "Mine", modules: "rounded" });
  await Promise.all([first, second].map(({ id }) => ask("DELETE", `site_brands/${id}`)));
  expect(await start("public/brands/default")).toBeNull();
});

test("concurrent choices of a default leave one", async () => {
  const made = await Promise.all(["A", "B", "C", "D"].map((name) => make({ name, brand: {} })));
  const answers = await Promise.all(
    made.map(({ id }) => ask("PUT", `site_brands/${id}`, { is_default: true })),
  );
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect((await listed()).filter(({ is_default }) => is_default)).toHaveLength(1);
  await Promise.all(made.map(({ id }) => ask("DELETE", `site_brands/${id}`)));
});

test("a logo is scaled down and kept out of the audit log", async () => {
  const pixels = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#7c2d12" } })
    .jpeg()
    .toBuffer();
  const logo = `data:image/jpeg;base64,${pixels.toString("base64")}`;
  const made = await make({ name: "Logo", brand: { logo } });
  const stored = String(made.brand["logo"]);
  expect(stored).toMatch(/^data:image\/png;base64,/);
  const { width } = await sharp(Buffer.from(stored.slice(stored.indexOf(",") + 1), "base64")).metadata();
  expect(width).toBe(BRAND_LOGO_SIDE);
  const log = await ask("GET", 'audit_log?filter={"subject_type":"site_brands"}');
  expect(JSON.stringify(log.body)).not.toContain("base64");
  await ask("DELETE", `site_brands/${made.id}`);
});

test("refuses an invalid brand and one too many", async () => {
  expect(await refused({ name: "", brand: {} })).toBe(400);
  expect(await refused({ name: "A", brand: { version: 9 } })).toBe(400);
  expect(await refused({ name: "A", brand: { rubbish: 1 } })).toBe(400);
  expect(await refused({ name: "A", brand: {}, position: 0 })).toBe(400);
  const room = MAX_SITE_BRANDS - (await listed()).length;
  for (let number = 1; number <= room; number += 1) await make({ name: `Brand ${number}`, brand: {} });
  expect(await refused({ name: "One more", brand: {} })).toBe(409);
});
