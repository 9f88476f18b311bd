import { createAccountChanges } from "./account-changes.ts";
import type { AuthDependencies } from "./auth-dependencies.ts";
import { createMailRequests } from "./mailed/mail-requests.ts";
import { createSessions } from "./sessions/sessions.ts";
import { createSignIn } from "./sign-in.ts";
import { createSignUp } from "./sign-up.ts";
import { createVerify } from "./mailed/verify.ts";

export type { SignedIn } from "./sessions/signed-in.ts";
export type AuthService = ReturnType<typeof createAuthService>;

/** The account operations of auth/v1. */
export function createAuthService(dependencies: AuthDependencies) {
  const { accessTokens } = dependencies;
  return {
    ...createSignUp(dependencies),
    ...createSignIn(dependencies),
    ...createSessions(dependencies),
    ...createAccountChanges(dependencies),
    ...createMailRequests(dependencies),
    ...createVerify(dependencies),
    /** The public keys that verify access tokens. */
    jwks: () => accessTokens.jwks(),
  };
}
