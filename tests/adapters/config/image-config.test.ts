import { expect, test } from "vitest";
import { loadConfig } from "../../../adapters/config/config.ts";

const load = (env: Record<string, string>) => loadConfig({}, env).images;

const S3 = {
  IMAGE_STORE: "s3",
  S3_BUCKET: "codes",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "the-secret",
};

test("pictures are stored in the local folder by default", () => {
  expect(load({})).toEqual({ store: "local" });
  expect(load({ IMAGE_STORE: "local" })).toEqual({ store: "local" });
});

test("a bucket and its keys are enough for Amazon S3", () => {
  expect(load({ ...S3, S3_REGION: "eu-central-1" })).toEqual({
    store: "s3",
    endpoint: "https://s3.eu-central-1.amazonaws.com",
    region: "eu-central-1",
    bucket: "codes",
    accessKeyId: "id",
    secretAccessKey: "the-secret",
    pathStyle: false,
  });
});

test("a custom S3 endpoint uses path-style addresses by default", () => {
  const own = { ...S3, S3_ENDPOINT: "http://minio:9000/" };
  expect(load(own)).toMatchObject({ endpoint: "http://minio:9000", region: "us-east-1", pathStyle: true });
  expect(load({ ...own, S3_PATH_STYLE: "off" })).toMatchObject({ pathStyle: false });
  expect(load({ ...S3, S3_ENDPOINT: "https://a.example/storage/v1/s3" })).toMatchObject({
    endpoint: "https://a.example/storage/v1/s3",
  });
});

const CLOUDINARY = {
  store: "cloudinary",
  cloudName: "Demo",
  apiKey: "123",
  apiSecret: "the/secret",
  apiUrl: "https://api.cloudinary.com",
  deliveryUrl: "https://res.cloudinary.com",
};

test("Cloudinary is configured by its own URL, including the data center", () => {
  const url = "cloudinary://123:the%2Fsecret@Demo";
  expect(load({ IMAGE_STORE: "cloudinary", CLOUDINARY_URL: url })).toEqual(CLOUDINARY);
  const elsewhere = `${url}?upload_prefix=https://api-eu.cloudinary.com`;
  expect(load({ IMAGE_STORE: "cloudinary", CLOUDINARY_URL: elsewhere })).toEqual({
    ...CLOUDINARY,
    apiUrl: "https://api-eu.cloudinary.com",
  });
});

test("Cloudinary is configured by the three parts of its URL", () => {
  const parts = {
    IMAGE_STORE: "cloudinary",
    CLOUDINARY_CLOUD_NAME: "Demo",
    CLOUDINARY_API_KEY: "123",
    CLOUDINARY_API_SECRET: "the/secret",
  };
  expect(load(parts)).toEqual(CLOUDINARY);
});

test.each([
  [{ IMAGE_STORE: "ftp" }, 'IMAGE_STORE should be local, s3 or cloudinary, not "ftp"'],
  [
    { IMAGE_STORE: "s3", S3_BUCKET: "codes" },
    "IMAGE_STORE=s3 needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well",
  ],
  [
    { ...S3, S3_BUCKET: "a/b" },
    'S3_BUCKET should be the name of a bucket, 3 to 63 of a-z 0-9 . -, not "a/b"',
  ],
  [
    { ...S3, S3_ENDPOINT: "minio:9000" },
    'S3_ENDPOINT should be an address like https://s3.example.org, not "minio:9000"',
  ],
  [{ ...S3, S3_PATH_STYLE: "true" }, 'S3_PATH_STYLE should be on or off, not "true"'],
  [
    { IMAGE_STORE: "cloudinary" },
    "IMAGE_STORE=cloudinary needs CLOUDINARY_URL, or CLOUDINARY_CLOUD_NAME, CLOUDINARY_API_KEY, CLOUDINARY_API_SECRET",
  ],
  [
    { IMAGE_STORE: "cloudinary", CLOUDINARY_API_KEY: "123" },
    "IMAGE_STORE=cloudinary needs CLOUDINARY_CLOUD_NAME and CLOUDINARY_API_SECRET as well",
  ],
  [
    { IMAGE_STORE: "cloudinary", CLOUDINARY_URL: "https://123:the-secret@demo" },
    "CLOUDINARY_URL should be cloudinary://<api key>:<api secret>@<cloud name>",
  ],
  [
    { IMAGE_STORE: "cloudinary", CLOUDINARY_URL: "cloudinary://123:%zz@demo" },
    "CLOUDINARY_URL should be cloudinary://<api key>:<api secret>@<cloud name>",
  ],
  [
    { IMAGE_STORE: "cloudinary", CLOUDINARY_URL: "cloudinary://1:the-secret@demo?upload_prefix=eu" },
    "upload_prefix in CLOUDINARY_URL should be an address",
  ],
])("refuses %j and says what is missing or wrong, without a secret", (env, message) => {
  expect(() => load(env)).toThrow(expect.objectContaining({ code: "config_invalid", message }));
});
