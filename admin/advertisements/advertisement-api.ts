import type { AdPlacement, AdType, AdvertisementCounts } from "../../core/ads/advertisement.ts";
import type { AdState } from "../../core/ads/schedule.ts";
import { adminFetch, adminJson, sending } from "../admin-fetch.ts";
import { dataProvider } from "../data-provider.ts";

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

export interface AdQuery {
  q: string;
  /** "" is everything, here and below. */
  status: "" | "active" | "inactive";
  placement: AdPlacement | "";
  page: number;
}

export interface AdPage {
  ads: AdRecord[];
  total: number;
  overview: AdvertisementCounts;
}

export const PER_PAGE = 12;
const PATH = "/api/admin/advertisements";

/** A page of the list, newest first, and the figures over it. */
export async function readAds({ q, status, placement, page }: AdQuery): Promise<AdPage> {
  const [{ data: ads, total = 0 }, overview] = await Promise.all([
    dataProvider.getList<AdRecord>("advertisements", {
      pagination: { page, perPage: PER_PAGE },
      sort: { field: "created_at", order: "DESC" },
      filter: {
        ...(q !== "" && { q }),
        ...(status !== "" && { is_active: status === "active" }),
        ...(placement !== "" && { placement }),
      },
    }),
    adminJson<AdvertisementCounts>(`${PATH}/overview`),
  ]);
  return { ads, total, overview };
}

export const createAd = (fields: AdFields): Promise<AdRecord> => adminJson(PATH, sending("POST", fields));

/** Sends these fields alone: the others may have been changed by another admin since this page read them. */
export const changeAd = (id: string, changes: Partial<AdFields>): Promise<AdRecord> =>
  adminJson(`${PATH}/${id}`, sending("PUT", changes));

export const deleteAd = (id: string): Promise<Response> => adminFetch(`${PATH}/${id}`, { method: "DELETE" });

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

/** What is wrong, by field. */
export type AdProblems = Partial<Record<keyof AdFields, string>>;
