import type { AdPlacement, AdType } from "../../core/ads/ad.ts";
import type { AdState } from "../../core/ads/schedule.ts";
import { adminJson } from "../admin-fetch.ts";

/** What an admin types. */
export interface AdFields {
  title: string;
  description: string;
  content: string;
  type: AdType;
  placement: AdPlacement;
  is_active: boolean;
  start_date: string | null;
  end_date: string | null;
  target_url: string | null;
  image_url: string | null;
  priority: number;
}

/** An advertisement as the API gives it. */
export interface AdRecord extends AdFields {
  id: string;
  image_width: number | null;
  image_height: number | null;
  state: AdState;
  impressions: number;
  clicks: number;
  click_rate: number | null;
}

const PATH = "/api/admin/advertisements";

/** An image on its way into an advertisement, with its size in px. */
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
