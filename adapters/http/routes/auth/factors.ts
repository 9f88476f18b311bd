import {
  factorAnswerSchema,
  newFactorSchema,
  recoveryAnswerSchema,
} from "../../../../core/auth/factors/factor-requests.ts";
import type { NewRecoveryCodes } from "../../../../core/auth/factors/recovery-code-service.ts";
import { RECOVERY_CODES } from "../../../../core/auth/factors/recovery-code.ts";
import type { IssuedSession } from "../../../../core/auth/sessions/session-tokens.ts";
import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { DomainError } from "../../../../core/errors.ts";
import { idOf } from "../../query/id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { type AnyRoute, route, type RouteContext } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { sendSession } from "./send-session.ts";

/** Second factors, for users who are signed in, with or still without their second factor. */
export function factorRoutes(dependencies: AuthDependencies): AnyRoute[] {
  const { settings, limits, cookie, factors, recoveryCodes, drawQrCode } = dependencies;
  const limit = limits.perAddress(150, FIVE_MINUTES);
  const attempts = limits.loginAttempts("factor");

  /** Counts wrong codes of all kinds and from all addresses per account. */
  async function countAttempt(ctx: RouteContext, check: () => Promise<IssuedSession>): Promise<void> {
    const { id } = signedIn(ctx).user;
    const { max_login_attempts } = await settings.get();
    sendSession(ctx, cookie, await attempts.around(id, max_login_attempts, check));
  }

  return [
    route({
      method: "GET",
      path: "/auth/v1/factors/recovery-codes",
      guard: "session",
      limit: [limit],
      async handle(ctx) {
        ctx.body = { type: "recovery_code", ...(await recoveryCodes.status(signedIn(ctx))) };
      },
    }),
    route({
      method: "POST",
      path: "/auth/v1/factors/recovery-codes",
      guard: "session",
      limit: [limit],
      async handle(ctx) {
        ctx.body = presentRecoveryCodes(await recoveryCodes.generate(signedIn(ctx), { replace: false }));
      },
    }),
    route({
      method: "POST",
      path: "/auth/v1/factors/recovery-codes/regenerate",
      guard: "session",
      limit: [limit],
      async handle(ctx) {
        ctx.body = presentRecoveryCodes(await recoveryCodes.generate(signedIn(ctx), { replace: true }));
      },
    }),
    route({
      method: "POST",
      path: "/auth/v1/factors/recovery-codes/verify",
      guard: "session",
      limit: [limit],
      body: json(recoveryAnswerSchema),
      async handle(ctx, { code }) {
        await countAttempt(ctx, () => recoveryCodes.verify(signedIn(ctx), code));
      },
    }),
    route({
      method: "DELETE",
      path: "/auth/v1/factors/recovery-codes",
      guard: "session",
      limit: [limit],
      async handle(ctx) {
        ctx.body = await recoveryCodes.remove(signedIn(ctx));
      },
    }),
    route({
      method: "POST",
      path: "/auth/v1/factors",
      guard: "session",
      limit: [limit],
      fresh: true,
      body: json(newFactorSchema),
      async handle(ctx, wanted) {
        const { factor, secret, uri } = await factors.enroll(signedIn(ctx), wanted);
        ctx.body = {
          id: factor.id,
          type: factor.type,
          friendly_name: factor.friendlyName,
          totp: { qr_code: drawQrCode(uri), secret, uri },
        };
      },
    }),
    route({
      method: "POST",
      path: "/auth/v1/factors/:id/challenge",
      guard: "session",
      limit: [limit],
      async handle(ctx) {
        const { challenge, type, expiresAt } = await factors.challenge(signedIn(ctx), factorId(ctx));
        ctx.body = { id: challenge.id, type, expires_at: Math.floor(expiresAt.getTime() / 1000) };
      },
    }),
    route({
      method: "POST",
      path: "/auth/v1/factors/:id/verify",
      guard: "session",
      limit: [limit],
      body: json(factorAnswerSchema),
      async handle(ctx, answer) {
        await countAttempt(ctx, () => factors.verify(signedIn(ctx), factorId(ctx), answer));
      },
    }),
    route({
      method: "DELETE",
      path: "/auth/v1/factors/:id",
      guard: "session",
      limit: [limit],
      async handle(ctx) {
        const id = factorId(ctx);
        await factors.unenroll(signedIn(ctx), id);
        ctx.body = { id };
      },
    }),
  ];
}

/**
 * @throws DomainError `mfa_factor_not_found`, which the client of auth/v1 expects, if the id is not a UUID
 */
function factorId(ctx: RouteContext): string {
  try {
    return idOf(ctx, "There is no such factor");
  } catch (error) {
    throw new DomainError("mfa_factor_not_found", "There is no such factor", { cause: error });
  }
}

const presentRecoveryCodes = ({ id, codes }: NewRecoveryCodes) => ({
  id,
  type: "recovery_code",
  total: RECOVERY_CODES,
  codes,
});
