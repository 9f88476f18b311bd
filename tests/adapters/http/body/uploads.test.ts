import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blankPng } from "../../../support/files/blank-png.ts";
import { nobodysAddress } from "../../../support/closed-port.ts";
import { call, newEmail, PASSWORD, signUp } from "../../../support/call.ts";
import { S3_BUCKET, S3_KEYS, startS3Server } from "../../../support/servers/s3-server.ts";
import { startServer, type TestServer } from "../../../support/server.ts";
import { slowJpeg } from "../../../support/files/slow-jpeg.ts";

/** Every upload route for pictures: logos, avatars, and the uploads of admins. */
const WAYS = [
  {
    what: "a logo",
    path: "/api/me/images",
    folder: "qr-logos/",
    key: /^\/media\/qr-logos\/qr-logo-ID-\d{13}-[\w-]{12}\.png$/,
  },
  {
    what: "an avatar",
    path: "/api/me/avatar",
    folder: "avatars/",
    key: /^\/media\/avatars\/avatar-ID-\d{13}-[\w-]{12}\.webp$/,
  },
  {
    what: "an image",
    path: "/api/admin/images",
    folder: "general/",
    key: /^\/media\/general\/general-ID-\d{13}-[\w-]{12}\.png$/,
  },
];

let server: TestServer;
let admin: { id: string; token: string };
beforeAll(async () => {
  server = await startServer();
  const email = newEmail();
  const { user } = await server.services.operatorAccounts.create({
    email,
    role: "admin",
    password: PASSWORD,
  });
  const { body } = await call(`${server.url}/auth/v1/token?grant_type=password`, {
    json: { email, password: PASSWORD },
  });
  admin = { id: user.id, token: String(body["access_token"]) };
});
afterAll(() => server.close());

