import type { Router, RouterContext } from "@koa/router";
import {
  factorAnswerSchema,
  newFactorSchema,
  recoveryAnswerSchema,
} from "../../../../core/auth/factor-requests.ts";
import type { NewRecoveryCodes } from "../../../../core/auth/recovery-code-service.ts";
import { RECOVERY_CODES } from "../../../../core/auth/recovery-code.ts";
import type { IssuedSession } from "../../../../core/auth/session-tokens.ts";
import { DomainError } from "../../../../core/errors.ts";
import { idOf } from "../../id-of.ts";
import { requireSession, signedIn } from "../../middleware/authenticate.ts";
import { validBody } from "../../valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { sendSession } from "./send-session.ts";

const FIVE_MINUTES = 300;

/** Second factors (auth contract 1.4): for who has signed in, with the second factor or on the way to it. */
export function factorRoutes(router: Router, dependencies: AuthDependencies): void {
  const { auth, settings, limits, cookie, factors, recoveryCodes, drawQrCode } = dependencies;
  const guard = requireSession(auth);
  const limit = limits.perAddress(150, FIVE_MINUTES);
  const attempts = limits.loginAttempts("factor");

  /** Wrong codes count for the account, whatever they were for and wherever they come from. */
  async function countAttempt(ctx: RouterContext, check: () => Promise<IssuedSession>): Promise<void> {
    const { id } = signedIn(ctx).user;
    await attempts.spend(id, (await settings.get()).max_login_attempts);
    const issued = await check();
    await attempts.forget(id);
    sendSession(ctx, cookie, issued);
  }

  router.get("/factors/recovery-codes", limit, guard, async (ctx) => {
    ctx.body = { type: "recovery_code", ...(await recoveryCodes.status(signedIn(ctx))) };
  });

  router.post("/factors/recovery-codes", limit, guard, async (ctx) => {
    ctx.body = presentRecoveryCodes(await recoveryCodes.generate(signedIn(ctx), { replace: false }));
  });

  router.post("/factors/recovery-codes/regenerate", limit, guard, async (ctx) => {
    ctx.body = presentRecoveryCodes(await recoveryCodes.generate(signedIn(ctx), { replace: true }));
  });

  router.post("/factors/recovery-codes/verify", limit, guard, async (ctx) => {
    const { code } = validBody(ctx, recoveryAnswerSchema);
    await countAttempt(ctx, () => recoveryCodes.verify(signedIn(ctx), code));
  });

  router.delete("/factors/recovery-codes", limit, guard, async (ctx) => {
    ctx.body = await recoveryCodes.remove(signedIn(ctx));
  });

  router.post("/factors", limit, guard, async (ctx) => {
    const { factor, secret, uri } = await factors.enroll(signedIn(ctx), validBody(ctx, newFactorSchema));
    ctx.body = {
      id: factor.id,
      type: factor.type,
      friendly_name: factor.friendlyName,
      totp: { qr_code: drawQrCode(uri), secret, uri },
    };
  });

  router.post("/factors/:id/challenge", limit, guard, async (ctx) => {
    const { challenge, type, expiresAt } = await factors.challenge(signedIn(ctx), factorId(ctx));
    ctx.body = { id: challenge.id, type, expires_at: Math.floor(expiresAt.getTime() / 1000) };
  });

  router.post("/factors/:id/verify", limit, guard, async (ctx) => {
    const answer = validBody(ctx, factorAnswerSchema);
    await countAttempt(ctx, () => factors.verify(signedIn(ctx), factorId(ctx), answer));
  });

  router.delete("/factors/:id", limit, guard, async (ctx) => {
    const id = factorId(ctx);
    await factors.unenroll(signedIn(ctx), id);
    ctx.body = { id };
  });
}

/** One that is no UUID names nothing, as the client of auth/v1 expects to be told. */
function factorId(ctx: RouterContext): string {
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
