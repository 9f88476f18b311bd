import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newEmail, PASSWORD, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const picture = (width = 300, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: "#c471ed" } });

function upload({ token }: Pick<Account, "token">, bytes: Uint8Array) {
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), "me.png");
  return call(`${server.url}/api/me/avatar`, { raw: form, token });
}
const remove = ({ token }: Account) => call(`${server.url}/api/me/avatar`, { method: "DELETE", token });
const change = ({ token }: Account, avatar_url: unknown) =>
  call(`${server.url}/auth/v1/user`, { method: "PUT", json: { data: { avatar_url } }, token });
async function avatarOf({ token }: Account): Promise<unknown> {
  const { body } = await call(`${server.url}/auth/v1/user`, { token });
  return (body["user_metadata"] as Record<string, unknown>)["avatar_url"];
}
const fetched = (url: string) => fetch(`${server.url}${url}`);
const storedOf = ({ id }: { id: string }) => server.services.images.list(`avatars/avatar-${id}-`);

describe("an avatar", () => {
  test("becomes a square of 400 px with a generated name and is set in the profile", async () => {
    const ann = await signUp(server.url);
    const { status, body } = await upload(ann, await picture(1000, 500).jpeg().toBuffer());
    expect([status, body]).toMatchObject([
      201,
      { width: 400, height: 400, format: "webp", resource_type: "image" },
    ]);
    expect(body["public_id"]).toMatch(new RegExp(`^avatar-${ann.id}-\\d{13}-[\\w-]{12}$`));
    expect(body["secure_url"]).toBe(`/media/avatars/${String(body["public_id"])}.webp`);
    expect(await avatarOf(ann)).toBe(body["secure_url"]);
    const response = await fetched(String(body["secure_url"]));
    expect([response.headers.get("Content-Type"), response.headers.get("Cache-Control")]).toEqual([
      "image/webp",
      "public, max-age=31536000, immutable",
    ]);
    const stored = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(stored).toMatchObject({ format: "webp", width: 400, height: 400 });
  });

  test("is stored without its metadata", async () => {
    const ann = await signUp(server.url);
    const photograph = await picture()
      .withExif({ IFD0: { Artist: "somebody" } })
      .jpeg()
      .toBuffer();
    const { body } = await upload(ann, photograph);
    const stored = await (await fetched(String(body["url"]))).arrayBuffer();
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  test("can be uploaded by admins, too", async () => {
    const email = newEmail();
    await server.services.operatorAccounts.create({ email, role: "admin", password: PASSWORD });
    const { body } = await call(`${server.url}/auth/v1/token?grant_type=password`, {
      json: { email, password: PASSWORD },
    });
    const { status } = await upload(
      { token: String(body["access_token"]) },
      await picture().png().toBuffer(),
    );
    expect(status).toBe(201);
  });

  test("replaces and deletes the previous one, and no one else's", async () => {
    const [ann, bob] = [await signUp(server.url), await signUp(server.url)];
    const png = await picture().png().toBuffer();
    const bobs = await upload(bob, png);
    const first = await upload(ann, png);
    const second = await upload(ann, png);
    expect((await fetched(String(first.body["url"]))).status).toBe(404);
    expect(await storedOf(ann)).toEqual([`avatars/${String(second.body["public_id"])}.webp`]);
    expect(await avatarOf(bob)).toBe(bobs.body["url"]);
    expect((await fetched(String(bobs.body["url"]))).status).toBe(200);
  });

  test("uploaded several times at once leaves one, which the profile shows", async () => {
    const ann = await signUp(server.url);
    const png = await picture().png().toBuffer();
    await Promise.all([upload(ann, png), upload(ann, png), upload(ann, png)]);
    const stored = await storedOf(ann);
    expect(stored).toHaveLength(1);
    expect(await avatarOf(ann)).toBe(`/media/${stored[0]}`);
  });

  test("can be removed, even if there is none", async () => {
    const ann = await signUp(server.url);
    await upload(ann, await picture().png().toBuffer());
    expect((await remove(ann)).status).toBe(204);
    expect(await avatarOf(ann)).toBeNull();
    expect(await storedOf(ann)).toEqual([]);
    expect((await remove(ann)).status).toBe(204);
  });

  test.each([
    ["of 0 bytes", new Uint8Array(), 400, "validation_failed", "This file is empty: choose another one"],
    [
      "that is text",
      new TextEncoder().encode("hello"),
      415,
      "unsupported_media_type",
      "Please select an image file",
    ],
  ])("%s is refused, and the previous one stays", async (_name, bytes, status, code, message) => {
    const ann = await signUp(server.url);
    const { body } = await upload(ann, await picture().png().toBuffer());
    const refused = await upload(ann, bytes);
    expect([refused.status, refused.body["code"], refused.body["message"]]).toEqual([status, code, message]);
    expect(await avatarOf(ann)).toBe(body["url"]);
  });

  test("above 5 MB is refused", async () => {
    const ann = await signUp(server.url);
    const { status, body } = await upload(ann, new Uint8Array(5 * 1024 * 1024 + 1));
    expect([status, body["code"]]).toEqual([413, "too_large"]);
  });
});

describe("the avatar address in the profile", () => {
  test("may be an https address elsewhere or be removed", async () => {
    const ann = await signUp(server.url);
    expect((await change(ann, "https://pictures.example/ann.png")).status).toBe(200);
    expect(await avatarOf(ann)).toBe("https://pictures.example/ann.png");
    expect((await change(ann, null)).status).toBe(200);
    expect(await avatarOf(ann)).toBeNull();
  });

  test("may be sent again unchanged", async () => {
    const ann = await signUp(server.url);
    const { body } = await upload(ann, await picture().png().toBuffer());
    expect((await change(ann, body["url"])).status).toBe(200);
    expect(await avatarOf(ann)).toBe(body["url"]);
  });

  test("cannot be another picture of this site or an unsafe address", async () => {
    const [ann, bob] = [await signUp(server.url), await signUp(server.url)];
    const bobs = await upload(bob, await picture().png().toBuffer());
    for (const url of [
      bobs.body["url"],
      "/media/qr-logos/a.png",
      "/media/avatars/../../auth/v1/logout",
      "//pictures.example/ann.png",
    ]) {
      const { status, body } = await change(ann, url);
      expect([url, status, body["error_code"]]).toEqual([url, 400, "validation_failed"]);
    }
    expect(await avatarOf(ann)).toBeNull();
    // an app may store any value under this key; it does not set the avatar
    for (const url of [
      "http://pictures.example/a.png",
      "javascript:alert(1)",
      "data:image/svg+xml,<svg/>",
      "",
    ]) {
      expect((await change(ann, url)).status).toBe(200);
      const profile = await call(`${server.url}/api/me/profile`, { token: ann.token });
      expect(profile.body["avatar_url"]).toBeNull();
    }
    const { body } = await upload(ann, await picture().png().toBuffer());
    expect(await avatarOf(ann)).toBe(body["url"]);
  });
});

describe("a picture from a sign-in provider", () => {
  test("becomes the avatar only if there is none", async () => {
    const ann = await signUp(server.url);
    const png = await picture().png().toBuffer();
    const adopted = await server.services.avatars.adopt(ann.id, png);
    expect(await avatarOf(ann)).toBe(adopted?.url);
    expect(await server.services.avatars.adopt(ann.id, png)).toBeNull();
    expect(await avatarOf(ann)).toBe(adopted?.url);
  });

  test("that cannot be read is ignored", async () => {
    const ann = await signUp(server.url);
    expect(await server.services.avatars.adopt(ann.id, new TextEncoder().encode("<svg/>"))).toBeNull();
    expect(await avatarOf(ann)).toBeNull();
  });
});
