import type { Context } from "koa";
import type { ApiScope } from "../../../../core/api-keys/api-key.ts";
import { DomainError } from "../../../../core/errors.ts";
import { challenge } from "../../middleware/require-api-key.ts";

/** The error for a key without this scope, after setting the response header (RFC 6750 §3). */
export function lacksScope(ctx: Context, scope: ApiScope): DomainError {
  challenge(ctx, { error: "insufficient_scope", scope });
  return new DomainError("forbidden", `This API key lacks the scope ${scope}`);
}
