import { DomainError } from "../../errors.ts";
import type { Secrets } from "../../ports/crypto.ts";
import type { FlowSecrets, OidcClient, ProviderOptions, SignInProvider } from "../../ports/oidc-client.ts";
import type { Clock, Ids } from "../../ports/system.ts";
import type { Transact } from "../../ports/transaction.ts";
import type { UserRepository } from "../../users/user.ts";
import type { SignedIn } from "../auth-service.ts";
import { createLinkTickets } from "./link-ticket.ts";
import type { OidcFlowRepository } from "./oidc-flow.ts";
import { requireOwnPassword } from "../passwords/own-password.ts";
import type { SessionRepository } from "../sessions/session.ts";
import { MINUTE_MS } from "../../durations.ts";

/** Time to sign in at the provider: enough for new accounts and second factors. */
const FLOW_LIFETIME_MS = 10 * MINUTE_MS;

/** Prefix of the state of a flow that a ticket started: this browser may not be the session's. */
const TICKET_STATE = "ticket_";
export const isTicketState = (state: string): boolean => state.startsWith(TICKET_STATE);

interface FlowRequest {
  provider: string;
  /** Absolute address, already allowed. */
  redirectTo: string;
  /** S256 challenge of a PKCE client. */
  challenge: string | null;
  wishes: ProviderOptions;
  /** The secret that this browser already has from a flow in another tab; null: none. */
  browser: string | null;
}

/** The address to redirect the browser to, and the secret that it must bring back. */
interface StartedFlow {
  url: string;
  browser: string;
  expiresAt: Date;
}

interface Dependencies {
  transact: Transact<{ oidcFlows: OidcFlowRepository; sessions: SessionRepository; users: UserRepository }>;
  oidcFlows: OidcFlowRepository;
  oidc: OidcClient;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

/** @throws DomainError `validation_failed` for a provider that this site does not have */
export function findProvider(oidc: OidcClient, name: string): SignInProvider {
  const provider = oidc.providers.find((each) => each.name === name);
  if (provider) return provider;
  throw new DomainError("validation_failed", `Unsupported provider: ${name} is not one of this site`);
}

/**
 * State is random; nonce and PKCE verifier are derived from it and from the browser's secret, so that the
 * stored values prove nothing and a response is worthless in another browser (RFC 9700 §4.7).
 */
export const flowSecrets = (secrets: Secrets, browser: string, state: string): FlowSecrets => ({
  state,
  nonce: secrets.derive(browser, `oidc nonce ${state}`),
  codeVerifier: secrets.derive(browser, `oidc verifier ${state}`),
});

/** The flow up to the redirect to the provider. */
export function createProviderFlow(dependencies: Dependencies) {
  const { oidcFlows, oidc, secrets, clock, ids } = dependencies;
  const tickets = createLinkTickets(dependencies);

  /**
   * Starts a flow.
   * @param caller the user who connects the provider; null for a sign-in
   * @throws DomainError `validation_failed` for an unknown provider, `unavailable` while it cannot be reached, `insufficient_aal`
   */
  async function begin(asked: FlowRequest, caller: SignedIn | null): Promise<StartedFlow> {
    const provider = findProvider(oidc, asked.provider).name;
    if (caller) requireOwnPassword(caller);
    return open({ ...asked, provider }, caller?.session.id ?? null);
  }

  async function open(
    { provider, redirectTo, challenge, wishes, browser: held }: FlowRequest,
    sessionId: string | null,
    spendTicket?: () => Promise<void>,
  ): Promise<StartedFlow> {
    const browser = held ?? secrets.random();
    const state = (spendTicket ? TICKET_STATE : "") + secrets.random();
    const url = await oidc.authorizationUrl(provider, flowSecrets(secrets, browser, state), wishes);
    await spendTicket?.();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + FLOW_LIFETIME_MS);
    await oidcFlows.insert({
      id: ids.next(),
      stateDigest: secrets.digest(state),
      browserDigest: secrets.digest(browser),
      provider,
      redirectTo,
      challenge,
      sessionId,
      createdAt,
      expiresAt,
    });
    return { url, browser, expiresAt };
  }

  /**
   * Prepares a flow for an app on another origin, whose calls cannot set our cookie.
   * @returns a ticket for our page that starts the flow
   * @throws DomainError `validation_failed`, `insufficient_aal`, `forbidden`
   */
  async function prepareLink(asked: Omit<FlowRequest, "browser">, caller: SignedIn): Promise<string> {
    requireOwnPassword(caller);
    const provider = findProvider(oidc, asked.provider).name;
    return tickets.issue({ ...asked, provider }, caller.session.id);
  }

  /**
   * The provider and the account that a ticket connects.
   * @param refreshToken of this browser's session on our own pages, or null
   * @throws DomainError `flow_state_expired`, `forbidden`
   */
  async function showLink(ticket: string, refreshToken: string | null) {
    const { flow, owner } = await tickets.find(ticket, refreshToken);
    const { label } = findProvider(oidc, flow.provider);
    return { provider: label, email: owner.email, redirectTo: flow.redirectTo };
  }

  /**
   * Starts the flow of a ticket, once, in this browser.
   * @throws DomainError `flow_state_expired`, `forbidden`, `unavailable` while the provider cannot be
   * reached: the ticket then stays valid
   */
  async function beginLink(
    ticket: string,
    browser: string | null,
    refreshToken: string | null,
  ): Promise<StartedFlow> {
    const { flow, wishes } = await tickets.find(ticket, refreshToken);
    return open({ ...flow, wishes, browser }, flow.sessionId, () => tickets.spend(ticket));
  }

  return { begin, prepareLink, showLink, beginLink };
}
