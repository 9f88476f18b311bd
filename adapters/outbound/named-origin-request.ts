import type { Config } from "../config/config.ts";
import { createAllowList } from "./allow-list.ts";
import { createCheckedRequest, type CheckedRequest } from "./checked-request.ts";
import { createHostCheck } from "./host-check.ts";
import { parseUrl } from "../addresses/parse-url.ts";

/**
 * Calls an origin from the environment, whatever it resolves to; addresses that its responses name must be
 * public.
 * @param named an address of that origin
 * @param maxBytes size limit of a response
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
