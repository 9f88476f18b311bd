import { Client } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { MAX_BRANDS } from "../../../../../core/brands/brand.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let ann: Account;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const at = (path: string) => `${server.url}/api/me/${path}`;
const make = async (brand: object, more: object = {}, account = ann) => {
  const answer = await call(at("brands"), { json: { brand, ...more }, token: account.token });
  return { ...answer, id: String(answer.body["id"]) };
};
const patch = (id: string, json: object, account = ann) =>
  call(at(`brands/${id}`), { method: "PATCH", json, token: account.token });
const listed = async (account = ann) =>
  (await call(at("brands"), { token: account.token })).body["brands"] as {
    id: string;
    is_default: boolean;
    brand: Record<string, unknown>;
  }[];
const startsWith = async (account = ann) =>
  (await call(at("brands/default"), { token: account.token })).body["brand"] as Record<
    string,
    unknown
  > | null;
const inProfile = async (account = ann) =>
  (await call(at("profile"), { token: account.token })).body["default_design"] as Record<string, unknown>;
const names = async (account = ann) => (await listed(account)).map(({ brand }) => brand["name"]);

const BAKERY = { version: 1, name: "Bakery", foreground: "#7c2d12", modules: "dots", frame: "label" };

describe("the brands of an account", () => {
  beforeAll(async () => {
    ann = await signUp(server.url);
  });

  test("are saved in the brand file format, listed by name, changed and deleted", async () => {
    const made = await make(BAKERY);
    expect([made.status, made.body["is_default"]]).toEqual([201, false]);
    expect(made.body["brand"]).toMatchObject({ ...BAKERY, frame_text: "Scan me", margin: 4, size: 300 });
    await make({ name: "airline" });
    expect(await names()).toEqual(["airline", "Bakery"]);
    expect((await patch(made.id, { name: " Café " })).body["brand"]).toMatchObject({
      name: "Café",
      modules: "dots",
    });
    const changed = await patch(made.id, { brand: { eyes: "circle" } });
    expect(changed.body["brand"]).toMatchObject({ name: "Café", eyes: "circle", modules: "square" });
    expect(changed.body["brand"]).not.toHaveProperty("frame");
    await call(at(`brands/${made.id}`), { method: "DELETE", token: ann.token });
    expect(await names()).toEqual(["airline"]);
    expect((await patch(made.id, { name: "x" })).status).toBe(404);
  });

  test("are available to their owner only", async () => {
    const { id } = await make({ name: "Secret" });
    const eve = await signUp(server.url);
    expect((await patch(id, { name: "Mine" }, eve)).status).toBe(404);
    expect((await call(at(`brands/${id}`), { method: "DELETE", token: eve.token })).status).toBe(404);
    expect(await listed(eve)).toEqual([]);
    expect((await call(at("brands"))).status).toBe(401);
    expect(await names()).toContain("Secret");
  });

  test("have one-line names without control characters, also after renaming", async () => {
    const { id, body } = await make({ name: " Two\n lines " });
    expect(body["brand"]).toMatchObject({ name: "Two lines" });
    expect((await patch(id, { name: "Three\tmore  words" })).body["brand"]).toMatchObject({
      name: "Three more words",
    });
    for (const name of ["", " ", "a\u0001b", "x".repeat(61)])
      expect(await patch(id, { name })).toMatchObject({
        status: 400,
        body: { fields: { name: "Write 1 to 60 characters" } },
      });
  });

  test("have unique names, regardless of case", async () => {
    await make({ name: "One" });
    expect(await make({ name: "ONE" })).toMatchObject({ status: 409, body: { code: "conflict" } });
    const { id } = await make({ name: "Two" });
    expect((await patch(id, { name: "one" })).status).toBe(409);
    expect(await make({ modules: "dots" })).toMatchObject({
      status: 400,
      body: { code: "validation_failed", fields: { brand: "This brand has no name" } },
    });
  });
});

