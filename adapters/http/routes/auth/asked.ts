import { readChallenge } from "../../../../core/auth/pkce.ts";
import type { LinkDestination } from "../../../../core/auth/sign-up.ts";
import { DomainError } from "../../../../core/errors.ts";
import { isOwnSite, redirectTarget, type RedirectRules } from "../../session/redirect-target.ts";

/**
 * The redirect target of a request and its PKCE challenge. Without an address, the target is the front page,
 * which gets no code: the challenge is dropped, and opening the link signs in on this site.
 * @param wanted the `redirect_to` of the request
 * @throws DomainError `validation_failed` for a PKCE code to an address of this site
 */
export function askedOf(
  wanted: unknown,
  pkce: Parameters<typeof readChallenge>[0],
  redirects: RedirectRules,
): LinkDestination {
  const redirectTo = redirectTarget(wanted, redirects);
  const challenge = readChallenge(pkce);
  if (challenge === null || !isOwnSite(redirectTo, redirects)) return { redirectTo, challenge };
  if (wanted === undefined || wanted === "") return { redirectTo, challenge: null };
  throw new DomainError(
    "validation_failed",
    "redirect_to should be an address at an origin of REDIRECT_ALLOW: no page of this site takes a code of PKCE",
  );
}
