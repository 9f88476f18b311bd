import { randomUUID } from "node:crypto";
import type { JWTPayload } from "jose";
import { newEmail } from "../call.ts";
import { startMailbox, type Mailbox } from "../mailbox.ts";
import { createTestDatabase, type TestDatabase } from "../postgres.ts";
import { startServer, type TestServer } from "../server.ts";
import { CLIENT, startTestProvider, type TestProvider } from "./test-provider.ts";
import { locationOf, newVisitor, type Visitor } from "../visitor.ts";

/** The public address of the site, which differs from the one it listens on. */
export const SITE = "https://codes.example";
export const OWN_PAGE = `${SITE}/auth/callback`;

type Person = TestProvider["who"];

/** A user of the provider with a unique email address. */
export const person = (changes: JWTPayload = {}): Person => ({
  sub: randomUUID(),
  email: newEmail(),
  email_verified: true,
  given_name: "Ada",
  family_name: "Lovelace",
  name: "Ada Lovelace",
  ...changes,
});

/** The error code in a redirect URL, or null. */
export function errorOf(url: URL): string | null {
  const said = new URLSearchParams(url.hash.slice(1));
  return said.get("error_code") ?? said.get("error");
}

export interface OidcSite {
  server: TestServer;
  database: TestDatabase;
  provider: TestProvider;
  mailbox: Mailbox;
  visitor: () => Visitor;
  /** Starts a sign-in. */
  authorize: (visitor: Visitor, query?: Record<string, string>) => Promise<Response>;
  /** The whole sign-in: to the provider, back, and on to the redirect from our server. */
  comeFrom: (
    who: Person,
    options?: { visitor?: Visitor; query?: Record<string, string> },
  ) => Promise<{ visitor: Visitor; back: string; arrived: Response; to: URL }>;
  /** The whole flow that connects a provider account to the account with this access token. */
  connect: (token: string, who: Person, visitor?: Visitor) => Promise<URL>;
  /** The session of this browser's cookie; null without one. */
  sessionOf: (visitor: Visitor) => Promise<{ access_token: string; user: Record<string, unknown> } | null>;
  close: () => Promise<void>;
}

const authorize: OidcSite["authorize"] = (visitor, query = {}) =>
  visitor.call(
    `/auth/v1/authorize?${new URLSearchParams({ provider: "house", redirect_to: "/auth/callback", ...query })}`,
  );

/** A site with sign-in at "The House", a test provider. */
export async function startOidcSite(env: Record<string, string> = {}): Promise<OidcSite> {
  const [provider, database, mailbox] = await Promise.all([
    startTestProvider(),
    createTestDatabase(),
    startMailbox(),
  ]);
  // mail is configured, but an unconfirmed account can still sign in
  await database.repositories.settings.set({ require_email_verification: false });
  const server = await startServer({
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    SITE_URL: SITE,
    REDIRECT_ALLOW: "https://app.example",
    OIDC_HOUSE_CLIENT_ID: CLIENT.id,
    OIDC_HOUSE_CLIENT_SECRET: CLIENT.secret,
    OIDC_HOUSE_ISSUER: provider.url,
    OIDC_HOUSE_LABEL: "The House",
    ...env,
  });
  return {
    server,
    database,
    provider,
    mailbox,
    visitor: () => newVisitor(server.url),
    authorize,
    async comeFrom(who, { visitor = newVisitor(server.url), query = {} } = {}) {
      const begun = await authorize(visitor, query);
      provider.who = who;
      const back = await visitor.signInAt(locationOf(begun).href);
      const arrived = await visitor.call(back);
      return { visitor, back, arrived, to: locationOf(arrived) };
    },
    async connect(token, who, visitor = newVisitor(server.url)) {
      const query = "provider=house&skip_http_redirect=true&redirect_to=/customer/profile";
      const begun = await visitor.call(`/auth/v1/user/identities/authorize?${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const { url } = (await begun.json()) as { url: string };
      provider.who = who;
      return locationOf(await visitor.call(await visitor.signInAt(url)));
    },
    async sessionOf(visitor) {
      const response = await visitor.call("/auth/v1/token?grant_type=refresh_token", {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Client-Info": "quietzone-web", Origin: SITE },
        body: "{}",
      });
      return response.ok
        ? ((await response.json()) as { access_token: string; user: Record<string, unknown> })
        : null;
    },
    async close() {
      await server.close();
      await provider.close();
      await mailbox.close();
      await database.close();
    },
  };
}
