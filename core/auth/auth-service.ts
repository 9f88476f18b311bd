import { createAccountChanges } from "./account-changes.ts";
import type { AuthDependencies } from "./auth-dependencies.ts";
import { createMailRequests } from "./mail-requests.ts";
import { createSessions } from "./sessions.ts";
import { createSignIn } from "./sign-in.ts";
import { createSignUp } from "./sign-up.ts";
import { createVerify } from "./verify.ts";

export type { SignedIn } from "./sessions.ts";
export type AuthService = ReturnType<typeof createAuthService>;

/** Accounts as auth/v1 offers them (accounts §4 and §7, auth contract). */
export function createAuthService(dependencies: AuthDependencies) {
  const { accessTokens } = dependencies;
  return {
    ...createSignUp(dependencies),
    ...createSignIn(dependencies),
    ...createSessions(dependencies),
    ...createAccountChanges(dependencies),
    ...createMailRequests(dependencies),
    ...createVerify(dependencies),
    /** The public keys that check access tokens. */
    jwks: () => accessTokens.jwks(),
  };
}
