import type { ProviderUser } from "../../core/ports/oidc-client.ts";

const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : null;

/** Some providers, including Apple, send booleans as text. */
const isTrue = (value: unknown): boolean => value === true || value === "true";

type Claims = Readonly<Record<string, unknown>> & { sub: string };

/** An ID token merged with the userinfo response. Each vouches only for the address that it contains. */
export function withUserInfo(token: Claims, further: Readonly<Record<string, unknown>>): Claims {
  const vouched = token["email"] === undefined ? { email_verified: undefined } : {};
  return { ...token, ...vouched, ...further };
}

/** Reads the standard claims (OpenID Connect Core 1.0 §5.1). */
export function toProviderUser(claims: Claims): ProviderUser {
  const picture = text(claims["picture"]);
  return {
    subject: claims.sub,
    email: text(claims["email"])?.toLowerCase() ?? null,
    emailVerified: isTrue(claims["email_verified"]),
    firstName: text(claims["given_name"]),
    lastName: text(claims["family_name"]),
    fullName: text(claims["name"]),
    picture: picture?.startsWith("https://") ? picture : null,
  };
}
