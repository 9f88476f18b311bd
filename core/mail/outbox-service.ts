import type { Actor } from "../audit/actor.ts";
import type { AuditAction } from "../audit/audit-action.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { MINUTE_MS, DAY_MS } from "../durations.ts";
import { DomainError } from "../errors.ts";
import { pageInMemory } from "../lists/page-in-memory.ts";
import type { ListQuery, Page } from "../pagination.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { CallCounts } from "../ports/call-counts.ts";
import type { Mailer } from "../ports/mailer.ts";
import type { Clock } from "../ports/system.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { MailService } from "./mail-service.ts";
import { holdsSecret, maskMail } from "./mask-mail.ts";
import { emptied, entryOfFile, entryOfJob, mailOfJob } from "./outbox-entry.ts";
import {
  type MailViews,
  type OutboxEntry,
  type OutboxFiles,
  type OutboxFilter,
  type OutboxJobs,
  outboxList,
  type OutboxSort,
} from "./outbox.ts";

/** Entries read per kind: a longer list means that no mail server is set up, and shows the newest. */
const LOOKED_THROUGH = 5000;
const VIEW_MS = 5 * MINUTE_MS;
/** A file whose process died while it sent it can be sent again after this. */
const SENDING_SECONDS = 300;
const KEEP_GIVEN_UP_MS = 30 * DAY_MS;

interface Dependencies {
  outboxJobs: OutboxJobs;
  outboxFiles: OutboxFiles;
  mailViews: MailViews;
  settings: SettingsService;
  mails: Pick<MailService, "delivers">;
  mailer: Mailer;
  /** The host of SMTP_URL; null if it is not set. */
  smtpHost: string | null;
  siteUrl: string;
  secrets: Pick<Secrets, "random" | "digest">;
  transactAs: TransactAs<{ audit: Pick<AuditRepository, "append"> }>;
  trail: AuditTrail;
  /** The files being sent, across all processes. */
  counts: Pick<CallCounts, "add" | "forget">;
  clock: Clock;
}

/** A mail as an admin sees it. */
export interface ShownMail {
  entry: OutboxEntry;
  text: string;
  /** Token for the preview frame, valid for some minutes. Null if the mail has no HTML. */
  htmlToken: string | null;
  /** The raw file; null if the mail is not a file, or if its secrets are hidden. */
  source: string | null;
  /** Sign-in links and codes are masked. */
  masked: boolean;
  /** Whether secrets may be revealed: without a mail server, only an admin can deliver them. */
  canReveal: boolean;
}

export type OutboxService = ReturnType<typeof createOutboxService>;

