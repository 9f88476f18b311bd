import { FILE_BYTES } from "../../core/verification-files/verification-file.ts";
import type { Config } from "../config/config.ts";
import { createNamedOriginRequest } from "./named-origin-request.ts";

/** Asks this site for a file as anybody on the internet does. Its own host is the one that may be private. */
export function createOwnFileRequest(config: Pick<Config, "siteUrl" | "outboundAllow">) {
  const request = createNamedOriginRequest(config.siteUrl, config, FILE_BYTES);
  return (name: string) => request(`${config.siteUrl}/${name}`);
}
