import { strToU8, unzipSync, zipSync } from "fflate";
import { Client } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { randomFrom } from "../../../../support/codes/codes.ts";
import { call, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";
import { zipFile } from "../../../../support/files/zip-file.ts";

type Files = Record<string, Uint8Array>;
interface Report {
  records: { added: number; present: number; refused: number };
  folders: { added: number; present: number };
  logos: number;
  profile: string[];
}

let server: TestServer;
let ann: Account;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  ann = await signUp(server.url);
});
afterAll(() => server.close());

const api = (account: Account, path: string, options: Parameters<typeof call>[1] = {}) =>
  call(`${server.url}/api/me${path}`, { token: account.token, ...options });

async function exported(account: Account): Promise<Files> {
  const response = await fetch(`${server.url}/api/me/export`, {
    headers: { Authorization: `Bearer ${account.token}` },
  });
  expect(response.headers.get("Content-Type")).toBe("application/zip");
  expect(response.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="quietzone-[\d-]+\.zip"$/,
  );
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}
const textOf = (files: Files, name: string): string => new TextDecoder().decode(files[name]);
const jsonOf = (files: Files, name: string) => JSON.parse(textOf(files, name)) as Record<string, unknown>[];

function sendIn(account: Account, zip: Uint8Array) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(zip)]), "../../export.zip");
  return api(account, "/import", { method: "POST", raw: form });
}
async function imported(account: Account, files: Files): Promise<Report> {
  const { status, body } = await sendIn(account, zipSync(files));
  expect([status, body["message"]]).toEqual([200, undefined]);
  return body as unknown as Report;
}

const record = (changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  content: "https://example.com/label",
  type: "url",
  format: "png",
  design: { kind: "qr", ...qrDesignSchema.parse({ foreground: "#102030", size: 500 }) },
  logoUrl: null,
  ...changes,
});
async function hostedLogo(account: Account): Promise<string> {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(png)]), "logo.png");
  const { body } = await api(account, "/images", { method: "POST", raw: form });
  return String(body["secure_url"]);
}
const history = async (account: Account) =>
  (await api(account, "/history")).body as unknown as Record<string, unknown>[];

test("an export contains everything except credentials", async () => {
  const logo = await hostedLogo(ann);
  await api(ann, "/history", { json: record({ logoUrl: logo }) });
  await api(ann, "/profile", { method: "PUT", json: { bio: "Bees" } });
  await api(ann, "/notifications/read", { method: "POST" });
  const files = await exported(ann);
  expect(Object.keys(files).toSorted()).toEqual([
    "README.txt",
    "batches.json",
    "brands.json",
    "folders.json",
    "history.json",
    `images${logo.replace("/media", "")}`,
    "notifications.json",
    "profile.json",
    "sessions.json",
    "short_links.json",
    "signatures.json",
  ]);
  expect(textOf(files, "README.txt")).toContain(ann.email);
  expect(jsonOf(files, "profile.json")).toMatchObject({ email: ann.email, bio: "Bees" });
  expect(jsonOf(files, "history.json")).toMatchObject([
    { content: "https://example.com/label", design: { foreground: "#102030", size: 500 }, logo_url: logo },
  ]);
  expect(jsonOf(files, "notifications.json").length).toBeGreaterThan(0);
  expect(jsonOf(files, "sessions.json")).toHaveLength(1);
  const all = Object.entries(files).map(([name]) => textOf(files, name));
  for (const secret of ["argon2", ann.refreshToken, ann.token, "private", "digest", "secret"]) {
    expect(all.filter((text) => text.includes(secret))).toEqual([]);
  }
});

/** The files of an archive that mention Bob. */
const bobsIn = (files: Files) =>
  Object.keys(files).filter((name) => textOf(files, name).includes("bob.example"));

test("an export contains no data of other accounts", async () => {
  const bob = await signUp(server.url);
  const logoUrl = await hostedLogo(bob);
  await api(bob, "/history", { json: record({ content: "https://bob.example", logoUrl }) });
  await api(bob, "/history/folders", { json: { name: "bob.example" } });
  await api(bob, "/short_links", { json: { target: "https://bob.example/menu" } });
  const signed = { documentTitle: "bob.example", signerName: "Bob", securityLevel: "standard" };
  expect((await api(bob, "/signatures", { json: signed })).status).toBe(201);
  await api(bob, "/notifications/read", { method: "POST" });
  await call(`${server.url}/auth/v1/token?grant_type=password`, {
    json: { email: bob.email, password: PASSWORD },
    headers: { "User-Agent": "bob.example" },
  });
  const bobs = await exported(bob);
  expect(bobsIn(bobs)).toHaveLength(5);
  expect(jsonOf(bobs, "notifications.json")).not.toEqual([]);
  const files = await exported(ann);
  expect(bobsIn(files)).toEqual([]);
  expect(jsonOf(files, "notifications.json")).toEqual([]);
  expect(Object.keys(files).toSorted()).toEqual(
    Object.keys(bobs)
      .filter((name) => !name.endsWith(".png"))
      .toSorted(),
  );
});

