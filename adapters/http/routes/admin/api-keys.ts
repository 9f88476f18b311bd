import type { Middleware } from "koa";
import { apiKeyList, newApiKeySchema } from "../../../../core/api-keys/api-key.ts";
import type { ApiKeyService } from "../../../../core/api-keys/api-key-service.ts";
import { actorOf } from "../../session/actor-of.ts";
import { presentApiKey } from "../../../../core/presenters/present-api-key.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";
import { resourceRoutes } from "./resource.ts";

interface Dependencies {
  apiKeys: ApiKeyService;
  common: Middleware;
}

/** API keys: create and revoke after a fresh sign-in, list. The rights of a key never change. */
export function apiKeyRoutes({ apiKeys, common }: Dependencies): AnyRoute[] {
  return [
    // only this answer contains the key itself
    route({
      method: "POST",
      path: "/api/admin/api_keys",
      guard: "admin",
      limit: [common],
      fresh: true,
      body: json(newApiKeySchema),
      async handle(ctx, input) {
        const { apiKey, key } = await apiKeys.create(actorOf(ctx), input);
        ctx.body = { ...presentApiKey(apiKey, new Date()), key };
        ctx.status = 201;
      },
    }),
    ...resourceRoutes({
      name: "api_keys",
      one: "API key",
      common,
      shape: apiKeyList,
      list: apiKeys.list,
      get: apiKeys.get,
      remove: (by, id) => apiKeys.revoke(by, id),
      fresh: { remove: true },
      present: (key) => presentApiKey(key, new Date()),
    }),
  ];
}
