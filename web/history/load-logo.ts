import { loadPicture } from "../../adapters/codes/files/load-picture.ts";
import type { Picture } from "../../core/codes/drawing.ts";
import { request } from "../api/api-fetch.ts";

/** The pixels of a logo in our image store. @throws ApiError, DomainError `logo_unreadable` */
export async function loadLogo(url: string, signal: AbortSignal): Promise<Picture> {
  const response = await request(url, { signal });
  return loadPicture(await response.blob());
}
