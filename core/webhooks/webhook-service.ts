import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DAY_MS } from "../durations.ts";
import { DomainError } from "../errors.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Settings } from "../settings/settings.ts";
import type { User } from "../users/user.ts";
import { createErrorGate } from "./error-gate.ts";
import { isTaken, sendWebhook, webhookAddress, type WebhookSender } from "./webhook-delivery.ts";
import {
  WEBHOOK_TARGETS,
  type WebhookEvent,
  type WebhookData,
  type WebhookTarget,
  type WebhookType,
} from "./webhook-event.ts";

export type WebhookService = ReturnType<typeof createWebhookService>;

interface Dependencies {
  settings: SettingsService;
  jobs: Jobs;
  clock: Clock;
  ids: Ids;
  send: WebhookSender;
  transactAs: TransactAs<{ audit: Pick<AuditRepository, "append"> }>;
  trail: AuditTrail;
}

const WAIT_MS = DAY_MS;
/** Error names may come from libraries: a name of this form contains no user input. */
const ERROR_NAME = /^[A-Za-z][A-Za-z0-9_]{0,59}$/;

/** A target's answer to a test. */
export interface WebhookTest {
  /** Whether it took the event. */
  taken: boolean;
  /** HTTP; null: nothing was answered. */
  status: number | null;
  /** A sentence on what went wrong; null if nothing did. */
  problem: string | null;
}

/** Tells other people's servers what happens here. */
export function createWebhookService(dependencies: Dependencies) {
  const { settings, jobs, clock, ids, send, transactAs, trail } = dependencies;
  const passError = createErrorGate(clock);

  /**
   * Call it once an account exists, after its transaction: at sign-up and at the first sign-in with a
   * provider. Returns once the event is queued.
   */
  const userCreated = ({ id, email, profile }: Pick<User, "id" | "email" | "profile">): Promise<void> =>
    enqueue("user.created", { user: { id, email, name: profile.fullName } });

  /** An advertisement ends soon, with its last day as 2026-01-31. The caller makes sure that each is sent once. */
  const adExpiring = ({
    id,
    title,
    endDate,
  }: {
    id: string;
    title: string;
    endDate: string;
  }): Promise<void> => enqueue("ad.expiring", { advertisement: { id, title, end_date: endDate } });

  /**
   * The server failed. Most are only counted, to avoid flooding the receiver.
   * @param number under which the failure is in the log
   * @param route the pattern of the route, never the path: paths hold names and tokens
   */
  async function errorHappened(failure: { number: string; route: string; name: string }): Promise<void> {
    const name = ERROR_NAME.test(failure.name) ? failure.name : "Error";
    const others = passError(`${failure.route} ${name}`);
    if (others === null) return;
    await enqueue("error", { error: { request_id: failure.number, route: failure.route, name, others } });
  }

  async function enqueue<Type extends WebhookType>(type: Type, data: WebhookData[Type]): Promise<void> {
    const current = await settings.get();
    const event = newEvent(type, data);
    const until = new Date(clock.now().getTime() + WAIT_MS);
    for (const target of WEBHOOK_TARGETS) {
      if (webhookAddress(target, current) !== "") await jobs.add("webhook", { target, event }, until);
    }
  }

  const newEvent = <Type extends WebhookType>(type: Type, data: WebhookData[Type]): WebhookEvent =>
    ({ id: ids.next(), type, created_at: clock.now().toISOString(), data }) as WebhookEvent;

  /**
   * Sends a test event to one target and waits for the response, whose text is never returned.
   * @throws DomainError `conflict` if the target has no address, or our own format has no secret
   */
  async function sendTest(by: Actor, target: WebhookTarget): Promise<WebhookTest> {
    const event = newEvent("webhook.test", { sent_by: by.name });
    const test = await attempt({ target, event });
    await transactAs(by, (tx) =>
      trail.record(tx.audit, by, {
        action: "webhook.tested",
        subject: { type: "webhooks", id: null, name: target },
        after: { ...test },
      }),
    );
    return test;
  }

  async function attempt(delivery: { target: WebhookTarget; event: WebhookEvent }): Promise<WebhookTest> {
    try {
      const current = await settings.get();
      const status = await sendWebhook(send, delivery, current);
      if (status === null) throw new DomainError("conflict", missingFor(delivery.target, current));
      const taken = isTaken(status);
      return { taken, status, problem: taken ? null : `Its server answered ${status}` };
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === "conflict") throw error;
      return { taken: false, status: null, problem: error.message };
    }
  }

  return { userCreated, adExpiring, errorHappened, sendTest };
}

const missingFor = (target: WebhookTarget, { webhook_url, webhook_secret }: Settings): string =>
  target === "generic" && webhook_url !== "" && webhook_secret === ""
    ? "Nothing is sent without a signature: make a signing secret first"
    : "There is no address to send a test to";
