/** A provider as shown on pages. */
export interface SignInProvider {
  /** Name in URLs and in the database, lowercase. */
  name: string;
  /** Display name. @example "Google" */
  label: string;
}

/** Values that tie a request to its answer (OpenID Connect Core 1.0 §3.1.2.1, RFC 7636). */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Options for the provider besides signing in. */
export interface ProviderOptions {
  /** Space-separated, validated. */
  scopes: string | null;
  prompt: string | null;
  accessType: string | null;
  loginHint: string | null;
}

/** The identity of a user at a provider. */
export interface ProviderUser {
  subject: string;
  /** Lowercase. */
  email: string | null;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  /** https address of a profile picture. */
  picture: string | null;
}

/** Port: OpenID Connect providers, as configured by the operator. */
export interface OidcClient {
  providers: readonly SignInProvider[];
  /**
   * The address at which the browser signs in. @throws DomainError `unavailable` while the provider is
   * unreachable
   */
  authorizationUrl(provider: string, secrets: FlowSecrets, wishes: ProviderOptions): Promise<string>;
  /**
   * Handles the provider's response: exchanges its code and checks the ID token's signature, issuer,
   * audience, times and nonce.
   * @param query query of the address to which the provider redirected the browser
   * @throws DomainError `bad_oauth_callback`; `unavailable` while the provider is unreachable
   */
  finish(provider: string, query: string, secrets: FlowSecrets): Promise<ProviderUser>;
}
