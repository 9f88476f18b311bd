import { createHash, createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { type ApiClient, createApiClient } from "../../../../support/api-client.ts";
import { readPictureIndependently } from "../../../../support/codes/independent-decoder.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: "1" });
  api = await createApiClient(server);
});
afterAll(() => server.close());

/** RFC 3986 §2.3. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Signs as a third-party program would. */
function sign(
  { key, id }: Pick<ApiClient, "key" | "id">,
  path: string,
  fields: Record<string, string>,
): string {
  const pairs = Object.entries({ ...fields, key: id }).map(([name, value]) => `${name}=${encode(value)}`);
  const address = `${path}?${pairs.toSorted().join("&")}`;
  const secret = createHash("sha256").update(key).digest("hex");
  return `${address}&signature=${createHmac("sha256", secret).update(address).digest("hex")}`;
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const PATH = "/api/v1/images/qr.png";

test("an image needs no header, can be embedded on any origin, and is cached for a day", async () => {
  const { status, json } = await api("/image-urls/qr", { json: { content: "Straße (1) & 2*3", size: 200 } });
  expect(status).toBe(201);
  expect(String(json?.["url"])).toMatch(/^http:\/\/localhost/);
  expect(String(json?.["path"])).not.toContain(api.key);
  // so that the picture does not change with a default
  expect(String(json?.["path"])).toContain("&margin=4&");
  const image = await get(String(json?.["path"]));
  expect(image.status).toBe(200);
  const { headers } = image;
  expect(
    ["cross-origin-resource-policy", "access-control-allow-origin", "cache-control", "content-type"].map(
      (name) => headers.get(name),
    ),
  ).toEqual(["cross-origin", "*", "public, max-age=86400", "image/png"]);
  expect(headers.get("set-cookie")).toBeNull();
  expect(await readPictureIndependently(new Uint8Array(await image.arrayBuffer()))).toEqual([
    "Straße (1) & 2*3",
  ]);
  const again = await get(String(json?.["path"]), {
    "If-None-Match": headers.get("etag") ?? "",
    "Cache-Control": "max-age=0",
  });
  expect(again.status).toBe(304);
});

test("a program with the key can sign addresses itself", async () => {
  const content = "Größe ~'(x)'! *";
  const image = await get(sign(api, PATH, { content, level: "H" }));
  expect([image.status, await readPictureIndependently(new Uint8Array(await image.arrayBuffer()))]).toEqual([
    200,
    [content],
  ]);
  const bars = await get(sign(api, "/api/v1/images/barcode.svg", { format: "EAN8", content: "12345670" }));
  expect([bars.status, bars.headers.get("content-security-policy")]).toEqual([
    200,
    expect.stringContaining("sandbox"),
  ]);
});

test("a signed address that was changed in any part is refused", async () => {
  const good = sign(api, PATH, { content: "one", size: "200" });
  expect((await get(good)).status).toBe(200);
  const other = await createApiClient(server);
  const changed = [
    good.replace("content=one", "content=two"),
    good.replace("qr.png", "qr.svg"),
    `${good}&margin=4`,
    good.replace("&size=200", ""),
    good.replace(/&signature=.*/, ""),
    good.replace(/signature=./, "signature=x"),
    `${good}&signature=${"0".repeat(64)}`,
    good.replace(api.id, other.id),
    good.replace(api.id, "01a2016f-dcc9-728e-9c5c-4d7e16e9afd3"),
    good.replace(api.id, "nobody"),
    sign({ key: other.key, id: api.id }, PATH, { content: "one" }),
  ];
  for (const address of changed) {
    const answer = await get(address);
    expect([address, answer.status]).toEqual([address, 403]);
    expect(await answer.json()).toMatchObject({
      code: "forbidden",
      message: expect.stringMatching(/\w+ \w+/),
    });
  }
});

test("a signed address is refused after its expiry and when its key is revoked", async () => {
  const seconds = Math.floor(Date.now() / 1000);
  expect((await get(sign(api, PATH, { content: "x", expires: String(seconds - 1) }))).status).toBe(403);
  expect((await get(sign(api, PATH, { content: "x", expires: "soon" }))).status).toBe(403);
  const short = await get(sign(api, PATH, { content: "x", expires: String(seconds + 100) }));
  expect(short.status).toBe(200);
  expect(Number(/max-age=(\d+)/.exec(short.headers.get("cache-control") ?? "")?.[1])).toBeLessThanOrEqual(
    100,
  );
  const { json } = await api("/image-urls/qr", { json: { content: "x", expires_in: 3600 } });
  expect(Date.parse(String(json?.["expires_at"])) / 1000 - seconds).toBeGreaterThanOrEqual(3599);
  const { json: whose } = await api("/me");
  for (const kind of ["qr", "barcode"]) {
    const code = { content: kind === "qr" ? "x" : "12345670", ...(kind === "barcode" && { format: "EAN8" }) };
    const asLongAsKey = await api(`/image-urls/${kind}`, { json: code });
    expect(asLongAsKey.json).toMatchObject({ expires_at: whose?.["expires_at"] });
    const longer = await api(`/image-urls/${kind}`, { json: { ...code, expires_in: 3650 * 86_400 } });
    expect(longer.json).toMatchObject({ expires_at: whose?.["expires_at"] });
  }

  const gone = await createApiClient(server);
  const address = sign(gone, PATH, { content: "y" });
  expect((await get(address)).status).toBe(200);
  await server.services.apiKeys.revoke(commandLine, gone.id);
  expect((await get(address)).status).toBe(403);
  const reader = await createApiClient(server, ["decode"]);
  expect((await get(sign(reader, PATH, { content: "y" }))).status).toBe(403);
});

test("no address is signed for a code that does not scan", async () => {
  const refused = await api("/image-urls/qr", { json: { content: "x", foreground: "#fafafa" } });
  expect(refused).toMatchObject({ status: 422, json: { code: "code_unreadable" } });
  expect((await api("/image-urls/barcode", { json: { format: "EAN8", content: "1" } })).status).toBe(422);
});

test("only images that must be drawn count against the key, separately from its calls", async () => {
  await server.services.settingsAdministration.save(commandLine, { api_rate_limit: 2 });
  const own = await createApiClient(server);
  const addresses = ["a", "b", "c"].map((content) => sign(own, PATH, { content: `limit ${content}` }));
  const statuses: number[] = [];
  for (const address of [...addresses, addresses[0] ?? ""]) statuses.push((await get(address)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
  expect((await own("/me")).status).toBe(200);
});
