import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
import { writeMail } from "../mail/write-mail.ts";
import type { Mailer } from "../ports/mailer.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import type { SettingsService } from "./settings-service.ts";

/** Mail route: the server of the environment, the server of the settings, or the outbox if there is neither. */
export type MailRoute = "environment" | "settings" | "outbox";

export interface MailTest {
  to: string;
  route: MailRoute;
  /** Whether it was sent, or written into the outbox. */
  taken: boolean;
  /** A sentence on what went wrong; null if nothing did. */
  problem: string | null;
}

interface Dependencies {
  settings: SettingsService;
  mailer: Mailer;
  /** Whether the environment names a mail server. */
  hasMailServer: boolean;
  siteUrl: string;
  transactAs: TransactAs<{ audit: Pick<AuditRepository, "append"> }>;
  trail: AuditTrail;
}

export type MailCheck = ReturnType<typeof createMailCheck>;

/** Tests whether this server can send mail, while an admin waits for the result. */
export function createMailCheck({
  settings,
  mailer,
  hasMailServer,
  siteUrl,
  transactAs,
  trail,
}: Dependencies) {
  async function route(): Promise<MailRoute> {
    if (hasMailServer) return "environment";
    return (await settings.get()).smtp_host === "" ? "outbox" : "settings";
  }

  /** Sends the test mail to the caller. */
  async function sendTest(by: Actor): Promise<MailTest> {
    const test = await attempt(by.name);
    await transactAs(by, (tx) =>
      trail.record(tx.audit, by, {
        action: "mail.tested",
        subject: { type: "settings", id: null, name: "email" },
        after: { ...test },
      }),
    );
    return test;
  }

  async function attempt(to: string): Promise<MailTest> {
    const taker = await route();
    const order = { kind: "test", to, language: null, values: {} } as const;
    try {
      await mailer.send({ to, ...writeMail(order, await settings.get(), siteUrl) });
      return { to, route: taker, taken: true, problem: null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { to, route: taker, taken: false, problem: error.message };
    }
  }

  return { route, sendTest };
}
