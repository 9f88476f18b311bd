import * as openid from "openid-client";
import { DomainError } from "../../core/errors.ts";
import type { FlowSecrets, OidcClient, ProviderOptions } from "../../core/ports/oidc-client.ts";
import type { OidcProviderConfig } from "./provider-config.ts";
import { createDiscovery } from "./discovery.ts";
import type { ProviderRequest } from "./provider-fetch.ts";
import { toProviderUser, withUserInfo } from "./provider-user.ts";

/**
 * Scopes for identity (OpenID Connect Core 1.0 §5.4). Others would allow acting for the user, which we never
 * do.
 */
const BASIC_SCOPES = ["openid", "email", "profile"];
const FURTHER_SCOPES = ["address", "phone", "offline_access"];

/** Parameters of Google's own sign-in button. */
const GOOGLE_DEFAULTS = { access_type: "offline", prompt: "consent" };

interface Options {
  providers: readonly OidcProviderConfig[];
  /** Callback address, registered with each provider. */
  redirectUri: string;
  /** For a provider's issuer: calls it, and addresses that it names. */
  requestOf: (issuer: string) => ProviderRequest;
  /** Hears why a provider could not be asked. */
  warn: (message: string) => void;
}

/** Providers through openid-client: authorization code flow with PKCE, state and nonce, ID tokens checked by signature. */
export function createOidcClient({ providers, redirectUri, requestOf, warn }: Options): OidcClient {
  const configurations = new Map(
    providers.map((each) => [each.name, createDiscovery(each, requestOf(each.issuer), warn)]),
  );

  function configurationOf(provider: string): Promise<openid.Configuration> {
    const discover = configurations.get(provider);
    if (!discover) throw new DomainError("validation_failed", `Unsupported provider: ${provider}`);
    return discover();
  }

  async function authorizationUrl(
    provider: string,
    { state, nonce, codeVerifier }: FlowSecrets,
    wishes: ProviderOptions,
  ): Promise<string> {
    const configuration = await configurationOf(provider);
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: scopesOf(wishes.scopes),
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
      ...(provider === "google" ? GOOGLE_DEFAULTS : {}),
      ...(wishes.prompt === null ? {} : { prompt: wishes.prompt }),
      ...(wishes.accessType === null ? {} : { access_type: wishes.accessType }),
      ...(wishes.loginHint === null ? {} : { login_hint: wishes.loginHint }),
    });
    return url.href;
  }

  async function finish(provider: string, query: string, { state, nonce, codeVerifier }: FlowSecrets) {
    const configuration = await configurationOf(provider);
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      // without a subject, all accounts of a provider would be one
      if (!claims || claims.sub === "") throw new Error("no ID token, or one that names nobody");
      // some providers say addresses and names only there
      const further =
        claims["email"] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return toProviderUser(withUserInfo(claims, further));
    } catch (error) {
      if (isAway(error)) {
        warn(`the sign-in provider ${provider} did not answer`);
        throw new DomainError(
          "unavailable",
          "The sign-in provider cannot be reached at the moment: try again soon",
          {
            cause: error,
          },
        );
      }
      // the name alone: messages and causes quote tokens and answers
      const { name, code } = error as { name?: string; code?: string };
      warn(`signing in with ${provider} failed: ${name ?? "error"} ${code ?? ""}`.trim());
      throw new DomainError("bad_oauth_callback", "The sign-in provider's answer could not be taken in", {
        cause: error,
      });
    }
  }

  return { providers: providers.map(({ name, label }) => ({ name, label })), authorizationUrl, finish };
}

/** `fetch` throws TypeError if there is no answer; openid-client names timeouts. */
function isAway(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return error instanceof TypeError
    ? error.message === "fetch failed"
    : code === "OAUTH_TIMEOUT" || code === "OAUTH_ABORT";
}

function scopesOf(asked: string | null): string {
  const further = (asked ?? "").split(/[\s,]+/).filter((scope) => FURTHER_SCOPES.includes(scope));
  return [...new Set([...BASIC_SCOPES, ...further])].join(" ");
}
