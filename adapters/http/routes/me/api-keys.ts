import type { Middleware } from "koa";
import { MAX_INACTIVE_KEYS, MAX_ACTIVE_KEYS, newApiKeySchema } from "../../../../core/api-keys/api-key.ts";
import type { ApiKey } from "../../../../core/api-keys/api-key.ts";
import type { ApiKeyService } from "../../../../core/api-keys/api-key-service.ts";
import { HOUR } from "../../../../core/durations.ts";
import { DomainError } from "../../../../core/errors.ts";
import type { SettingsService } from "../../../../core/settings/settings-service.ts";
import { actorOf } from "../../session/actor-of.ts";
import { idOf } from "../../query/id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentApiKey } from "../../../../core/presenters/present-api-key.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";

interface Dependencies {
  apiKeys: ApiKeyService;
  settings: SettingsService;
  limits: RateLimits;
  common: Middleware;
}

/** Omits the owner fields, since the caller is the owner. */
const presentOwn = (key: ApiKey) => {
  const {
    owner_id: _owner,
    owner_email: _email,
    created_by: _by,
    created_by_name: _name,
    ...own
  } = presentApiKey(key, new Date());
  return own;
};

/** The caller's API keys: list, create after a fresh sign-in, revoke. */
export function ownApiKeyRoutes({ apiKeys, settings, limits, common }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "GET",
      path: "/api/me/api_keys",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        const query = {
          sort: "created_at",
          order: "desc",
          offset: 0,
          limit: MAX_ACTIVE_KEYS + MAX_INACTIVE_KEYS,
        } as const;
        const [{ items }, { api_key_expiry: days }] = await Promise.all([
          apiKeys.list(query, { owner_id: [signedIn(ctx).user.id] }),
          settings.get(),
        ]);
        ctx.body = { keys: items.map(presentOwn), most: MAX_ACTIVE_KEYS, expires_in_days: days };
      },
    }),
    // only this answer contains the key itself
    route({
      method: "POST",
      path: "/api/me/api_keys",
      guard: "customer",
      limit: [limits.perAddress(60, HOUR), common],
      fresh: true,
      body: json(newApiKeySchema),
      async handle(ctx, wanted) {
        if (!(await settings.get()).enable_api) {
          throw new DomainError("forbidden", "The API of this site is switched off");
        }
        const { user, session } = signedIn(ctx);
        const { apiKey, key } = await apiKeys.create(actorOf(ctx), wanted, user.id, session.id);
        ctx.body = { ...presentOwn(apiKey), key };
        ctx.status = 201;
      },
    }),
    // no fresh sign-in: a leaked key can be revoked at once
    route({
      method: "DELETE",
      path: "/api/me/api_keys/:id",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        const id = idOf(ctx, "There is no such API key");
        ctx.body = presentOwn(await apiKeys.revoke(actorOf(ctx), id, { ownerId: signedIn(ctx).user.id }));
      },
    }),
  ];
}
