import * as z from "zod/mini";
import { DomainError } from "../../errors.ts";
import type { ProviderOptions } from "../../ports/oidc-client.ts";
import type { Secrets } from "../../ports/crypto.ts";
import type { Clock, Ids } from "../../ports/system.ts";
import type { Transact } from "../../ports/transaction.ts";
import type { User, UserRepository } from "../../users/user.ts";
import type { OidcFlow, OidcFlowRepository } from "./oidc-flow.ts";
import type { SessionRepository } from "../sessions/session.ts";
import { MINUTE_MS } from "../../durations.ts";

/** Time between the click in the app and the click on our page. */
const LIFETIME_MS = 3 * MINUTE_MS;
/** Placeholder for the digest of a browser's secret: no browser has started the flow yet. No digest is empty. */
const NO_BROWSER = "";

const wishesSchema = z.object({
  scopes: z.nullable(z.string()),
  prompt: z.nullable(z.string()),
  accessType: z.nullable(z.string()),
  loginHint: z.nullable(z.string()),
});

interface Tx {
  oidcFlows: OidcFlowRepository;
  sessions: SessionRepository;
  users: UserRepository;
}

interface Dependencies {
  transact: Transact<Tx>;
  oidcFlows: OidcFlowRepository;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

/** A pending connection of a provider to an account. */
export interface PendingLink {
  flow: OidcFlow;
  owner: User;
  wishes: ProviderOptions;
}

const expired = () =>
  new DomainError("flow_state_expired", "This link has expired or was used before: start again in the app");

/**
 * Tickets that let an app on another origin send its user here to connect a provider. That app's calls cannot
 * set our cookie, and a provider's redirect is rejected without it. The ticket alone must not start the flow:
 * an attacker who makes a victim's browser open it would connect the victim's account at the provider to
 * their own account here. So our page names the account, and its button starts the flow.
 */
export function createLinkTickets({ transact, oidcFlows, secrets, clock, ids }: Dependencies) {
  /** Domain separation: a `state` of a flow is never a ticket, nor a ticket a `state`. */
  const digestOf = (ticket: string): string => secrets.digest(`link ticket ${ticket}`);

  /**
   * @returns the ticket. It contains the requested options, which the digest covers. It expires with its
   * session, after three minutes, and with its first use.
   */
  async function issue(
    asked: Pick<OidcFlow, "provider" | "redirectTo" | "challenge"> & { wishes: ProviderOptions },
    sessionId: string,
  ): Promise<string> {
    const { provider, redirectTo, challenge, wishes } = asked;
    const ticket = `${secrets.random()}.${JSON.stringify(wishes)}`;
    const createdAt = clock.now();
    await oidcFlows.insert({
      id: ids.next(),
      stateDigest: digestOf(ticket),
      browserDigest: NO_BROWSER,
      provider,
      redirectTo,
      challenge,
      sessionId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LIFETIME_MS),
    });
    return ticket;
  }

  /**
   * Looks a ticket up without spending it.
   * @param refreshToken this browser's session on our own pages; null: none
   * @throws DomainError `flow_state_expired`; `forbidden` if this browser is signed in as someone else
   */
  async function find(ticket: string, refreshToken: string | null): Promise<PendingLink> {
    return transact(async (tx) => {
      const flow = await tx.oidcFlows.find(digestOf(ticket));
      const session = flow?.sessionId ? await tx.sessions.find(flow.sessionId) : null;
      const owner = session && (await tx.users.findById(session.userId));
      const now = clock.now();
      if (!flow || !session || !owner || flow.expiresAt <= now || session.expiresAt <= now) throw expired();
      const own = refreshToken && (await tx.sessions.findTokenForUpdate(secrets.digest(refreshToken)));
      const here = own ? await tx.sessions.find(own.sessionId) : null;
      if (here && here.expiresAt > now && here.userId !== owner.id) {
        throw new DomainError(
          "forbidden",
          "You are signed in here with another account: sign out, then start again",
        );
      }
      const wishes = wishesSchema.parse(JSON.parse(ticket.slice(ticket.indexOf(".") + 1)));
      return { flow, owner, wishes };
    });
  }

  /** Spends a ticket: only one of several concurrent calls succeeds. @throws DomainError `flow_state_expired` */
  async function spend(ticket: string): Promise<void> {
    if ((await oidcFlows.take(digestOf(ticket))) === null) throw expired();
  }

  return { issue, find, spend };
}
