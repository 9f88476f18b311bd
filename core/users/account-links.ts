import type { Actor } from "../audit/actor.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { AuthRepositories } from "../auth/auth-dependencies.ts";
import { mailedLink } from "../auth/mailed-link.ts";
import { createOneTimeTokens } from "../auth/one-time-token.ts";
import { DomainError } from "../errors.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { LINK_TYPES } from "./account-requests.ts";
import { userSubject } from "./audited-user.ts";
import type { NewAccount, UserAdministration } from "./user-administration.ts";
import type { User, UserRepository } from "./user.ts";

type LinkType = (typeof LINK_TYPES)[number];

/** A link that signs somebody in, once. */
export interface AccountLink {
  user: User;
  type: LinkType;
  /** Our page that redeems it. */
  actionLink: string;
  /** Of the same token, for clients that redeem it themselves. */
  secret: string;
  /** Six digits, good for minutes. */
  code: string;
  redirectTo: string;
}

interface Wanted {
  account: NewAccount;
  /** Absolute, and allowed; the front page where it is left out. */
  redirectTo?: string;
}

interface Dependencies {
  users: UserRepository;
  transact: Transact<Pick<AuthRepositories, "oneTimeTokens" | "audit">>;
  trail: AuditTrail;
  administration: UserAdministration;
  mails: Pick<MailService, "send">;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
  siteUrl: string;
}

export type AccountLinks = ReturnType<typeof createAccountLinks>;

const MAILS = { magiclink: "magic_link", recovery: "recovery" } as const;

/** Links by which people get into accounts, made by admins. */
export function createAccountLinks(dependencies: Dependencies) {
  const { users, transact, trail, administration, mails, siteUrl } = dependencies;
  const tokens = createOneTimeTokens(dependencies);

  async function linkFor(by: Actor, user: User, type: LinkType, redirectTo: string): Promise<AccountLink> {
    const { link, code } = await transact(async (inside) => {
      await trail.record(inside.audit, by, {
        action: "user.link_made",
        subject: userSubject(user),
        after: { type },
      });
      return tokens.issue(inside.oneTimeTokens, { userId: user.id, email: user.email, purpose: type });
    });
    const actionLink = mailedLink(siteUrl, { link, type, redirectTo });
    return { user, type, actionLink, secret: link, code, redirectTo };
  }

  /** Somebody who has not come yet: a new account, or one whose address nobody has confirmed. */
  async function newcomer(by: Actor, account: NewAccount): Promise<User> {
    const there = await users.findByEmail(account.email);
    if (there === null) return administration.create(by, account);
    if (there.emailConfirmedAt === null) return there;
    throw new DomainError("email_exists", "An account with this email address exists already");
  }

  /** @throws DomainError `user_not_found` */
  async function owner(email: string): Promise<User> {
    const user = await users.findByEmail(email);
    if (user) return user;
    throw new DomainError("user_not_found", "There is no such user");
  }

  /**
   * Makes a link for an admin to hand over. One into an account that somebody has is mailed to its owner as well: nobody gets in
   * without their knowing (ASVS 5.0 §6.4.6).
   * @throws DomainError `user_not_found`, `email_exists`, `weak_password`
   */
  async function generate(
    by: Actor,
    type: LinkType,
    { account, redirectTo = `${siteUrl}/` }: Wanted,
  ): Promise<AccountLink> {
    if (type === "signup" || type === "invite") {
      return linkFor(by, await newcomer(by, account), type, redirectTo);
    }
    const made = await linkFor(by, await owner(account.email), type, redirectTo);
    const { email, profile } = made.user;
    const values = { link: made.actionLink, code: made.code };
    await mails.send({ kind: MAILS[type], to: email, language: profile.language, values });
    return made;
  }

  /**
   * Makes an account without a password and mails its owner the way in.
   * @throws DomainError `email_exists`
   */
  async function invite(by: Actor, { account, redirectTo = `${siteUrl}/` }: Wanted): Promise<User> {
    const { user, actionLink, code } = await linkFor(by, await newcomer(by, account), "invite", redirectTo);
    const values = { link: actionLink, code };
    await mails.send({ kind: "invite", to: user.email, language: user.profile.language, values });
    return user;
  }

  return { generate, invite };
}
