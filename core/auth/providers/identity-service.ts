import { ownActor } from "../../audit/actor.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import { DomainError } from "../../errors.ts";
import type { MailService } from "../../mail/mail-service.ts";
import type { AccessTokens, Secrets } from "../../ports/crypto.ts";
import type { OidcClient, ProviderUser } from "../../ports/oidc-client.ts";
import type { Clock, Ids } from "../../ports/system.ts";
import type { Transact } from "../../ports/transaction.ts";
import type { SettingsService } from "../../settings/settings-service.ts";
import { userSubject } from "../../users/audited-user.ts";
import { isBanned } from "../../users/user.ts";
import type { User } from "../../users/user.ts";
import type { WebhookService } from "../../webhooks/webhook-service.ts";
import { createAuthCodes } from "../auth-code.ts";
import { requireOwnPassword } from "../passwords/own-password.ts";
import { endedAccessEntry, endedAccessMail } from "../sessions/ended-access.ts";
import { lastShown } from "../sessions/fresh-sign-in.ts";
import { lockCaller } from "../sessions/lock-caller.ts";
import type { OidcFlow, OidcFlowRepository } from "./oidc-flow.ts";
import type { OidcOutcome, ProviderRefusal } from "./oidc-outcome.ts";
import { createProviderAccounts, type AccountsTx } from "./provider-account.ts";
import { createProviderFlow, findProvider, flowSecrets, isTicketState } from "./provider-flow.ts";
import type { Device } from "../sessions/session-tokens.ts";
import { banned, createSessionStart, type StartedSession } from "../sessions/start-session.ts";
import { createUnlink } from "./unlink-identity.ts";

/** The redirect from a provider. */
interface ProviderAnswer {
  /** The query string, without its question mark. */
  query: string;
  /** Empty if it is missing. */
  state: string;
  error: string | null;
}

interface Tx extends AccountsTx {
  oidcFlows: OidcFlowRepository;
}

