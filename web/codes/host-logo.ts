import type { SessionClient } from "../session/session-client.ts";
import { encodePng } from "../../adapters/codes/files/encode-png.ts";
import { SVG_TYPE } from "../../core/codes/qr/logo-file.ts";
import { loadDeflate } from "./load-deflate.ts";
import { logoBlob, type LogoFile, logoPicture } from "./logo-file.ts";

/**
 * Uploads a signed-in user's logo.
 * @returns its new address on the server
 * @throws ApiError
 */
export async function hostLogo(fetch: SessionClient["fetch"], logo: LogoFile): Promise<string> {
  const body = new FormData();
  body.append("file", await pixelsOf(logo), logo.name);
  const response = await fetch("/api/me/images", { method: "POST", body });
  return ((await response.json()) as { url: string }).url;
}

/** The server stores logos as pixels; SVG logos are rasterized. */
async function pixelsOf(logo: LogoFile): Promise<Blob> {
  const blob = logoBlob(logo);
  if (blob.type !== SVG_TYPE) return blob;
  const [picture, { zlibSync }] = await Promise.all([logoPicture(logo), loadDeflate()]);
  return new Blob([encodePng(picture, (bytes) => zlibSync(bytes))], { type: "image/png" });
}
