import { FILE_BYTES } from "../../core/verification-files/verification-file.ts";
import type { Config } from "../config.ts";
import { createAllowList } from "./allow-list.ts";
import { createCheckedRequest } from "./checked-request.ts";
import { createHostCheck } from "./host-check.ts";

/** Asks this site for a file as anybody on the internet does. Its own host is the one that may be private. */
export function createOwnFileRequest({ siteUrl, outboundAllow }: Pick<Config, "siteUrl" | "outboundAllow">) {
  const { hostname } = new URL(siteUrl);
  const own = hostname.replace(/^\[|\]$/g, "");
  const request = createCheckedRequest({
    checkHost: createHostCheck({ allowed: createAllowList([...outboundAllow, own]) }),
    userAgent: `Quietzone (+${siteUrl})`,
    maxBytes: FILE_BYTES,
  });
  return (name: string) => request(`${siteUrl}/${name}`);
}
