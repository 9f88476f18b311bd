import type { SessionClient } from "../session/session-client.ts";
import { logoBlob, type LogoFile } from "./logo-file.ts";

/**
 * Sends a signed-in user's logo to the server.
 * @returns the address under which the server has it from now on
 * @throws ApiError
 */
export async function hostLogo(fetch: SessionClient["fetch"], logo: LogoFile): Promise<string> {
  const body = new FormData();
  body.append("file", logoBlob(logo), logo.name);
  const response = await fetch("/api/me/images", { method: "POST", body });
  return ((await response.json()) as { url: string }).url;
}
