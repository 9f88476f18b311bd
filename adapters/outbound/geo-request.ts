import type { Config } from "../config/config.ts";
import { createNamedOriginRequest } from "./named-origin-request.ts";

/** Far larger than a service's response for one address. */
const ANSWER_BYTES = 64 * 1024;

/** Calls the service in GEOIP_URL. */
export const geoRequest = (config: Pick<Config, "geoip" | "siteUrl" | "outboundAllow">) =>
  createNamedOriginRequest(
    (config.geoip.url ?? config.siteUrl).replace("{ip}", "0.0.0.0"),
    config,
    ANSWER_BYTES,
  );