test("another account can import codes with designs, folders, logos and missing profile fields", async () => {
  const folder = (await api(ann, "/history/folders", { json: { name: "Labels" } })).body;
  const logo = await hostedLogo(ann);
  const kept = record({ logoUrl: logo });
  await api(ann, "/history", { json: kept });
  await api(ann, "/history", { json: record({ content: "second" }) });
  await api(ann, `/history/${kept.id}`, {
    method: "PATCH",
    json: { name: "Front", favourite: true, folderId: folder["id"] },
  });
  await api(ann, "/profile", {
    method: "PUT",
    json: { first_name: "Ann", bio: "Bees", timezone: "Asia/Tokyo" },
  });
  const files = await exported(ann);

  const bob = await signUp(server.url);
  await api(bob, "/profile", { method: "PUT", json: { bio: "Mine" } });
  const report = await imported(bob, files);
  expect(report).toMatchObject({
    records: { added: 2, present: 0, refused: 0 },
    folders: { added: 1, present: 0 },
    logos: 1,
    profile: ["first_name", "timezone"],
  });
  const rows = await history(bob);
  const [own] = await history(ann);
  expect(rows.map(({ content }) => content)).toEqual(["second", "https://example.com/label"]);
  expect(rows[1]).toMatchObject({
    id: kept.id,
    name: "Front",
    favourite: true,
    design: kept.design,
    scan_count: 0,
  });
  expect(rows[0]?.["created_at"]).toBe(own?.["created_at"]);
  // a copy of the picture, not a reference to the other account's
  expect(rows[1]?.["logo_url"]).toMatch(new RegExp(`^/media/qr-logos/qr-logo-${bob.id}-`));
  expect((await fetch(server.url + String(rows[1]?.["logo_url"]))).status).toBe(200);
  expect((await api(bob, "/profile")).body).toMatchObject({
    bio: "Mine",
    first_name: "Ann",
    email: bob.email,
  });
});

test("importing again changes nothing and says so, except that deleted records come back", async () => {
  const [first, second] = [record(), record()];
  await api(ann, "/history", { json: first });
  await api(ann, "/history", { json: second });
  const files = await exported(ann);
  expect((await imported(ann, files)).records).toEqual({ added: 0, present: 2, refused: 0 });
  await api(ann, `/history/${first.id}`, { method: "DELETE" });
  expect((await imported(ann, files)).records).toEqual({ added: 1, present: 1, refused: 0 });
  expect(await history(ann)).toHaveLength(2);
});

test("an import ignores the role, owner, scans and future dates of an archive", async () => {
  const row = {
    ...record(),
    user_id: crypto.randomUUID(),
    scan_count: 999,
    download_count: 3,
    created_at: "2999-01-01T00:00:00.000Z",
  };
  const report = await imported(ann, {
    "history.json": strToU8(
      JSON.stringify([row, { ...row, id: "no id" }, { ...row, created_at: "0000-01-01T00:00:00Z" }, 7]),
    ),
    "profile.json": strToU8(JSON.stringify({ role: "admin", id: "x", email: "x@x.example", bio: "Hello" })),
  });
  expect(report.records).toEqual({ added: 1, present: 0, refused: 3 });
  expect(await history(ann)).toMatchObject([{ user_id: ann.id, scan_count: 0, download_count: 3 }]);
  expect(Date.parse(String((await history(ann))[0]?.["created_at"]))).toBeLessThanOrEqual(Date.now());
  expect((await api(ann, "/profile")).body).toMatchObject({
    role: "customer",
    email: ann.email,
    bio: "Hello",
  });
});

test("an import adds download counts without a row for each download", async () => {
  const rows = Array.from({ length: 3 }, () => ({
    ...record(),
    download_count: 1_000_000,
    created_at: new Date().toISOString(),
  }));
  await imported(ann, { "history.json": strToU8(JSON.stringify(rows)) });
  const database = new Client(server.databaseUrl);
  await database.connect();
  const { rows: stored } = await database.query("SELECT downloads FROM code_downloads WHERE user_id = $1", [
    ann.id,
  ]);
  await database.end();
  expect(stored).toEqual(Array.from({ length: 3 }, () => ({ downloads: 1_000_000 })));
  const { body } = await api(ann, "/analytics");
  expect(body).toMatchObject({ totals: { downloads: 3_000_000 } });
});

