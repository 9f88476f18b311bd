import type { adValues } from "../../core/ads/ad.ts";
import type { presentAd } from "../../core/ads/ad.ts";
import { adminJson } from "../admin-fetch.ts";

/** An advertisement as the API returns it. */
export type AdRecord = ReturnType<typeof presentAd>;
/** The fields that an admin types. */
export type AdFields = ReturnType<typeof adValues>;

const PATH = "/api/admin/advertisements";

/** An uploaded image that is not yet saved with its advertisement, with its size in px. */
export interface UploadedImage {
  url: string;
  width: number;
  height: number;
}

export function uploadImage(file: File): Promise<UploadedImage> {
  const body = new FormData();
  body.append("file", file);
  return adminJson(`${PATH}/images`, { method: "POST", body });
}
