import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { images } from "../../../cli/commands/images.ts";
import {
  CLOUD,
  startCloudinaryServer,
  type CloudinaryServer,
} from "../../support/servers/cloudinary-server.ts";
import { S3_BUCKET, S3_KEYS, startS3Server, type S3Server } from "../../support/servers/s3-server.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

let s3: S3Server;
let cloudinary: CloudinaryServer;
beforeAll(async () => {
  [s3, cloudinary] = await Promise.all([startS3Server(), startCloudinaryServer()]);
});
afterAll(() => Promise.all([s3.close(), cloudinary.close()]));
afterEach(() => vi.unstubAllEnvs());

function operatorSets(environment: Record<string, string>): void {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
}
const bucket = (secret: string) => ({
  IMAGE_STORE: "s3",
  S3_ENDPOINT: s3.url,
  S3_BUCKET,
  S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: secret,
});
const cloud = (secret: string) => ({
  IMAGE_STORE: "cloudinary",
  CLOUDINARY_URL: `cloudinary://${CLOUD.apiKey}:${secret}@${CLOUD.cloudName}?upload_prefix=${cloudinary.url}`,
});

describe("quietzone images check", () => {
  test("tests the local folder and leaves it empty", async () => {
    const folder = await temporaryFolder();
    operatorSets({ DATA_DIR: folder });
    expect(await images.check()).toEqual({ store: "local" });
    expect(await readdir(join(folder, "images/general"))).toEqual([]);
  });

  test("tests an S3 bucket", async () => {
    operatorSets(bucket(S3_KEYS.secretAccessKey));
    expect(await images.check()).toEqual({ store: "s3" });
  });

  test("reports what is wrong with the bucket, without the secret", async () => {
    operatorSets(bucket("not-the-secret"));
    const error: unknown = await images.check().catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: "storage_failed",
      message: expect.stringMatching(
        /^Writing a picture: The image store at .* refused \(403\) SignatureDoesNot/,
      ),
    });
    expect(String(error)).not.toContain("not-the-secret");
  });
});

describe("quietzone images create-preset", () => {
  const preset = { name: "labels", folder: "general", signed: false };

  test("creates the preset with the keys from the environment", async () => {
    operatorSets(cloud(CLOUD.apiSecret));
    expect(await images.createPreset(preset)).toEqual({
      name: "labels",
      folder: "general",
      unsigned: true,
      cloud: CLOUD.cloudName,
    });
    expect(cloudinary.presets).toMatchObject([{ name: "labels", folder: "general", unsigned: "true" }]);
  });

  test("reports Cloudinary's error for wrong keys, without the secret", async () => {
    operatorSets(cloud("not-the-secret"));
    const error: unknown = await images.createPreset(preset).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: "storage_failed",
      message: `Cloudinary (${CLOUD.cloudName}) refused (401): Invalid credentials`,
    });
  });

  test("requires Cloudinary", async () => {
    await expect(images.createPreset(preset)).rejects.toMatchObject({
      code: "config_invalid",
      message: "Upload presets are Cloudinary's: set IMAGE_STORE=cloudinary and its keys (it is local)",
    });
  });
});