/** Outgoing messages: mails and webhooks that wait, that were given up, and that are stored as files. */
export function createOutboxService(dependencies: Dependencies) {
  const { outboxJobs, outboxFiles, mailViews, settings, mails, mailer, smtpHost, siteUrl } = dependencies;
  const { secrets, transactAs, trail, counts, clock } = dependencies;

  async function all(): Promise<OutboxEntry[]> {
    const [jobs, files, current] = [
      await outboxJobs.list(LOOKED_THROUGH),
      await outboxFiles.list(LOOKED_THROUGH),
      await settings.get(),
    ];
    const entries = jobs.map((job) => entryOfJob(job, current, siteUrl));
    return [...entries.filter((entry) => entry !== null), ...files.map(entryOfFile)];
  }

  async function list(query: ListQuery<OutboxSort>, filter: OutboxFilter): Promise<Page<OutboxEntry>> {
    const part = filter.q?.toLowerCase() ?? "";
    const found = (await all()).filter(({ to, subject }) => `${to}\n${subject}`.toLowerCase().includes(part));
    return pageInMemory(found, outboxList.columns, query, filter, valueOf);
  }

  /** @throws DomainError `not_found` */
  async function get(id: string): Promise<OutboxEntry> {
    const job = await outboxJobs.find(id);
    const entry = job && entryOfJob(job, await settings.get(), siteUrl);
    if (entry) return entry;
    const file = await outboxFiles.find(id);
    if (!file) throw notFound();
    return entryOfFile(file);
  }

  /**
   * Shows a mail, and records in the audit log who viewed it. Sign-in links and codes are masked; without a
   * mail server, they are revealed on request, since admins then have to pass them on.
   * @throws DomainError `not_found`; `forbidden` if they must not be revealed
   */
  async function view(by: Actor, id: string, { reveal }: { reveal: boolean }): Promise<ShownMail> {
    const entry = await get(id);
    const mail = await contentOf(id);
    const canReveal = !(await mails.delivers());
    if (reveal && !canReveal) {
      throw new DomainError("forbidden", "Links that sign people in are sent to them alone");
    }
    const isSecret = holdsSecret(mail);
    const shown = reveal ? mail : maskMail(mail);
    await note(by, isSecret && reveal ? "outbox.revealed" : "outbox.viewed", entry);
    const masked = isSecret && !reveal;
    return {
      entry,
      text: shown.text,
      htmlToken: shown.html === "" ? null : await keepView(shown.html),
      source: masked ? null : mail.source,
      masked,
      canReveal: masked && canReveal,
    };
  }

  async function contentOf(id: string): Promise<{ text: string; html: string; source: string | null }> {
    const job = await outboxJobs.find(id);
    if (job) return { ...mailOfJob(job, await settings.get(), siteUrl), source: null };
    const file = await outboxFiles.read(id);
    if (!file) throw notFound();
    return file;
  }

  async function keepView(content: string): Promise<string> {
    const token = secrets.random();
    const until = new Date(clock.now().getTime() + VIEW_MS);
    await mailViews.put({ tokenDigest: secrets.digest(token), html: content, until });
    return token;
  }

  /** The HTML of a view. @throws DomainError `not_found` */
  async function html(token: string): Promise<string> {
    const found = await mailViews.find(secrets.digest(token), clock.now());
    if (found === null) throw new DomainError("not_found", "This view is over: open the mail again");
    return found;
  }

  /**
   * Retries at once. A file is sent to the mail server, and deleted once it is accepted.
   * @throws DomainError `not_found`; `conflict` if there is no mail server, while it is being sent, or if its
   * content has expired; errors from the mailer
   */
  async function retry(by: Actor, id: string): Promise<OutboxEntry> {
    const entry = await get(id);
    await requireActing(by);
    if (entry.state === "kept") await sendFile(entry);
    else {
      const job = await outboxJobs.find(id);
      if (!job) throw notFound();
      if (job.until <= clock.now()) {
        throw new DomainError("conflict", "What it holds has run out: it has to be asked for again");
      }
      const outcome = await outboxJobs.retry(id, clock.now());
      if (outcome === "gone") throw notFound();
      if (outcome === "being_sent") throw beingSent();
    }
    await note(by, "outbox.retried", entry);
    return entry;
  }

  async function sendFile({ id, to, subject }: OutboxEntry): Promise<void> {
    if (!(await mails.delivers())) {
      throw new DomainError("conflict", "There is no mail server to send it with");
    }
    const busy = `outbox ${id}`;
    // a second click, or another admin: both would read the file before one removes it
    if ((await counts.add(busy, SENDING_SECONDS)).count > 1) throw beingSent();
    try {
      const file = await outboxFiles.read(id);
      if (!file) throw notFound();
      await mailer.send({ to, subject, text: file.text, html: file.html });
      await outboxFiles.remove(id);
    } finally {
      await counts.forget(busy);
    }
  }

  /** @throws DomainError `not_found` */
  async function remove(by: Actor, id: string): Promise<void> {
    const entry = await get(id);
    await requireActing(by);
    if (!(await outboxJobs.remove(id)) && !(await outboxFiles.remove(id))) throw notFound();
    await note(by, "outbox.deleted", entry);
  }

  /** For actions that no transaction can undo: a sent mail, a deleted file. */
  const requireActing = (by: Actor): Promise<void> => transactAs(by, () => Promise.resolve());

  const note = (
    by: Actor,
    action: Extract<AuditAction, `outbox.${string}`>,
    { id, to, subject, state, queue }: OutboxEntry,
  ): Promise<void> =>
    transactAs(by, (tx) =>
      trail.record(tx.audit, by, {
        action,
        subject: { type: "outbox", id, name: `${subject} → ${to}` },
        [action === "outbox.deleted" ? "before" : "after"]: { queue, state, to },
      }),
    );

  /** The mail server in use: from the environment, otherwise from the settings, otherwise none. */
  async function server(): Promise<{ from: "environment" | "settings" | "none"; host: string | null }> {
    if (smtpHost !== null) return { from: "environment", host: smtpHost };
    const { smtp_host: host } = await settings.get();
    return host === "" ? { from: "none", host: null } : { from: "settings", host };
  }

  /** Removes expired sign-in secrets and forgets old entries. */
  async function clean(): Promise<void> {
    const now = clock.now();
    for (const job of await outboxJobs.expired(now)) await outboxJobs.empty(job.id, emptied(job));
    await outboxJobs.clear(new Date(now.getTime() - KEEP_GIVEN_UP_MS));
    await mailViews.clear(now);
  }

  return { list, get, view, html, retry, remove, server, clean };
}

const valueOf = (entry: OutboxEntry, field: OutboxSort) =>
  field === "created_at" ? entry.createdAt : field === "next_try_at" ? entry.nextTryAt : entry[field];

const beingSent = (): DomainError =>
  new DomainError("conflict", "It is being sent at this moment: wait until that is over");

const notFound = (): DomainError =>
  new DomainError("not_found", "It is no longer here: it has left, or was deleted");
