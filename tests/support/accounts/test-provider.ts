import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";

export const CLIENT = { id: "quietzone-test", secret: "a secret between the two" };

/** Deviations from a correct provider. */
export interface Misbehavior {
  /** The issuer in its metadata. */
  issuer?: string;
  /** Further metadata. */
  metadata?: Record<string, unknown>;
  /** Changes the claims of its ID token. */
  claims?: (claims: JWTPayload) => JWTPayload;
  /** Signs with an unpublished key. */
  strangeKey?: boolean;
  /** Its endpoints do not answer. */
  away?: boolean;
}

export interface TestProvider {
  /** Its issuer. */
  url: string;
  /** The claims about the user who is signed in there. */
  who: JWTPayload & { sub: string };
  misbehaves: Misbehavior;
  /** The parameters of each authorization request. */
  visits: URLSearchParams[];
  close: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};

/** ID and secret are form-encoded first (RFC 6749 §2.3.1). */
function isOurClient(authorization = ""): boolean {
  const pair = Buffer.from(authorization.replace(/^Basic /, ""), "base64").toString();
  const said = pair.split(":").map((part) => new URLSearchParams(`_=${part}`).get("_"));
  return said[0] === CLIENT.id && said[1] === CLIENT.secret;
}

/** An OpenID Connect provider where every user consents at once, and which can send false data. */
export async function startTestProvider(): Promise<TestProvider> {
  const [own, strange] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "own", alg: "RS256", use: "sig" };
  /** Authorization requests by the code issued for them. */
  const codes = new Map<string, URLSearchParams>();

  const idToken = (asked: URLSearchParams): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const honest: JWTPayload = {
      iss: provider.url,
      aud: CLIENT.id,
      iat: now,
      exp: now + 300,
      nonce: asked.get("nonce") ?? "",
      ...provider.who,
    };
    return new SignJWT(provider.misbehaves.claims?.(honest) ?? honest)
      .setProtectedHeader({ alg: "RS256", kid: "own" })
      .sign(provider.misbehaves.strangeKey ? strange.privateKey : own.privateKey);
  };

  async function exchange(request: IncomingMessage): Promise<Record<string, unknown> | null> {
    const body = await bodyOf(request);
    const asked = codes.get(body.get("code") ?? "");
    codes.delete(body.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      asked?.get("code_challenge") === challenge &&
      asked.get("redirect_uri") === body.get("redirect_uri") &&
      isOurClient(request.headers.authorization);
    if (!asked || !isRight) return null;
    return {
      access_token: "an access token",
      token_type: "Bearer",
      expires_in: 300,
      id_token: await idToken(asked),
    };
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", provider.url);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (provider.misbehaves.away) return void response.destroy();
    if (url.pathname === "/.well-known/openid-configuration") {
      return void json(200, {
        issuer: provider.misbehaves.issuer ?? provider.url,
        authorization_endpoint: `${provider.url}/authorize`,
        token_endpoint: `${provider.url}/token`,
        jwks_uri: `${provider.url}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        ...provider.misbehaves.metadata,
      });
    }
    if (url.pathname === "/jwks") return void json(200, { keys: [jwk] });
    if (url.pathname === "/authorize") {
      const code = `code-${codes.size + provider.visits.length}`;
      codes.set(code, url.searchParams);
      provider.visits.push(url.searchParams);
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.search = new URLSearchParams({ code, state: url.searchParams.get("state") ?? "" }).toString();
      return void response.writeHead(302, { Location: back.href }).end();
    }
    if (url.pathname === "/token") {
      return void exchange(request).then((tokens) =>
        tokens ? json(200, tokens) : json(400, { error: "invalid_grant" }),
      );
    }
    return void json(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const provider: TestProvider = {
    url: `http://127.0.0.1:${port}`,
    who: { sub: "1" },
    misbehaves: {},
    visits: [],
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return provider;
}
