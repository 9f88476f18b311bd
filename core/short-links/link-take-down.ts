import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { OutboxJobs } from "../mail/outbox.ts";
import type { Clock } from "../ports/system.ts";
import type { LockedCheck } from "../ports/transaction.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import type { UserRepository } from "../users/user.ts";
import { shortLinkPath } from "./code.ts";
import type { ShortLinkAdminRepository, ShortLink } from "./short-link.ts";

interface Dependencies {
  everyShortLink: ShortLinkAdminRepository;
  transactAs: TransactAs<{
    users: UserRepository;
    everyShortLink: ShortLinkAdminRepository;
    outboxJobs: Pick<OutboxJobs, "add">;
    audit: Pick<AuditRepository, "append">;
  }>;
  trail: AuditTrail;
  mails: Pick<MailService, "sendWithin">;
  clock: Clock;
  siteUrl: string;
}

export type LinkTakeDown = ReturnType<typeof createLinkTakeDown>;

/** Short links for admins: their targets, and taking them down. */
export function createLinkTakeDown(dependencies: Dependencies) {
  const { everyShortLink, transactAs, trail, mails, clock, siteUrl } = dependencies;

  /** @throws DomainError `not_found` */
  const get = async (id: string): Promise<ShortLink> => linkOrThrow(await everyShortLink.find(id));

  /**
   * Takes a link down, and mails its owner why; or puts it back.
   * @param reason null: it is put back
   * @throws DomainError `not_found`, and what `refuse` throws
   */
  async function takeDown(
    by: Actor,
    id: string,
    reason: string | null,
    refuse?: LockedCheck<ShortLink>,
  ): Promise<ShortLink> {
    return transactAs(by, async (tx) => {
      const now = clock.now();
      const link = linkOrThrow(await tx.everyShortLink.findForUpdate(id));
      refuse?.(link);
      const { target } = link;
      if (link.takenDownReason === reason) return link;
      await tx.everyShortLink.takeDown(id, reason, now);
      await trail.record(tx.audit, by, {
        action: reason === null ? "short_link.put_back" : "short_link.taken_down",
        subject: { type: "short_links", id, name: shortLinkPath(link.code) },
        before: { target, taken_down_reason: link.takenDownReason },
        after: { target, taken_down_reason: reason },
      });
      const owner = await tx.users.findById(link.userId);
      if (reason !== null && owner !== null)
        await mails.sendWithin(tx.outboxJobs, {
          kind: "link_taken_down",
          to: owner.email,
          language: owner.profile.language,
          values: { url: siteUrl + shortLinkPath(link.code), target, reason },
        });
      return { ...link, takenDownAt: reason === null ? null : now, takenDownReason: reason };
    });
  }

  return { list: everyShortLink.list, get, takeDown };
}

function linkOrThrow(link: ShortLink | null): ShortLink {
  if (link) return link;
  throw new DomainError("not_found", "There is no such short link");
}
