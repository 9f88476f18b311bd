import type { Router } from "@koa/router";
import * as z from "zod/mini";
import { API_KEY_SORTS, newApiKeySchema } from "../../../../core/api-keys/api-key.ts";
import type { ApiKeyService } from "../../../../core/api-keys/api-key-service.ts";
import type { Reauthentication } from "../../../../core/auth/reauthentication.ts";
import { actorOf } from "../../actor-of.ts";
import { requireFreshSignIn } from "../../middleware/require-fresh-sign-in.ts";
import { presentApiKey } from "../../present-api-key.ts";
import { jsonBody, validBody } from "../../valid-body.ts";
import { resourceRoutes } from "./resource.ts";

const filterSchema = z.object({ id: z.optional(z.array(z.string())), q: z.optional(z.string()) });

interface Dependencies {
  apiKeys: ApiKeyService;
  reauthentication: Reauthentication;
}

/** Keys for programs: made, looked at and revoked, by who has shown just now who they are. What a key may do is never changed. */
export function apiKeyRoutes(router: Router, { apiKeys, reauthentication }: Dependencies): void {
  const fresh = requireFreshSignIn(reauthentication);
  router.delete("/api_keys/:id", fresh);

  // the answer to this one call holds the key itself
  router.post("/api_keys", fresh, jsonBody(), async (ctx) => {
    const { apiKey, key } = await apiKeys.create(actorOf(ctx), validBody(ctx, newApiKeySchema));
    ctx.body = { ...presentApiKey(apiKey, new Date()), key };
    ctx.status = 201;
  });

  resourceRoutes(router, {
    name: "api_keys",
    fields: API_KEY_SORTS,
    sort: { sort: "created_at", order: "desc" },
    filter: filterSchema,
    list: (query, { id, q }) => apiKeys.list(query, { ids: id, q }),
    get: apiKeys.get,
    remove: apiKeys.revoke,
    present: (key) => presentApiKey(key, new Date()),
  });
}
