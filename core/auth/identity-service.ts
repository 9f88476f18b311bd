import { ownActor } from "../audit/actor.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { AccessTokens, Secrets } from "../ports/crypto.ts";
import type {
  FlowSecrets,
  OidcClient,
  ProviderUser,
  ProviderWishes,
  SignInProvider,
} from "../ports/oidc-client.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { userSubject } from "../users/audited-user.ts";
import { isBanned } from "../users/user.ts";
import type { User } from "../users/user.ts";
import type { WebhookService } from "../webhooks/webhook-service.ts";
import { createAuthCodes } from "./auth-code.ts";
import type { SignedIn } from "./auth-service.ts";
import { requireAssurance } from "./factor.ts";
import type { OidcFlow, OidcFlowRepository } from "./oidc-flow.ts";
import type { OidcOutcome, ProviderRefusal } from "./oidc-outcome.ts";
import { createProviderAccounts, type AccountsInside } from "./provider-account.ts";
import type { Device } from "./session-tokens.ts";
import { requireOwnHand } from "./own-hand.ts";
import { banned, createSessionStart, type StartedSession } from "./start-session.ts";
import { createUnlink } from "./unlink-identity.ts";

/** Time to sign in at the provider: new accounts and second factors take some. */
const FLOW_LIFETIME_MS = 10 * 60_000;

interface Begin {
  provider: string;
  /** Absolute, and allowed. */
  redirectTo: string;
  /** S256 challenge of a client that wants a code. */
  challenge: string | null;
  wishes: ProviderWishes;
  /** The secret that this browser holds already, from a flow of another tab; null: none. */
  browser: string | null;
}

/** How a provider sent the browser back. */
interface ProviderAnswer {
  /** The whole query, without its question mark. */
  query: string;
  /** Empty where there was none. */
  state: string;
  error: string | null;
}

interface Inside extends AccountsInside {
  oidcFlows: OidcFlowRepository;
}

interface Dependencies {
  transact: Transact<Inside>;
  trail: AuditTrail;
  oidcFlows: OidcFlowRepository;
  oidc: OidcClient;
  settings: SettingsService;
  mails: Pick<MailService, "send">;
  webhooks: Pick<WebhookService, "userCreated">;
  /** Gives an account that was made just now the picture that its provider has, some time later. */
  adoptPicture: (userId: string, url: string) => void;
  accessTokens: AccessTokens;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

/** What a flow decided inside of its transaction. */
type Decided =
  | { kind: "started"; started: StartedSession }
  | { kind: "code"; code: string }
  | { kind: "connected" };

const PROVIDER_REFUSALS: readonly ProviderRefusal[] = ["access_denied", "temporarily_unavailable"];

export type IdentityService = ReturnType<typeof createIdentityService>;

/** Signing in with accounts at providers, and which of them belong to a user (auth contract 1.4, 2.1, 2.3). */
export function createIdentityService(dependencies: Dependencies) {
  const { transact, oidcFlows, oidc, settings, mails, webhooks, adoptPicture, secrets, clock, ids, trail } =
    dependencies;
  const accounts = createProviderAccounts(dependencies);
  const authCodes = createAuthCodes(dependencies);
  const { startSession, issue } = createSessionStart(dependencies);

  function providerOf(name: string): SignInProvider {
    const provider = oidc.providers.find((each) => each.name === name);
    if (provider) return provider;
    throw new DomainError("validation_failed", `Unsupported provider: ${name} is not one of this site`);
  }

  /**
   * State is random; nonce and PKCE verifier follow from it and from what only the browser holds, so that what the database
   * keeps proves nothing, and an answer is worth nothing in another browser (RFC 9700 §4.7).
   */
  const secretsOf = (browser: string, state: string): FlowSecrets => ({
    state,
    nonce: secrets.derive(browser, `oidc nonce ${state}`),
    codeVerifier: secrets.derive(browser, `oidc verifier ${state}`),
  });

  /**
   * Begins a way to a provider.
   * @param caller who connects a provider to the account they have; null for a sign-in
   * @returns where the browser goes, and the secret that it has to bring back
   * @throws DomainError `validation_failed` for an unknown provider, `unavailable` while it cannot be reached, `insufficient_aal`
   */
  async function begin(
    { provider: name, redirectTo, challenge, wishes, browser: held }: Begin,
    caller: SignedIn | null,
  ): Promise<{ url: string; browser: string; expiresAt: Date }> {
    const provider = providerOf(name);
    if (caller) requireOwnHand(caller);
    const browser = held ?? secrets.random();
    const state = secrets.random();
    const url = await oidc.authorizationUrl(provider.name, secretsOf(browser, state), wishes);
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + FLOW_LIFETIME_MS);
    await oidcFlows.insert({
      id: ids.next(),
      stateDigest: secrets.digest(state),
      browserDigest: secrets.digest(browser),
      provider: provider.name,
      redirectTo,
      challenge,
      sessionId: caller?.session.id ?? null,
      createdAt,
      expiresAt,
    });
    return { url, browser, expiresAt };
  }

