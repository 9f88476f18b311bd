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
 * A real OpenID Connect provider, by another vendor. Typing a name there signs in as that person: `ada` has the confirmed address
 * ada@example.com. Addresses and names are at its userinfo endpoint alone, as the standard has it.
 * @param redirectUri where it may send people back to
 */
export async function startOidcProvider(redirectUri: string): Promise<OidcProvider> {
  let listener: RequestListener = refuse;
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // another host than the site's, so that it is another site to the browser as well
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
