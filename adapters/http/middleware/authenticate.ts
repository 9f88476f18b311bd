import type { Context, Middleware } from "koa";
import type { AuthService, SignedIn } from "../../../core/auth/auth-service.ts";
import { requireAssurance } from "../../../core/auth/factors/factor.ts";
import { DomainError } from "../../../core/errors.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";

const callers = new WeakMap<Context, SignedIn>();

/** Returns the caller. Only behind one of the guards below. */
export function signedIn(ctx: Context): SignedIn {
  const caller = callers.get(ctx);
  if (!caller) throw new Error(`${ctx.path} has no guard`);
  return caller;
}

/** @throws DomainError `no_authorization` */
export function bearerToken(ctx: Context): string {
  const token = /^Bearer ([\w.-]+)$/i.exec(ctx.get("Authorization"))?.[1];
  if (token === undefined)
    throw new DomainError("no_authorization", "Sign in first: this needs a bearer token");
  return token;
}

/**
 * The guard of the few calls that somebody needs who still has to show a second factor: who they are, their factors, signing
 * out. Its error codes are those that the client of auth/v1 knows.
 */
export function requireSession(auth: AuthService): Middleware {
  return async function requireSessionMiddleware(ctx, next) {
    callers.set(ctx, await auth.authenticate(bearerToken(ctx)));
    await next();
  };
}

/** The guard of everything else in auth/v1 that needs a user: with the second factor, where there is one. */
export function requireUser(auth: AuthService): Middleware {
  return async function requireUserMiddleware(ctx, next) {
    const caller = await auth.authenticate(bearerToken(ctx));
    requireAssurance(caller);
    callers.set(ctx, caller);
    await next();
  };
}

/** Behind `requireApiUser`: for admins alone, by the role that the database has now. */
export function requireAdmin(): Middleware {
  return async function requireAdminMiddleware(ctx, next) {
    if (signedIn(ctx).user.role !== "admin") {
      throw new DomainError("forbidden", "Admin privileges are required");
    }
    await next();
  };
}

/** The same, refused with the code that clients of auth/v1 know. */
export function requireAuthAdmin(): Middleware {
  return async function requireAuthAdminMiddleware(ctx, next) {
    if (signedIn(ctx).user.role !== "admin") {
      throw new DomainError("not_admin", "Admin privileges are required");
    }
    await next();
  };
}

/**
 * Behind the guard of admins: where the site asks for second factors (setting `enable_2fa`), admins act only with one. Setting it
 * up is open to them.
 */
export function requireWantedFactor(settings: SettingsService): Middleware {
  return async function requireWantedFactorMiddleware(ctx, next) {
    if (signedIn(ctx).session.aal !== "aal2" && (await settings.get()).enable_2fa) {
      const message = "This site asks its admins for a second factor: set one up on your profile page first";
      throw new DomainError("insufficient_aal", message);
    }
    await next();
  };
}

const NOT_SIGNED_IN = ["bad_jwt", "user_not_found", "session_not_found"];

/**
 * The same guard for the API, where every invalid token is a 401: sign in or refresh. A user who signed in with a
 * one-time password chooses an own one before anything else. Run again for the same call, it asks for the session alone: an answer
 * may take longer than the life of an access token.
 */
export function requireApiUser(auth: AuthService): Middleware {
  return async function requireApiUserMiddleware(ctx, next) {
    const before = callers.get(ctx);
    const asked = before ? auth.stillSignedIn(before) : auth.authenticate(bearerToken(ctx));
    const caller = await asked.catch((error: unknown) => {
      if (!(error instanceof DomainError) || !NOT_SIGNED_IN.includes(error.code)) throw error;
      throw new DomainError("no_authorization", "Your session has ended: sign in again", { cause: error });
    });
    requireAssurance(caller);
    if (caller.user.passwordChangeRequired) {
      throw new DomainError("forbidden", "Choose a password of your own first: sign in on the site");
    }
    callers.set(ctx, caller);
    await next();
  };
}
