import type { Router } from "@koa/router";
import { MOST_DEAD_KEYS, MOST_OWN_KEYS, newApiKeySchema } from "../../../../core/api-keys/api-key.ts";
import type { ApiKey } from "../../../../core/api-keys/api-key.ts";
import type { ApiKeyService } from "../../../../core/api-keys/api-key-service.ts";
import type { Reauthentication } from "../../../../core/auth/reauthentication.ts";
import { DomainError } from "../../../../core/errors.ts";
import type { SettingsService } from "../../../../core/settings/settings-service.ts";
import { actorOf } from "../../actor-of.ts";
import { idOf } from "../../id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { requireFreshSignIn } from "../../middleware/require-fresh-sign-in.ts";
import { presentApiKey } from "../../present-api-key.ts";
import { jsonBody, validBody } from "../../valid-body.ts";

const HOUR = 3600;

interface Dependencies {
  apiKeys: ApiKeyService;
  reauthentication: Reauthentication;
  settings: SettingsService;
  limits: RateLimits;
}

/** Its owner knows who they are. */
const presentOwn = (key: ApiKey) => {
  const { owner: _owner, created_by: _by, created_by_name: _name, ...own } = presentApiKey(key, new Date());
  return own;
};

/** The caller's keys for programs: looked at, made by who has shown just now who they are, and revoked. */
export function ownApiKeyRoutes(
  router: Router,
  { apiKeys, reauthentication, settings, limits }: Dependencies,
): void {
  router.get("/api_keys", async (ctx) => {
    const query = {
      sort: "created_at",
      order: "desc",
      offset: 0,
      limit: MOST_OWN_KEYS + MOST_DEAD_KEYS,
    } as const;
    const [{ items }, { api_key_expiry: days }] = await Promise.all([
      apiKeys.list(query, { ownerId: signedIn(ctx).user.id }),
      settings.get(),
    ]);
    ctx.body = { keys: items.map(presentOwn), most: MOST_OWN_KEYS, expires_in_days: days };
  });

  // the answer to this one call holds the key itself
  router.post(
    "/api_keys",
    limits.perAddress(60, HOUR),
    requireFreshSignIn(reauthentication),
    jsonBody(),
    async (ctx) => {
      const wanted = validBody(ctx, newApiKeySchema);
      if (!(await settings.get()).enable_api) {
        throw new DomainError("forbidden", "The API of this site is switched off");
      }
      const { apiKey, key } = await apiKeys.create(actorOf(ctx), wanted, signedIn(ctx).user.id);
      ctx.body = { ...presentOwn(apiKey), key };
      ctx.status = 201;
    },
  );

  // no fresh sign-in: who finds a key in wrong hands ends it at once
  router.delete("/api_keys/:id", async (ctx) => {
    const id = idOf(ctx, "There is no such API key");
    ctx.body = presentOwn(await apiKeys.revoke(actorOf(ctx), id, { ownerId: signedIn(ctx).user.id }));
  });
}
