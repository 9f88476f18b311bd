/** The signed-in admin, as an auth/v1 session describes them. */
export interface PanelUser {
  id: string;
  email: string;
  /** Full name, or the email address. */
  name: string;
  /** Path of their picture on this site; null for none. */
  avatarUrl: string | null;
  isAdmin: boolean;
}

/** The part of a session that the panel reads; the refresh token stays in its cookie. */
export interface AuthSession {
  access_token: string;
  /** Seconds. */
  expires_in: number;
  user: {
    id: string;
    email?: string;
    app_metadata?: Record<string, unknown>;
    user_metadata?: Record<string, unknown>;
    factors?: { status: "unverified" | "verified" }[];
  };
}

/** The assurance level in a token (RFC 7519 §3): read without verification, since the server checks every call. */
function assuranceOf(token: string): unknown {
  const [, payload = ""] = token.split(".");
  const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { aal?: unknown };
  return claims.aal;
}

/** Whether /login still needs something: a second factor, or a password of their own. */
export function isHalfway({ access_token, user }: AuthSession): boolean {
  const hasFactor = (user.factors ?? []).some(({ status }) => status === "verified");
  return (
    (hasFactor && assuranceOf(access_token) === "aal1") ||
    user.app_metadata?.["password_change_required"] === true
  );
}

export function panelUser({ user }: AuthSession): PanelUser {
  const { id, email = "", app_metadata = {}, user_metadata = {} } = user;
  const said = (name: string): string => {
    const value = user_metadata[name];
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    id,
    email,
    name: said("full_name") || email,
    avatarUrl: said("avatar_url").startsWith("/media/") ? said("avatar_url") : null,
    isAdmin: app_metadata["role"] === "admin",
  };
}