  /**
   * Takes in the answer of a provider. It is good once, for some minutes, and in the browser that began.
   * @param browser the secret that the browser holds, or null
   */
  async function finish(
    { query, state, error: refusal }: ProviderAnswer,
    browser: string | null,
    device: Device,
  ): Promise<OidcOutcome> {
    const flow = await oidcFlows.take(secrets.digest(state));
    if (!flow || browser === null || secrets.digest(browser) !== flow.browserDigest) {
      const reason = new DomainError(
        "bad_oauth_state",
        "This sign-in was begun in another browser, or before",
      );
      return { kind: "refused", reason, redirectTo: null, provider: null, withCode: false };
    }
    const { redirectTo, provider, challenge } = flow;
    const place = { redirectTo, provider, withCode: challenge !== null };
    try {
      if (flow.expiresAt <= clock.now()) {
        throw new DomainError("bad_oauth_state", "This sign-in took too long: begin again");
      }
      if (refusal !== null) {
        const reason = PROVIDER_REFUSALS.find((known) => known === refusal) ?? "server_error";
        return { kind: "refused", reason, ...place };
      }
      const who = await oidc.finish(providerOf(provider).name, query, secretsOf(browser, state));
      return { ...(await finished(flow, who, device)), ...place };
    } catch (error) {
      if (error instanceof DomainError) return { kind: "refused", reason: error, ...place };
      throw error;
    }
  }

  async function finished(flow: OidcFlow, who: ProviderUser, device: Device) {
    const decided = await (flow.sessionId === null
      ? signIn(flow, who, device).catch((error: unknown) => {
          // somebody else made the account at the same instant: now it is there to be found
          if (!(error instanceof DomainError) || !TAKEN.includes(error.code)) throw error;
          return signIn(flow, who, device);
        })
      : connect(flow, flow.sessionId, who));
    if (decided.kind !== "started") return decided;
    return { kind: "session" as const, issued: await issue(decided.started) };
  }

  async function signIn(flow: OidcFlow, who: ProviderUser, device: Device): Promise<Decided> {
    const { enable_registration, session_timeout } = await settings.get();
    const { user, how, decided } = await transact(async (inside) => {
      const found = await accounts.find(inside, flow.provider, who, enable_registration);
      if (isBanned(found.user, clock.now())) throw banned();
      return { ...found, decided: await letIn(inside, flow, found.user, device, session_timeout) };
    });
    if (how === "linked") await tell(user, flow.provider);
    if (how === "new") await webhooks.userCreated(user);
    if (how !== "known" && user.profile.avatarUrl === null && who.picture !== null) {
      adoptPicture(user.id, who.picture);
    }
    return decided;
  }

  async function letIn(
    inside: Inside,
    { challenge }: OidcFlow,
    user: User,
    device: Device,
    hours: number,
  ): Promise<Decided> {
    if (challenge !== null) {
      return {
        kind: "code",
        code: await authCodes.issue(inside.authCodes, { userId: user.id, challenge, method: "oauth" }),
      };
    }
    return { kind: "started", started: await startSession(inside, user, device, "oauth", hours) };
  }

  async function connect(flow: OidcFlow, sessionId: string, who: ProviderUser): Promise<Decided> {
    const { user, isNew, decided } = await transact(async (inside) => {
      const session = await inside.sessions.find(sessionId);
      const owner = session && (await inside.users.findForUpdate(session.userId));
      if (!session || !owner || session.expiresAt <= clock.now()) {
        throw new DomainError("session_not_found", "You were signed out meanwhile: sign in and try again");
      }
      if (isBanned(owner, clock.now())) throw banned();
      requireAssurance({ user: owner, session });
      const added = await accounts.connect(inside, owner, flow.provider, who);
      if (added) {
        await trail.record(inside.audit, ownActor(owner, session), {
          action: "identity.added",
          subject: userSubject(owner),
          after: { provider: flow.provider, email: who.email },
        });
      }
      // the session that asked goes on; a client with PKCE waits for a code all the same
      const done: Decided =
        flow.challenge === null
          ? { kind: "connected" }
          : {
              kind: "code",
              code: await authCodes.issue(inside.authCodes, {
                userId: owner.id,
                challenge: flow.challenge,
                method: "oauth",
              }),
            };
      return { user: owner, isNew: added, decided: done };
    });
    if (isNew) await tell(user, flow.provider);
    return decided;
  }

  const tell = ({ email, profile }: User, provider: string): Promise<void> =>
    mails.send({
      kind: "new_identity",
      to: email,
      language: profile.language,
      values: { provider: providerOf(provider).label },
    });

  return { providers: oidc.providers, begin, finish, unlink: createUnlink(dependencies) };
}

/** What a race between two first sign-ins says to the one that came later. */
const TAKEN = ["user_already_exists", "identity_already_exists"];
