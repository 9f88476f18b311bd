import type { Context, Middleware } from "koa";
import type { AuthService, SignedIn } from "../../../core/auth/auth-service.ts";
import { requireAssurance } from "../../../core/auth/factors/factor.ts";
import { DomainError } from "../../../core/errors.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";

const callers = new WeakMap<Context, SignedIn>();

/** Returns the caller. Use only after one of the guards below. */
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
 * Guard of the few routes for users who have not shown their second factor yet: their account, their factors,
 * signing out. Its error codes are those that the client of auth/v1 knows.
 */
export function requireSession(auth: AuthService): Middleware {
  return async function requireSessionMiddleware(ctx, next) {
    callers.set(ctx, await auth.authenticate(bearerToken(ctx)));
    await next();
  };
}

/** Guard of all other auth/v1 routes that require a user: including the second factor, if there is one. */
export function requireUser(auth: AuthService): Middleware {
  return async function requireUserMiddleware(ctx, next) {
    const caller = await auth.authenticate(bearerToken(ctx));
    requireAssurance(caller);
    callers.set(ctx, caller);
    await next();
  };
}

/** After `requireApiUser`: admins only, by their current role in the database. */
export function requireAdmin(): Middleware {
  return async function requireAdminMiddleware(ctx, next) {
    if (signedIn(ctx).user.role !== "admin") {
      throw new DomainError("forbidden", "Admin privileges are required");
    }
    await next();
  };
}

/** The same, with the error code that clients of auth/v1 know. */
export function requireAuthAdmin(): Middleware {
  return async function requireAuthAdminMiddleware(ctx, next) {
    if (signedIn(ctx).user.role !== "admin") {
      throw new DomainError("not_admin", "Admin privileges are required");
    }
    await next();
  };
}

/**
 * After the guard for admins: if the site requires second factors (setting `enable_2fa`), admins must use
 * one. They can still set it up.
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
 * The same guard for the API: every invalid token is a 401, after which clients sign in or refresh. A user
 * who signed in with a one-time password must choose a new password first. Run again for the same call, it
 * checks the session only, since an answer may take longer than the lifetime of an access token.
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
