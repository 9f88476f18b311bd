import type { Router } from "@koa/router";
import type { ApiKeyService } from "../../../core/api-keys/api-key-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { requireApiKey } from "../middleware/require-api-key.ts";
import { meTable } from "./v1/me.ts";
import type { V1Route } from "./v1/route.ts";
import { tableRouter } from "./v1/table-router.ts";

const MINUTE = 60;

interface Dependencies {
  apiKeys: ApiKeyService;
  limits: RateLimits;
}

/** Every route of the public API: what the router is made from, and the OpenAPI document. */
export const v1Table = (): V1Route[] => [...meTable()];

/** What programs call, with a key. */
export function v1Routes({ apiKeys, limits }: Dependencies): Router {
  // keys are not to be guessed, either
  const perAddress = limits.perAddressHere(600, MINUTE);
  return tableRouter("/api/v1", v1Table(), { perAddress, key: requireApiKey(apiKeys, limits) });
}
