import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bucketAddress, createS3ImageStore, type S3Bucket } from "../../../adapters/images/s3-image-store.ts";
import { imageStoreContract } from "../../contracts/image-store-contract.ts";
import { nobodysAddress } from "../../support/closed-port.ts";
import { S3_BUCKET, S3_KEYS, startS3Server, type S3Server } from "../../support/servers/s3-server.ts";
import { BLACK_PNG } from "../../support/files/tiny-pictures.ts";

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const open = (other: Partial<S3Bucket> = {}) =>
  createS3ImageStore({
    endpoint: server.url,
    region: "us-east-1",
    bucket: S3_BUCKET,
    ...S3_KEYS,
    pathStyle: true,
    ...other,
  });
imageStoreContract(
  "a bucket with the S3 API",
  async () => open(),
  async () => open({ endpoint: await nobodysAddress() }),
);

const key = () => `avatars/avatar-${randomUUID()}.png`;

test("a wrong secret is refused with the store's message", async () => {
  const store = open({ secretAccessKey: "another" });
  const refused = expect.objectContaining({
    code: "storage_failed",
    message: `The image store at ${server.url}/${S3_BUCKET}/ refused (403) SignatureDoesNotMatch: No & no`,
  });
  await expect(store.put(key(), BLACK_PNG, "image/png")).rejects.toEqual(refused);
  await expect(store.find(key())).rejects.toEqual(refused);
  await expect(store.list("avatars/")).rejects.toEqual(refused);
  await expect(store.remove(key())).rejects.toEqual(refused);
});

test("a missing bucket is an error, unlike a missing picture", async () => {
  const store = open({ bucket: "nobodys" });
  const missing = expect.objectContaining({
    code: "storage_failed",
    message: expect.stringContaining("NoSuchBucket"),
  });
  await expect(store.find(key())).rejects.toEqual(missing);
  await expect(store.put(key(), BLACK_PNG, "image/png")).rejects.toEqual(missing);
});

test("a request is retried after a temporary failure", async () => {
  const store = open();
  const name = key();
  server.fail(503, 500);
  await store.put(name, BLACK_PNG, "image/png");
  server.fail(429);
  expect((await store.find(name))?.bytes.length).toBe(BLACK_PNG.length);
});

test("a request fails after three failed attempts", async () => {
  const before = server.requests.length;
  server.fail(503, 503, 503);
  await expect(open().find(key())).rejects.toMatchObject({
    code: "storage_failed",
    message: `The image store at ${server.url}/${S3_BUCKET}/ cannot be reached: it answered 503`,
  });
  expect(server.requests.length - before).toBe(3);
});

test("an unreachable store is reported with the reason", async () => {
  const endpoint = await nobodysAddress();
  await expect(open({ endpoint }).find(key())).rejects.toMatchObject({
    message: expect.stringMatching(/^The image store at .* cannot be reached: connect ECONNREFUSED/),
  });
});

test("a list is read page by page", async () => {
  const start = `avatars/avatar-${randomUUID()}-`;
  for (const n of [1, 2, 3]) await open().put(`${start}${n}.png`, BLACK_PNG, "image/png");
  const before = server.requests.length;
  expect(await open().list(start)).toHaveLength(3);
  expect(server.requests.length - before).toBe(2);
});

test("pictures of other programs in a shared bucket are never requested", async () => {
  const before = server.requests.length;
  expect(await open().find("invoices/2026.png")).toBeNull();
  expect(await open().list("invoices/")).toEqual([]);
  await open().remove("invoices/2026.png");
  expect(server.requests.length).toBe(before);
});

test("the bucket is part of the path or of the host name", () => {
  const endpoint = "https://s3.eu-central-1.amazonaws.com";
  expect(bucketAddress({ endpoint, bucket: "codes", pathStyle: true })).toBe(`${endpoint}/codes/`);
  expect(bucketAddress({ endpoint, bucket: "codes", pathStyle: false })).toBe(
    "https://codes.s3.eu-central-1.amazonaws.com/",
  );
});
