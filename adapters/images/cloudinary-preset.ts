import { createCloudinaryApi, type CloudinaryAccount } from "./cloudinary-api.ts";

export interface UploadPreset {
  name: string;
  /** Anyone who knows its name can upload with it. */
  unsigned: boolean;
  folder: string;
}

/**
 * Creates an upload preset for pictures, with the operator's keys.
 * @throws DomainError `storage_failed`, with Cloudinary's message if the name is taken
 */
export async function createCloudinaryPreset(
  account: CloudinaryAccount,
  { name, unsigned, folder }: UploadPreset,
): Promise<void> {
  await createCloudinaryApi(account).admin(
    "upload_presets",
    new URLSearchParams({
      name,
      unsigned: String(unsigned),
      folder,
      use_filename: "false",
      unique_filename: "true",
      overwrite: "false",
      resource_type: "image",
      allowed_formats: "jpg,jpeg,png,gif,webp,svg",
      transformation: "q_auto,f_auto",
    }),
  );
}
