import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export interface OidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  close: () => Promise<void>;
}

const refuse: RequestListener = (_request, response) => response.destroy();

/**
 * A real third-party OpenID Connect provider. Entering a name there signs in as that person: `ada` has the
 * confirmed address ada@example.com. Email addresses and names are only at the userinfo endpoint, as in the
 * standard.
 * @param redirectUri the allowed redirect URI
 */
export async function startOidcProvider(redirectUri: string): Promise<OidcProvider> {
  let listener: RequestListener = refuse;
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // a different host makes this another site for the browser as well
  const issuer = `http://127.0.0.1:${port}`;
  const [clientId, clientSecret] = ["quietzone-e2e", "a secret between the two"];
  listener = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.com`, email_verified: true, name: "Ada Lovelace" }),
    }),
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["of this test"] },
    ttl: {
      Session: 600,
      Grant: 600,
      Interaction: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
  }).callback();
  return {
    issuer,
    clientId,
    clientSecret,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
