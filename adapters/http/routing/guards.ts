import type { Middleware } from "koa";
import type { ImageAddresses } from "../../../core/api/image-addresses.ts";
import type { ApiKeyService } from "../../../core/api-keys/api-key-service.ts";
import type { AuthService } from "../../../core/auth/auth-service.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import {
  requireAdmin,
  requireApiUser,
  requireAuthAdmin,
  requireSession,
  requireUser,
  requireWantedFactor,
  signedIn,
} from "../middleware/authenticate.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { requireApiKey } from "../middleware/require-api-key.ts";
import { requireImageSignature } from "../middleware/require-image-signature.ts";
import { requireMetricsToken } from "../middleware/require-metrics-token.ts";
import type { Guard } from "./route.ts";

export interface GuardDependencies {
  auth: AuthService;
  settings: SettingsService;
  apiKeys: Pick<ApiKeyService, "authenticate">;
  imageAddresses: ImageAddresses;
  limits: Pick<RateLimits, "perKey">;
  metricsToken: string | null;
  /** Runs work on behalf of an account, whose concurrency is limited. */
  asAccount: <T>(accountId: string, work: () => T) => T;
}

export type Guards = Readonly<Record<Guard, readonly Middleware[]>>;

/** The checks of each guard, in order. */
export function createGuards(dependencies: GuardDependencies): Guards {
  const { auth, settings, apiKeys, imageAddresses, limits, metricsToken, asAccount } = dependencies;
  const asCaller: Middleware = (ctx, next) => asAccount(signedIn(ctx).user.id, next);
  return {
    anyone: [],
    session: [requireSession(auth), asCaller],
    user: [requireUser(auth), asCaller],
    customer: [requireApiUser(auth), asCaller],
    admin: [requireApiUser(auth), requireAdmin(), requireWantedFactor(settings), asCaller],
    "auth-admin": [requireApiUser(auth), requireAuthAdmin(), requireWantedFactor(settings), asCaller],
    "api-key": [requireApiKey(apiKeys, limits)],
    "image-signature": [requireImageSignature(imageAddresses, limits)],
    "metrics-token": [requireMetricsToken(metricsToken)],
  };
}
