import { Router } from "@koa/router";
import type { ApiKeyService } from "../../../core/api-keys/api-key-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { apiKeyOf, requireApiKey } from "../middleware/require-api-key.ts";
import { presentApiKey } from "../present-api-key.ts";

const MINUTE = 60;

interface Dependencies {
  apiKeys: ApiKeyService;
  limits: RateLimits;
}

/** What programs call, with a key. */
export function v1Routes({ apiKeys, limits }: Dependencies): Router {
  const router = new Router({ prefix: "/api/v1" });
  // keys are not to be guessed, either
  router.use(limits.perAddressHere(600, MINUTE), requireApiKey(apiKeys, limits));

  router.get("/me", async (ctx) => {
    ctx.body = presentApiKey(apiKeyOf(ctx), new Date());
  });

  return router;
}
