/** A provider of sign-ins, as the operator set it up there. */
export interface OidcProviderConfig {
  /** In addresses and in the database, lower case. */
  name: string;
  /** To people. */
  label: string;
  /** Issuer exactly as in the `iss` claim of its tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}
