import { apiKeyState, type ApiKey } from "../api-keys/api-key.ts";

/** @param now decides whether it has expired */
export const presentApiKey = (key: ApiKey, now: Date) => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  state: apiKeyState(key, now),
  /** Null: the site's own. */
  owner_id: key.owner?.id ?? null,
  owner_email: key.owner?.email ?? null,
  created_by: key.createdBy,
  created_by_name: key.createdByName,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt.toISOString(),
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
});
