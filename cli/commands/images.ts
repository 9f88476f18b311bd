import { checkImages, createUploadPreset } from "../../adapters/app/images.ts";
import { loadConfig } from "../../adapters/config/config.ts";
import { DomainError } from "../../core/errors.ts";

export interface PresetOptions {
  name: string;
  folder: string;
  /** Only calls with a signature may use it. */
  signed: boolean;
}

/** `quietzone images`: the store of pictures that the environment names. Neither a database nor a server is needed. */
export const images = {
  /**
   * @returns the store that was checked
   * @throws DomainError `config_invalid`, `storage_failed` with the failed step and the store's message
   */
  async check(): Promise<{ store: string }> {
    const config = loadConfig();
    await checkImages(config);
    return { store: config.images.store };
  },

  /**
   * @throws DomainError `config_invalid` if pictures are not stored at Cloudinary; `storage_failed` with
   * Cloudinary's message
   */
  async createPreset({ name, folder, signed }: PresetOptions) {
    const { images: account } = loadConfig();
    if (account.store !== "cloudinary") {
      throw new DomainError(
        "config_invalid",
        `Upload presets are Cloudinary's: set IMAGE_STORE=cloudinary and its keys (it is ${account.store})`,
      );
    }
    await createUploadPreset(account, { name, folder, unsigned: !signed });
    return { name, folder, unsigned: !signed, cloud: account.cloudName };
  },
};