const inSvg = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="evil()"><script>evil()</script><path fill="#0f766e" d="${path}"/></svg>`;
const storedOf = async (name: string, svg: string): Promise<string> => {
  const { body } = await make({ name, logo: `data:image/svg+xml;base64,${btoa(svg)}` });
  return String((body["brand"] as Record<string, unknown>)["logo"]);
};

describe("the logo of a brand", () => {
  beforeAll(async () => {
    ann = await signUp(server.url);
  });

  test("is stored as a small PNG without metadata", async () => {
    const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0f766e" } })
      .withExif({ IFD0: { Artist: "Ann" } })
      .jpeg()
      .toBuffer();
    const { body } = await make({ name: "Logo", logo: `data:image/jpeg;base64,${jpeg.toString("base64")}` });
    const logo = String((body["brand"] as Record<string, unknown>)["logo"]);
    expect(logo).toMatch(/^data:image\/png;base64,/);
    const stored = await sharp(Buffer.from(logo.split(",")[1] ?? "", "base64")).metadata();
    expect([stored.format, stored.width, stored.height, stored.exif]).toEqual(["png", 256, 171, undefined]);
  });

  test("from an SVG is stored with its shapes and colors only", async () => {
    const logo = await storedOf("Shapes", inSvg("M0 0H9V9Z"));
    expect(logo).toMatch(/^data:image\/svg\+xml;base64,/);
    const stored = atob(logo.split(",")[1] ?? "");
    expect(stored).toContain('<path fill="#0f766e" d="m0 0h512v512z"/>');
    expect(stored).not.toMatch(/evil|script|onload/);
    // stored data is copied unchanged, as in an account import
    expect(await storedOf("Shapes again", stored)).toBe(logo);
  });

  test("from an SVG with very complex shapes is stored as pixels", async () => {
    const teeth = Array.from({ length: 12_000 }, (_, n) => `L${(n * 9) / 12_000} ${n % 2 ? 8.5 : 9}`);
    const logo = await storedOf("Teeth", inSvg(`M0 0${teeth.join("")}L9 0Z`));
    expect(logo).toMatch(/^data:image\/png;base64,/);
    const { data, info } = await sharp(Buffer.from(logo.split(",")[1] ?? "", "base64"))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([256, 256, 0x0f, 0x76, 0x6e]);
  });

  test.each([
    ["no picture", Buffer.from("hello"), 415],
    ["a damaged picture", Buffer.from("89504e470d0a1a0a00000000", "hex"), 422],
  ])("that is %s is refused, and nothing is saved", async (_what, bytes, status) => {
    const logo = `data:image/png;base64,${bytes.toString("base64")}`;
    expect((await make({ name: "Broken", logo })).status).toBe(status);
    expect(await names()).not.toContain("Broken");
  });

  test("that is larger than 2 MB is refused with a message", async () => {
    const logo = `data:image/png;base64,${"A".repeat(2_900_000)}`;
    expect(await make({ name: "Huge", logo })).toMatchObject({
      status: 400,
      body: { fields: { brand: "File size should be less than 2MB" } },
    });
    expect((await make({ name: "Huge", logo: logo.repeat(2) })).status).toBe(413);
  });
});

test("renaming a brand keeps a design stored by a later version unchanged", async () => {
  ann = await signUp(server.url);
  const { id } = await make(BAKERY);
  const database = new Client(server.databaseUrl);
  await database.connect();
  onTestFinished(() => database.end());
  const later = { foreground: "#7c2d12", style: { modules: "hexagons" } };
  await database.query("UPDATE brands SET design = $1 WHERE id = $2", [later, id]);
  expect((await patch(id, { name: "Renamed" })).body["brand"]).toMatchObject({ name: "Renamed" });
  const { rows } = await database.query("SELECT name, design FROM brands WHERE id = $1", [id]);
  expect(rows).toEqual([{ name: "Renamed", design: later }]);
});

describe("the design that new codes start with", () => {
  beforeAll(async () => {
    ann = await signUp(server.url);
  });

  test("is the only default brand, which the profile shows as well", async () => {
    expect(await startsWith()).toBeNull();
    const bakery = await make(BAKERY, { is_default: true });
    expect(await startsWith()).toMatchObject(BAKERY);
    expect(await inProfile()).toMatchObject({ foreground: "#7c2d12", style: { modules: "dots" } });
    const airline = await make({ name: "Airline", foreground: "#0c4a6e" });
    await patch(airline.id, { is_default: true });
    expect((await listed()).map(({ is_default }) => is_default)).toEqual([true, false]);
    expect(await inProfile()).toMatchObject({ foreground: "#0c4a6e" });
    await patch(airline.id, { brand: { foreground: "#14532d" } });
    expect(await startsWith()).toMatchObject({ name: "Airline", foreground: "#14532d" });
    expect(await inProfile()).toMatchObject({ foreground: "#14532d" });
    await patch(bakery.id, { is_default: true });
    await call(at(`brands/${bakery.id}`), { method: "DELETE", token: ann.token });
    expect([await startsWith(), await inProfile()]).toEqual([null, null]);
  });

  test("is the design last set in the profile, by whatever client", async () => {
    const { id } = await make({ ...BAKERY, name: "Garden" }, { is_default: true });
    const json = { default_design: { foreground: "#111111" } };
    await call(at("profile"), { method: "PUT", json, token: ann.token });
    expect(await startsWith()).toMatchObject({ foreground: "#111111" });
    expect(await startsWith()).not.toHaveProperty("name");
    expect((await listed()).some(({ is_default }) => is_default)).toBe(false);
    await patch(id, { is_default: true });
    await patch(id, { is_default: false });
    expect([await startsWith(), await inProfile()]).toEqual([null, null]);
  });

  test("does not change if a new default brand has a taken name", async () => {
    const { id } = await make({ name: "First" }, { is_default: true });
    await make({ name: "Second" });
    expect((await make({ name: "Second" }, { is_default: true })).status).toBe(409);
    expect((await patch(id, { name: "Second" })).status).toBe(409);
    expect(await startsWith()).toMatchObject({ name: "First" });
  });
});

test("the number of brands of an account is limited, also with concurrent requests", async () => {
  ann = await signUp(server.url);
  const answers = await Promise.all(
    Array.from({ length: MAX_BRANDS + 5 }, (_, n) => make({ name: `Brand ${n}` }, { is_default: true })),
  );
  const codes = answers.map(({ body }) => body["code"]).filter((code) => code !== undefined);
  expect(codes).toEqual(Array.from({ length: 5 }, () => "quota_exceeded"));
  const brands = await listed();
  expect(brands).toHaveLength(MAX_BRANDS);
  expect(brands.filter(({ is_default }) => is_default)).toHaveLength(1);
});
