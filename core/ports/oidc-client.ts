/** A provider as pages show it. */
export interface SignInProvider {
  /** In addresses and in the database: lower case. */
  name: string;
  /** To people. @example "Google" */
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
  /** Space-separated, checked. */
  scopes: string | null;
  prompt: string | null;
  accessType: string | null;
  loginHint: string | null;
}

/** The identity of a user at a provider. */
export interface ProviderUser {
  subject: string;
  /** Lower case. */
  email: string | null;
  /** The provider vouches that the address is theirs. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  /** https address of a portrait. */
  picture: string | null;
}

/** Port: OpenID Connect providers, as the operator configured them. */
export interface OidcClient {
  providers: readonly SignInProvider[];
  /** The address at which the browser signs in. @throws DomainError `unavailable` while the provider cannot be reached */
  authorizationUrl(provider: string, secrets: FlowSecrets, wishes: ProviderOptions): Promise<string>;
  /**
   * Takes an answer in: exchanges its code and checks the ID token's signature, issuer, audience, times and nonce.
   * @param query of the address to which the provider sent the browser back
   * @throws DomainError `bad_oauth_callback`; `unavailable` while the provider cannot be reached
   */
  finish(provider: string, query: string, secrets: FlowSecrets): Promise<ProviderUser>;
}