interface Dependencies {
  transact: Transact<Tx>;
  trail: AuditTrail;
  oidcFlows: OidcFlowRepository;
  oidc: OidcClient;
  settings: SettingsService;
  mails: Pick<MailService, "send">;
  webhooks: Pick<WebhookService, "userCreated">;
  /** Downloads the provider's picture for a new account, in the background. */
  adoptPicture: (userId: string, url: string) => void;
  accessTokens: AccessTokens;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

/** The decision of a flow's transaction. */
type FlowOutcome =
  | { kind: "started"; started: StartedSession }
  | { kind: "code"; code: string }
  | { kind: "connected" };

const PROVIDER_REFUSALS: readonly ProviderRefusal[] = ["access_denied", "temporarily_unavailable"];

export type IdentityService = ReturnType<typeof createIdentityService>;

/** Sign-in with provider accounts, and connecting them to users. */
export function createIdentityService(dependencies: Dependencies) {
  const { transact, oidcFlows, oidc, settings, mails, webhooks, adoptPicture, secrets, clock, trail } =
    dependencies;
  const accounts = createProviderAccounts(dependencies);
  const authCodes = createAuthCodes(dependencies);
  const { startSession, issue } = createSessionStart(dependencies);

  /**
   * Handles the redirect from a provider, once, within minutes, in the browser that started the flow.
   * @param browser the secret in the browser's cookie, or null
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
        throw new DomainError("bad_oauth_state", "This sign-in took too long: start again");
      }
      if (refusal !== null) {
        const reason = PROVIDER_REFUSALS.find((known) => known === refusal) ?? "server_error";
        return { kind: "refused", reason, ...place };
      }
      const who = await oidc.finish(
        findProvider(oidc, provider).name,
        query,
        flowSecrets(secrets, browser, state),
      );
      return { ...(await finished(flow, who, device, isTicketState(state))), ...place };
    } catch (error) {
      if (error instanceof DomainError) return { kind: "refused", reason: error, ...place };
      throw error;
    }
  }

  async function finished(flow: OidcFlow, who: ProviderUser, device: Device, isByTicket: boolean) {
    const decided = await (flow.sessionId === null
      ? signIn(flow, who, device).catch((error: unknown) => {
          // another request created the account at the same instant: the retry finds it
          if (!(error instanceof DomainError) || !CONFLICT_CODES.includes(error.code)) throw error;
          return signIn(flow, who, device);
        })
      : connect(flow, flow.sessionId, who, isByTicket));
    if (decided.kind !== "started") return decided;
    return { kind: "session" as const, issued: await issue(decided.started) };
  }

  async function signIn(flow: OidcFlow, who: ProviderUser, device: Device): Promise<FlowOutcome> {
    const { enable_registration, session_timeout } = await settings.get();
    const { user, how, ended, decided } = await transact(async (tx) => {
      const found = await accounts.find(tx, flow.provider, who, enable_registration);
      if (isBanned(found.user, clock.now())) throw banned();
      const entry = endedAccessEntry(found.user, found.ended);
      if (entry) await trail.record(tx.audit, ownActor(found.user, device), entry);
      return { ...found, decided: await letIn(tx, flow, found.user, device, session_timeout) };
    });
    if (how === "linked") await notify(user, flow.provider);
    const mail = await endedAccessMail(user, ended, settings);
    if (mail) await mails.send(mail);
    if (how === "new") await webhooks.userCreated(user);
    if (how !== "known" && user.profile.avatarUrl === null && who.picture !== null) {
      adoptPicture(user.id, who.picture);
    }
    return decided;
  }

  async function letIn(
    tx: Tx,
    { challenge }: OidcFlow,
    user: User,
    device: Device,
    hours: number,
  ): Promise<FlowOutcome> {
    if (challenge !== null) {
      return {
        kind: "code",
        code: await authCodes.issue(tx.authCodes, { userId: user.id, challenge, method: "oauth" }),
      };
    }
    return { kind: "started", started: await startSession(tx, user, device, "oauth", hours) };
  }

  async function connect(
    flow: OidcFlow,
    sessionId: string,
    who: ProviderUser,
    isByTicket: boolean,
  ): Promise<FlowOutcome> {
    const { user, isNew, decided } = await transact(async (tx) => {
      const begun = await tx.sessions.find(sessionId);
      if (!begun) throw signedOut();
      const caller = await lockCaller(tx, { user: { id: begun.userId }, session: begun });
      const { user: owner, session } = caller;
      if (session.expiresAt <= clock.now()) throw signedOut();
      if (isBanned(owner, clock.now())) throw banned();
      requireOwnPassword(caller);
      const added = await accounts.connect(tx, owner, flow.provider, who, isByTicket);
      if (added) {
        await trail.record(tx.audit, ownActor(owner, session), {
          action: "identity.added",
          subject: userSubject(owner),
          after: { provider: flow.provider, email: who.email },
        });
      }
      // the existing session continues; a PKCE client expects a code nevertheless
      const done: FlowOutcome =
        flow.challenge === null
          ? { kind: "connected" }
          : {
              kind: "code",
              code: await authCodes.issue(tx.authCodes, {
                userId: owner.id,
                challenge: flow.challenge,
                method: "oauth",
                // as fresh as the existing session: the owner did not prove anything again
                signedInAt: new Date(lastShown(session) * 1000),
              }),
            };
      return { user: owner, isNew: added, decided: done };
    });
    if (isNew) await notify(user, flow.provider);
    return decided;
  }

  const notify = ({ email, profile }: User, provider: string): Promise<void> =>
    mails.send({
      kind: "new_identity",
      to: email,
      language: profile.language,
      values: { provider: findProvider(oidc, provider).label },
    });

  return {
    providers: oidc.providers,
    ...createProviderFlow(dependencies),
    finish,
    unlink: createUnlink(dependencies),
  };
}

const signedOut = () =>
  new DomainError("session_not_found", "You were signed out meanwhile: sign in and try again");

/** Error codes of the later one of two concurrent first sign-ins. */
const CONFLICT_CODES = ["user_already_exists", "identity_already_exists"];
