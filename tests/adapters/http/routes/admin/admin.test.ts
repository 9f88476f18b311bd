import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blankPng } from "../../../../support/files/blank-png.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let customer: Account;
let admin: Account;
beforeAll(async () => {
  server = await startServer();
  customer = await signUp(server.url);
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ff6b9d" } });

function upload(bytes: Uint8Array, { token = admin.token, name = "a.png", type = "image/png" } = {}) {
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(bytes)], { type }), name);
  return call(`${server.url}/api/admin/images`, { raw: form, ...(token === "" ? {} : { token }) });
}

describe("an uploaded image", () => {
  test("is stored as a PNG of at most 400 px, and the answer has every field of the image host", async () => {
    const { status, body } = await upload(await picture(1000, 500).jpeg().toBuffer());
    expect(status).toBe(201);
    expect(Object.keys(body).toSorted()).toEqual(
      [
        "public_id",
        "secure_url",
        "url",
        "width",
        "height",
        "format",
        "bytes",
        "created_at",
        "resource_type",
      ].toSorted(),
    );
    expect(body).toMatchObject({ width: 400, height: 200, format: "png", resource_type: "image" });
    expect(body["public_id"]).toMatch(new RegExp(`^general-${admin.id}-\\d{13}-[\\w-]{12}$`));
    expect(body["url"]).toBe(`/media/general/${String(body["public_id"])}.png`);
    const response = await fetch(`${server.url}${String(body["secure_url"])}`);
    const stored = Buffer.from(await response.arrayBuffer());
    expect(stored.length).toBe(body["bytes"]);
    expect(await sharp(stored).metadata()).toMatchObject({ format: "png", width: 400, height: 200 });
  });

  test("is rotated upright and stored without metadata", async () => {
    const photograph = await picture(40, 20)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: "somebody" } })
      .jpeg()
      .toBuffer();
    const { body } = await upload(photograph);
    expect([body["width"], body["height"]]).toEqual([20, 40]);
    const stored = await (await fetch(`${server.url}${String(body["url"])}`)).arrayBuffer();
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  test("that is animated is stored as its first frame", async () => {
    const pages = [await picture(30, 30).raw().toBuffer(), await picture(30, 30).negate().raw().toBuffer()];
    const gif = await sharp(Buffer.concat(pages), {
      raw: { width: 30, height: 60, channels: 3, pageHeight: 30 },
    })
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
    const { status, body } = await upload(gif, { name: "a.gif", type: "image/gif" });
    expect([status, body["width"], body["height"], body["format"]]).toEqual([201, 30, 30, "png"]);
  });

  test.each([
    [
      "of 0 bytes",
      () => new Uint8Array(),
      400,
      "validation_failed",
      "This file is empty: choose another one",
    ],
    [
      "that is text with the name of a picture",
      () => new TextEncoder().encode("hello"),
      415,
      "unsupported_media_type",
      "Please select an image file",
    ],
    [
      "that is an SVG with scripts",
      () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      415,
      "unsupported_media_type",
      "Please select an image file",
    ],
    [
      "of 10,000 × 10,000 px",
      () => blankPng(10_000),
      422,
      "image_too_many_pixels",
      "This picture has too many pixels: make it smaller than 40 million pixels",
    ],
    [
      "that is truncated",
      () => blankPng(800).subarray(0, 60),
      422,
      "image_unreadable",
      "This picture cannot be read: the file is damaged or incomplete. Save it again or choose another one",
    ],
  ])("%s is refused", async (_name, bytes, status, code, message) => {
    const { status: answered, body } = await upload(bytes());
    expect([answered, body["code"], body["message"]]).toEqual([status, code, message]);
  });

  test("above 5 MB is refused", async () => {
    const { status, body } = await upload(new Uint8Array(5 * 1024 * 1024 + 1));
    expect([status, body["code"]]).toEqual([413, "too_large"]);
  });

  test("from a visitor or a customer is refused", async () => {
    const png = await picture(10, 10).png().toBuffer();
    expect((await upload(png, { token: "" })).status).toBe(401);
    expect((await upload(png, { token: customer.token })).status).toBe(403);
  });
});