test.each([
  ["a path outside the archive", { name: "../../x", bytes: "x" }],
  ["a symbolic link", { name: "images/a.png", bytes: "/etc/passwd", mode: 0o120_777 }],
  ["another archive", { name: "more.zip", bytes: "x" }],
  ["a bomb", { name: "history.json", bytes: Buffer.alloc(10_000_000, " ") }],
])("an archive with %s is refused before anything is unpacked", async (_what, entry) => {
  const fine = { name: "folders.json", bytes: JSON.stringify([{ id: "a", name: "Should not be made" }]) };
  const { status, body } = await sendIn(ann, zipFile([fine, { name: "history.json", bytes: "[]" }, entry]));
  expect([status, body["code"]]).toEqual([422, "archive_refused"]);
  expect((await api(ann, "/history/folders")).body).toEqual([]);
});

test.each([
  ["no archive", Buffer.from("a text"), "archive_unreadable"],
  ["an archive of something else", zipFile([{ name: "holiday.txt", bytes: "sun" }]), "archive_refused"],
  ["a history that is not JSON", zipFile([{ name: "history.json", bytes: "{" }]), "archive_refused"],
  [
    "a history with too many rows",
    zipFile([{ name: "history.json", bytes: `[${"0,".repeat(250_000)}0]` }]),
    "archive_refused",
  ],
])("%s is refused with a message", async (_what, zip, code) => {
  const { status, body } = await sendIn(ann, zip);
  expect([status, body["code"]]).toEqual([422, code]);
  expect(body["message"]).toMatch(/^[A-Z]/);
});

test("export and import require a sign-in", async () => {
  expect((await call(`${server.url}/api/me/export`)).status).toBe(401);
  expect((await call(`${server.url}/api/me/import`, { method: "POST" })).status).toBe(401);
});

test("brands are imported once with their logos, and so is the default brand", async () => {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
  const brand = { name: "Bakery", modules: "dots", logo: `data:image/png;base64,${png.toString("base64")}` };
  await api(ann, "/brands", { json: { brand, is_default: true } });
  await api(ann, "/brands", { json: { brand: { name: "Airline" } } });
  const files = await exported(ann);
  const bob = await signUp(server.url);
  await api(bob, "/brands", { json: { brand: { name: "AIRLINE", foreground: "#112233" } } });
  expect(await imported(bob, files)).toMatchObject({ brands: { added: 1, present: 1 } });
  expect(await imported(bob, files)).toMatchObject({ brands: { added: 0, present: 2 } });
  const brandsOf = async (account: Account) =>
    ((await api(account, "/brands")).body as { brands: Record<string, unknown>[] }).brands;
  const [, ofAnn] = await brandsOf(ann);
  const [kept, ofBob] = await brandsOf(bob);
  expect(kept).toMatchObject({ brand: { name: "AIRLINE", foreground: "#112233" } });
  expect([ofBob?.["brand"], ofBob?.["is_default"]]).toEqual([ofAnn?.["brand"], true]);
  const odd = [{ name: "" }, { name: "x", design: { margin: 99 } }, { name: "y", design: {}, logo: "x" }, 7];
  expect(await imported(bob, { ...files, "brands.json": strToU8(JSON.stringify(odd)) })).toMatchObject({
    brands: { added: 0, present: 0, refused: 4 },
  });
});

test("a brand with a large logo is imported, and the existing default stays", async () => {
  const side = 256;
  const random = randomFrom(1);
  const noise = Buffer.from(Uint8Array.from({ length: 3 * side * side }, () => 256 * random()));
  const png = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  const logo = `data:image/png;base64,${png.toString("base64")}`;
  await api(ann, "/brands", { json: { brand: { name: "Photo", logo }, is_default: true } });
  const files = await exported(ann);
  expect(files["brands.json"]?.length).toBeGreaterThan(100_000);
  const bob = await signUp(server.url);
  await api(bob, "/brands", { json: { brand: { name: "Own" }, is_default: true } });
  expect(await imported(bob, files)).toMatchObject({ brands: { added: 1, present: 0, refused: 0 } });
  const { brands } = (await api(bob, "/brands")).body as {
    brands: { is_default: boolean; brand: { name: string; logo?: string } }[];
  };
  expect(brands.map(({ brand, is_default }) => [brand.name, is_default])).toEqual([
    ["Own", true],
    ["Photo", false],
  ]);
  expect(brands[1]?.brand.logo?.length).toBeGreaterThan(65_536);
});
