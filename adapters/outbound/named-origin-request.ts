import type { Config } from "../config/config.ts";
import { createAllowList } from "./allow-list.ts";
import { createCheckedRequest, type CheckedRequest } from "./checked-request.ts";
import { createHostCheck } from "./host-check.ts";
import { parseUrl } from "../addresses/parse-url.ts";

/**
 * Calls an origin that the environment names, wherever its name leads, and whatever else its answers name at public addresses alone.
 * @param named an address of that origin
 * @param maxBytes of an answer
 */
export function createNamedOriginRequest(
  named: string,
  { siteUrl, outboundAllow }: Pick<Config, "siteUrl" | "outboundAllow">,
  maxBytes?: number,
): CheckedRequest {
  const { origin, hostname } = new URL(named);
  const requestAllowing = (allowed: readonly string[]) =>
    createCheckedRequest({
      checkHost: createHostCheck({ allowed: createAllowList(allowed) }),
      userAgent: `Quietzone (+${siteUrl})`,
      ...(maxBytes !== undefined && { maxBytes }),
    });
  const toOrigin = requestAllowing([...outboundAllow, hostname.replace(/^\[|\]$/g, "")]);
  const elsewhere = requestAllowing(outboundAllow);
  return (address, request) => {
    const isNamed = parseUrl(address)?.origin === origin;
    return (isNamed ? toOrigin : elsewhere)(address, request);
  };
}
