import { FILE_BYTES } from "../../core/verification-files/verification-file.ts";
import type { Config } from "../config/config.ts";
import { createNamedOriginRequest } from "./named-origin-request.ts";

/** Requests a file from this site as the public would. Only the site's own host may be private. */
export function createOwnFileRequest(config: Pick<Config, "siteUrl" | "outboundAllow">) {
  const request = createNamedOriginRequest(config.siteUrl, config, FILE_BYTES);
  return (name: string) => request(`${config.siteUrl}/${name}`);
}
