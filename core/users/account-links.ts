import type { Actor } from "../audit/actor.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { AuthRepositories } from "../auth/auth-dependencies.ts";
import { mailedLink } from "../auth/mailed/mailed-link.ts";
import { createOneTimeTokens } from "../auth/mailed/one-time-token.ts";
import { DomainError } from "../errors.ts";
import type { MailKind } from "../mail/mail-order.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { OutboxJobs } from "../mail/outbox.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { LINK_TYPES } from "./account-requests.ts";
import { requireActingAdmin } from "./acting-admin.ts";
import { userSubject } from "./audited-user.ts";
import type { NewAccount } from "./changed-account.ts";
import type { UserService } from "./user-service.ts";
import { emailExists, isAwaited, isBanned, userNotFound, type User, type UserRepository } from "./user.ts";

type LinkType = (typeof LINK_TYPES)[number];

/** A link that signs in, once. */
export interface AccountLink {
  user: User;
  type: LinkType;
  /** Our page that redeems it. */
  actionLink: string;
  /** Secret of the same token, for clients that redeem it themselves. */
  secret: string;
  /** Six digits, valid for minutes. */
  code: string;
  redirectTo: string;
}

/** The account that a link opens, as it was found. */
interface Receiver {
  user: User;
  /** Made for this link. */
  isNew: boolean;
}

interface LinkRequest {
  account: NewAccount;
  /** Absolute, and allowed; absent: the front page. */
  redirectTo?: string;
}

type Tx = Pick<AuthRepositories, "oneTimeTokens" | "audit"> & {
  outboxJobs: Pick<OutboxJobs, "add">;
};

interface Dependencies {
  users: UserRepository;
  transact: Transact<Tx & Pick<AuthRepositories, "users" | "addressClaims" | "sessions">>;
  trail: AuditTrail;
  userService: Pick<UserService, "create" | "change">;
  mails: Pick<MailService, "send" | "sendWithin">;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
  siteUrl: string;
}

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/** The mail that each link is sent in. */
const MAILS = {
  signup: "confirm_signup",
  invite: "invite",
  magiclink: "magic_link",
  recovery: "recovery",
} as const satisfies Record<LinkType, MailKind>;

/** Sign-in links for an account that was created for its owner, or whose address is unconfirmed. */
const MAKING: readonly LinkType[] = ["signup", "invite"];

const mailOf = ({ user, type, actionLink: link, code }: AccountLink) => ({
  kind: MAILS[type],
  to: user.email,
  language: user.profile.language,
  values: { link, code },
});

/** Links by which people get into accounts, made by admins. */
export function createAccountLinks(dependencies: Dependencies) {
  const { users, transact, trail, userService, mails, clock, siteUrl } = dependencies;
  const tokens = createOneTimeTokens(dependencies);

  /** Sends the link to the address that the admin named, after locking it against changes. */
  async function linkFor(
    by: Actor,
    { user: { id, email }, isNew }: Receiver,
    type: LinkType,
    redirectTo: string,
  ): Promise<AccountLink> {
    return transact(async (tx) => {
      await requireActingAdmin(tx, by, clock.now());
      const user = await tx.users.findForUpdate(id);
      if (user?.email !== email) throw userNotFound();
      if (MAKING.includes(type) && !isNew && user.emailConfirmedAt !== null) throw emailExists();
      // like a second sign-up with the address: another person may have made the account
      if (MAKING.includes(type) && !isNew) await tx.addressClaims.add(email);
      return issue(tx, by, user, type, redirectTo);
    });
  }

  async function issue(
    tx: Tx,
    by: Actor,
    user: User,
    type: LinkType,
    redirectTo: string,
  ): Promise<AccountLink> {
    const { id, email } = user;
    await trail.record(tx.audit, by, {
      action: "user.link_made",
      subject: userSubject(user),
      after: { type },
    });
    const { link, code } = await tokens.issue(tx.oneTimeTokens, { userId: id, email, purpose: type });
    const actionLink = mailedLink(siteUrl, { link, type, redirectTo });
    return { user, type, actionLink, secret: link, code, redirectTo };
  }

  /**
   * A new account, or one whose address is unconfirmed: without a mail server that is an account in daily use.
   * @throws DomainError `email_exists` for a confirmed one
   */
  async function unconfirmed(by: Actor, account: NewAccount): Promise<Receiver> {
    const there = await users.findByEmail(account.email);
    if (there === null) return { user: await userService.create(by, account), isNew: true };
    if (there.emailConfirmedAt === null) {
      const { userMetadata } = account;
      if (userMetadata) await userService.change(by, there.id, { userMetadata });
      return { user: there, isNew: false };
    }
    throw emailExists();
  }

  /** @throws DomainError `user_not_found` */
  async function owner(email: string): Promise<User> {
    const user = await users.findByEmail(email);
    if (user) return user;
    throw userNotFound();
  }

  async function mailInvitation(tx: Tx, by: Actor, user: User, redirectTo: string): Promise<void> {
    await mails.sendWithin(tx.outboxJobs, mailOf(await issue(tx, by, user, "invite", redirectTo)));
  }

  /**
   * Creates a link for an admin to pass on. A link into an existing account is also mailed to its owner,
   * confirmed or not, so that nobody gets in without the owner's knowledge (ASVS 5.0 §6.4.6).
   * @throws DomainError `user_not_found`, `email_exists`, `weak_password`
   */
  async function generate(
    by: Actor,
    type: LinkType,
    { account, redirectTo = `${siteUrl}/` }: LinkRequest,
  ): Promise<AccountLink> {
    const receiver = MAKING.includes(type)
      ? await unconfirmed(by, account)
      : { user: await owner(account.email), isNew: false };
    const made = await linkFor(by, receiver, type, redirectTo);
    if (!receiver.isNew) await mails.send(mailOf(made));
    return made;
  }

  /**
   * Makes an account without a password and mails its owner the way in.
   * @throws DomainError `email_exists`
   */
  async function invite(by: Actor, wanted: LinkRequest): Promise<User> {
    const { account, redirectTo = `${siteUrl}/` } = wanted;
    if ((await users.findByEmail(account.email)) === null) return inviteNew(by, wanted);
    const made = await linkFor(by, await unconfirmed(by, account), "invite", redirectTo);
    await mails.send(mailOf(made));
    return made.user;
  }

  /**
   * The same for an address that has no account: account and mail come together or not at all.
   * @throws DomainError `email_exists`, for an unconfirmed one as well
   */
  const inviteNew = (by: Actor, { account, redirectTo = `${siteUrl}/` }: LinkRequest): Promise<User> =>
    userService.create(by, account, (tx, user) => mailInvitation(tx, by, user, redirectTo));

  /**
   * Mails an invitation to the owner of an unused account. Earlier invitations become invalid.
   * @throws DomainError `user_not_found`, `user_banned`; `conflict` if the account is in use
   */
  async function inviteAgain(by: Actor, id: string): Promise<User> {
    return transact(async (tx) => {
      const now = clock.now();
      await requireActingAdmin(tx, by, now);
      const user = await tx.users.findForUpdate(id);
      if (user === null) throw userNotFound();
      if (!isAwaited(user)) throw new DomainError("conflict", "The account is in use already");
      if (isBanned(user, now)) throw new DomainError("user_banned", "The account is suspended");
      await mailInvitation(tx, by, user, `${siteUrl}/`);
      return user;
    });
  }

  return { generate, invite, inviteNew, inviteAgain };
}
