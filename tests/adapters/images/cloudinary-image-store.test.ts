import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloudinarySignature, type CloudinaryAccount } from "../../../adapters/images/cloudinary-api.ts";
import { createCloudinaryImageStore } from "../../../adapters/images/cloudinary-image-store.ts";
import { createCloudinaryPreset } from "../../../adapters/images/cloudinary-preset.ts";
import { imageStoreContract } from "../../contracts/image-store-contract.ts";
import { nobodysAddress } from "../../support/closed-port.ts";
import {
  CLOUD,
  startCloudinaryServer,
  type CloudinaryServer,
} from "../../support/servers/cloudinary-server.ts";
import { BLACK_PNG } from "../../support/files/tiny-pictures.ts";

let server: CloudinaryServer;
beforeAll(async () => {
  server = await startCloudinaryServer();
});
afterAll(() => server.close());

const account = (other: Partial<CloudinaryAccount> = {}): CloudinaryAccount => ({
  ...CLOUD,
  apiUrl: server.url,
  deliveryUrl: server.url,
  ...other,
});
const key = () => `avatars/avatar-${randomUUID()}.png`;

imageStoreContract(
  "Cloudinary",
  async () => createCloudinaryImageStore(account()),
  async () => {
    const nobody = await nobodysAddress();
    return createCloudinaryImageStore(account({ apiUrl: nobody, deliveryUrl: nobody }));
  },
);

test("a signature matches the example in Cloudinary's documentation, with SHA-256", () => {
  const parameters = {
    timestamp: "1315060510",
    public_id: "sample_image",
    eager: "w_400,h_300,c_pad|w_260,h_200,c_crop",
  };
  expect(cloudinarySignature(parameters, "abcd")).toBe(
    // sha256 of "eager=w_400,h_300,c_pad|w_260,h_200,c_crop&public_id=sample_image&timestamp=1315060510abcd"
    "cc927e1290f9e3ae4c1a741eda21a4630b4ce80f9ce0bc0296337d25cf40f91e",
  );
});

const refused = (words: string) => ({
  status: "rejected",
  reason: expect.objectContaining({
    code: "storage_failed",
    message: expect.stringContaining(`Cloudinary (demo) refused (401): ${words}`),
  }),
});

test("a wrong secret is refused without being repeated", async () => {
  const store = createCloudinaryImageStore(account({ apiSecret: "another-secret" }));
  const outcomes = await Promise.allSettled([
    store.put(key(), BLACK_PNG, "image/png"),
    store.remove(key()),
    store.list("avatars/"),
  ]);
  expect(outcomes).toEqual([
    refused("Invalid Signature"),
    refused("Invalid Signature"),
    refused("Invalid credentials"),
  ]);
  expect(JSON.stringify(outcomes)).not.toContain("another-secret");
});

test("bytes that are not a picture are refused with Cloudinary's message", async () => {
  const store = createCloudinaryImageStore(account());
  await expect(store.put(key(), Uint8Array.of(1, 2, 3), "image/png")).rejects.toMatchObject({
    code: "storage_failed",
    message: "Cloudinary (demo) refused (400): Invalid image file",
  });
});

test("a request is retried after a temporary failure", async () => {
  const store = createCloudinaryImageStore(account());
  const name = key();
  server.fail(500);
  await store.put(name, BLACK_PNG, "image/png");
  expect((await store.find(name))?.bytes.length).toBe(BLACK_PNG.length);
});

test("a preset is created with its folder and image formats, and its name cannot be reused", async () => {
  const preset = { name: `quietzone-${randomUUID()}`, unsigned: true, folder: "general" };
  await createCloudinaryPreset(account(), preset);
  expect(server.presets.at(-1)).toEqual({
    name: preset.name,
    unsigned: "true",
    folder: "general",
    use_filename: "false",
    unique_filename: "true",
    overwrite: "false",
    resource_type: "image",
    allowed_formats: "jpg,jpeg,png,gif,webp,svg",
    transformation: "q_auto,f_auto",
  });
  await expect(createCloudinaryPreset(account(), preset)).rejects.toMatchObject({
    code: "storage_failed",
    message: `Cloudinary (demo) refused (409): Preset with name ${preset.name} already exists`,
  });
});
