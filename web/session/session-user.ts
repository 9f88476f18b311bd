import type { Role } from "../../core/users/user.ts";

/** Characters of an address of a picture, the longest value that is read here. */
const LONGEST = 2048;

/** The signed-in user, as the pages need it. */
export interface SessionUser {
  id: string;
  email: string;
  /** The address that it becomes once its mailbox has answered. */
  newEmail: string | null;
  /** Full name, or the address if there is none. */
  displayName: string;
  firstName: string;
  lastName: string;
  /** Path of the picture on this site; null for none, and for one on another site, which no page may load. */
  avatarUrl: string | null;
  role: Role;
  /** The account has to choose a password before it does anything else (it has a one-time password). */
  passwordChangeRequired: boolean;
  /** False for who signs in with a provider alone. */
  hasPassword: boolean;
}

/** The part of an auth/v1 session that the browser reads; the refresh token stays in its cookie. */
export interface AuthSession {
  access_token: string;
  /** Seconds. */
  expires_in: number;
  user: AuthUser;
}
export interface AuthUser {
  id: string;
  email?: string;
  new_email?: string | null;
  app_metadata?: Record<string, unknown>;
  user_metadata?: Record<string, unknown>;
  factors?: AuthFactor[];
}
export interface AuthFactor {
  id: string;
  friendly_name: string;
  status: "unverified" | "verified";
  created_at: string;
  last_challenged_at?: string;
}

/** A user who has signed in with the password only, and their available second factors. */
export interface PendingSignIn {
  email: string;
  factors: AuthFactor[];
}

export const verifiedFactors = ({ factors = [] }: AuthUser): AuthFactor[] =>
  factors.filter(({ status }) => status === "verified");

/** Null if no further step is required: no factor, or a token with aal2. */
export function halfway({ access_token, user }: AuthSession): PendingSignIn | null {
  const factors = verifiedFactors(user);
  return factors.length > 0 && assuranceOf(access_token) === "aal1"
    ? { email: user.email ?? "", factors }
    : null;
}

/** The level that a token names (RFC 7519 §3): read, not checked, since the server asks at every call. */
function assuranceOf(token: string): unknown {
  const [, payload = ""] = token.split(".");
  const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { aal?: unknown };
  return claims.aal;
}

export function sessionUser({
  id,
  email = "",
  new_email: newEmail = null,
  app_metadata = {},
  user_metadata = {},
}: AuthUser): SessionUser {
  const said = (name: string): string => {
    const value = user_metadata[name];
    // a longer text was written by another app
    return typeof value === "string" && value.length <= LONGEST ? value.trim() : "";
  };
  const providers: unknown = app_metadata["providers"];
  return {
    id,
    email,
    newEmail,
    displayName: said("full_name") || email,
    firstName: said("first_name"),
    lastName: said("last_name"),
    avatarUrl: said("avatar_url").startsWith("/media/") ? said("avatar_url") : null,
    role: app_metadata["role"] === "admin" ? "admin" : "customer",
    passwordChangeRequired: app_metadata["password_change_required"] === true,
    hasPassword: !Array.isArray(providers) || providers.includes("email"),
  };
}
