import type { Factor } from "../auth/factors/factor.ts";

/** A second factor as the client of auth/v1 knows it. */
export const presentFactor = (factor: Factor) => ({
  id: factor.id,
  friendly_name: factor.friendlyName,
  factor_type: factor.type,
  status: factor.status,
  created_at: factor.createdAt.toISOString(),
  updated_at: factor.updatedAt.toISOString(),
  ...(factor.lastChallengedAt ? { last_challenged_at: factor.lastChallengedAt.toISOString() } : {}),
});