/** Sends a form byte by byte as an attacker would: browsers would sanitize the name. */
function send(path: string, file: Uint8Array, fileName: string, type = "image/png") {
  const boundary = "----hostile";
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n` +
    `Content-Type: ${type}\r\n\r\n`;
  const raw = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  return call(`${server.url}${path}`, { raw: Uint8Array.from(raw), headers, token: admin.token });
}

const partHead = (what: string) => `--x\r\nContent-Disposition: form-data; ${what}\r\n`;

const picture = () => sharp({ create: { width: 30, height: 30, channels: 3, background: "#ff6b9d" } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const ENTITY_BOMB = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${SVG}`;
const FOREIGN_ENTITY = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${SVG}`;

describe.each(WAYS)("$what", ({ path, folder, key }) => {
  test.each([
    ["leads out of its folder", "../../x.png"],
    ["leads out of its folder, encoded", "..%2f..%2fx.png"],
    ["contains NUL", "x.svg\0.png"],
    ["has 300 characters", `${"x".repeat(300)}.png`],
    ["is a Windows device name", "con"],
    ["reads backwards", "\u202egnp.exe"],
    ["is an HTML file name", "x.html"],
    ["starts with a slash", "/etc/passwd"],
    ["brings headers", "x.png\\r\\nX-Evil: 1"],
  ])("whose name %s is stored under a generated name", async (_what, name) => {
    const { status, body } = await send(path, await picture().png().toBuffer(), name);
    expect(status).toBe(201);
    const url = String(body["url"]);
    expect(url.replace(admin.id, "ID")).toMatch(key);
    // downloads do not reveal the original file name
    const { headers } = await fetch(`${server.url}${url}`);
    expect([headers.get("Content-Disposition"), headers.get("X-Evil")]).toEqual([null, null]);
    expect(headers.get("Content-Type")).toMatch(/^image\/(png|webp)$/);
  });

  test.each([
    ["of 256 million pixels in 32 kB", () => blankPng(16_000), 422],
    ["that would take half a minute to decode", () => slowJpeg(6320, 800), 422],
    ["that is an SVG named .png", () => Buffer.from(SVG), 415],
    ["that is an SVG with an entity bomb", () => Buffer.from(ENTITY_BOMB), 415],
    ["that is an SVG with external entities", () => Buffer.from(FOREIGN_ENTITY), 415],
    ["that is HTML named .png", () => Buffer.from("<!doctype html><script>1</script>"), 415],
    ["that is a document", () => Buffer.from("%PDF-1.7"), 415],
    ["that is an SVG after the first bytes of a picture", () => Buffer.from(`GIF89a${SVG}`), 422],
  ])("%s is refused and not stored", async (_what, bytes, status) => {
    const before = await server.services.images.list(folder);
    const { status: answered, body } = await send(path, bytes(), "picture.png");
    expect(answered).toBe(status);
    expect(body["code"]).toMatch(/^(image_\w+|logo_unreadable|unsupported_media_type)$/);
    expect(await server.services.images.list(folder)).toEqual(before);
  });

  test("that is both a picture and a page is stored as a picture only", async () => {
    const script = "<script>alert(1)</script>";
    const both = Buffer.concat([await picture().png().toBuffer(), Buffer.from(script)]);
    const { body } = await send(path, both, "page.html", "text/html");
    const response = await fetch(`${server.url}${String(body["url"])}`);
    expect(response.headers.get("Content-Type")).toMatch(/^image\//);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
    expect(Buffer.from(await response.arrayBuffer()).includes("script")).toBe(false);
  });

  test.each([
    ["7bit", 201],
    ["8bit", 201],
    ["binary", 201],
    ["base64", 201],
    ["quoted-printable", 415],
  ])("beside a text field with %s encoding does not crash the server", async (encoding, status) => {
    const raw = Buffer.concat([
      Buffer.from(`${partHead('name="note"')}Content-Transfer-Encoding: ${encoding}\r\n\r\nbm90ZQ==\r\n`),
      Buffer.from(`${partHead('name="file"; filename="x.png"')}Content-Type: image/png\r\n\r\n`),
      await picture().png().toBuffer(),
      Buffer.from("\r\n--x--\r\n"),
    ]);
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const sent = { raw: Uint8Array.from(raw), headers, token: admin.token };
    expect((await call(`${server.url}${path}`, sent)).status).toBe(status);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  // the parser would search for the end of a name for half a minute and block all other requests
  test("with a huge malformed file name is refused as too large", async () => {
    const { status, body } = await send(path, await picture().png().toBuffer(), 'filename="'.repeat(50_000));
    expect([status, body["code"]]).toEqual([413, "too_large"]);
  });

  test("is recognized by its content, whatever its declared type and name", async () => {
    const { status } = await send(path, await picture().jpeg().toBuffer(), "x.gif", "image/svg+xml");
    expect(status).toBe(201);
  });
});

test("an unavailable store changes no profile, and the error reveals neither its address nor its keys", async () => {
  const away = await startServer({
    IMAGE_STORE: "s3",
    S3_ENDPOINT: await nobodysAddress(),
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "an-id",
    S3_SECRET_ACCESS_KEY: "a-secret",
  });
  try {
    const { token } = await signUp(away.url);
    const form = new FormData();
    form.append("file", new Blob([Uint8Array.from(await picture().png().toBuffer())]), "me.png");
    const { status, body } = await call(`${away.url}/api/me/avatar`, { raw: form, token });
    expect([status, body]).toEqual([
      503,
      { code: "storage_failed", message: "Pictures cannot be stored or read at the moment: try again soon" },
    ]);
    const { body: user } = await call(`${away.url}/auth/v1/user`, { token });
    expect(user["user_metadata"]).toMatchObject({ avatar_url: null });
  } finally {
    await away.close();
  }
});

test("pictures in a bucket are served by the site with a permanent cache until they are removed", async () => {
  const s3 = await startS3Server();
  const site = await startServer({
    IMAGE_STORE: "s3",
    S3_ENDPOINT: s3.url,
    S3_BUCKET,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  });
  try {
    const { token } = await signUp(site.url);
    const form = new FormData();
    form.append("file", new Blob([Uint8Array.from(await picture().png().toBuffer())]), "me.png");
    const { status, body } = await call(`${site.url}/api/me/avatar`, { raw: form, token });
    expect(status).toBe(201);
    const url = `${site.url}${String(body["url"])}`;
    const { headers } = await fetch(url);
    expect([headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
      "image/webp",
      "public, max-age=31536000, immutable",
    ]);
    await call(`${site.url}/api/me/avatar`, { method: "DELETE", token });
    expect((await fetch(url)).status).toBe(404);
  } finally {
    await site.close();
    await s3.close();
  }
});
