declare module "oidc-provider" {
  import type { RequestListener } from "node:http";

  interface Account {
    accountId: string;
    claims: () => Record<string, unknown>;
  }
  interface Configuration {
    clients: {
      client_id: string;
      client_secret: string;
      redirect_uris: string[];
      response_types: ["code"];
      grant_types: ["authorization_code"];
    }[];
    findAccount: (ctx: unknown, id: string) => Account;
    claims: Record<string, string[]>;
    cookies: { keys: string[] };
    ttl: Record<string, number>;
  }
  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): RequestListener;
  }
}
