import * as openid from "openid-client";
import { DAY_MS } from "../../core/durations.ts";
import { DomainError } from "../../core/errors.ts";
import type { OidcProviderConfig } from "./provider-config.ts";
import { fetchBy, type ProviderRequest } from "./provider-fetch.ts";

/** Seconds that a provider may take for each answer. */
const TIMEOUT = 5;
/** A provider's metadata rarely changes. */
const KEPT_MS = DAY_MS;

/** Client authentication of the provider: in the header, which is also the default, or in the body. */
function secretAuthentication(secret: string): openid.ClientAuth {
  const [inHeader, inBody] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? inHeader : inBody)(server, ...rest);
  };
}

/**
 * A provider's metadata (OpenID Connect Discovery 1.0), loaded on demand and cached for a day; failures are
 * not cached. Metadata of an issuer other than the configured one is rejected (§4.3).
 * @param request calls the issuer, and addresses in its metadata
 * @throws DomainError `unavailable`
 */
export function createDiscovery(
  { name, issuer, clientId, clientSecret }: OidcProviderConfig,
  request: ProviderRequest,
  warn: (message: string) => void,
): () => Promise<openid.Configuration> {
  let kept: { asked: Promise<openid.Configuration>; until: number } | null = null;

  const ask = (): Promise<openid.Configuration> =>
    openid.discovery(new URL(issuer), clientId, undefined, secretAuthentication(clientSecret), {
      timeout: TIMEOUT,
      [openid.customFetch]: fetchBy(request, (why) => warn(`the sign-in provider ${name}: ${why}`)),
      execute: [
        openid.enableNonRepudiationChecks,
        // the configuration lets plain http pass only for this machine
        ...(issuer.startsWith("http:") ? [openid.allowInsecureRequests] : []),
      ],
    });

  return async function discover() {
    if (kept === null || kept.until <= performance.now())
      kept = { asked: ask(), until: performance.now() + KEPT_MS };
    const mine = kept;
    try {
      return await mine.asked;
    } catch (error) {
      if (kept === mine) kept = null;
      const { name: kind, code } = error as { name?: string; code?: string };
      warn(
        `the sign-in provider ${name} could not be asked for its metadata: ${kind ?? "error"} ${code ?? ""}`,
      );
      throw new DomainError(
        "unavailable",
        "The sign-in provider cannot be reached at the moment: try again soon",
        {
          cause: error,
        },
      );
    }
  };
}
