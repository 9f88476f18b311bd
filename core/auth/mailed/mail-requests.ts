import type { MailOrder } from "../../mail/mail-order.ts";
import { mergeMetadata } from "../../users/metadata.ts";
import { changeProfile, EMPTY_PROFILE } from "../../users/profile.ts";
import { profileChangesIn } from "../../users/profile-metadata.ts";
import { isBanned, type User } from "../../users/user.ts";
import type { AuthDependencies, AuthRepositories } from "../auth-dependencies.ts";
import { mailedLink, type VerifyType } from "./mailed-link.ts";
import { createOneTimeTokens, type OneTimeToken } from "./one-time-token.ts";
import type { OtpRequest, RecoverRequest, ResendRequest } from "../requests.ts";
import type { LinkDestination } from "../sign-up.ts";

/** A mail to one address, with or without a recipient. */
interface MailRequest
  extends
    Pick<OneTimeToken, "email" | "purpose" | "challenge">,
    Partial<Pick<OneTimeToken, "newAccount" | "needsCurrentMailbox">> {
  /** The owner of the account, locked. */
  owner: User | null;
  /** Whether a mail is really sent. */
  isWanted: boolean;
}

/** The contents of a mail; `to` null: it has no recipient. */
interface MailContents extends Pick<MailOrder, "to" | "language"> {
  link: string;
  code: string;
}

/**
 * Mails that anyone can request for an address. Neither the response nor the work reveals whether it has an
 * account: a user is locked, a token stored and a mail queued in any case, possibly without a recipient.
 */
export function createMailRequests(dependencies: AuthDependencies) {
  const { transact, settings, mails, clock, ids, siteUrl } = dependencies;
  const oneTimeTokens = createOneTimeTokens(dependencies);

  /**
   * The owner of the address, locked until their token is stored, so that it cannot arrive after the account
   * has moved to another mailbox. Null if they are suspended.
   */
  async function holderOf(
    { users }: AuthRepositories,
    email: string,
  ): Promise<{ owner: User | null; isFree: boolean }> {
    const there = await users.findByEmail(email);
    const locked = await users.findForUpdate(there?.id ?? ids.next());
    const isTheirs = locked?.email === email && !isBanned(locked, clock.now());
    return { owner: isTheirs ? locked : null, isFree: there === null };
  }

  async function write(
    tx: AuthRepositories,
    { owner, isWanted, email, ...fields }: MailRequest,
  ): Promise<MailContents> {
    // a mail without a recipient is stored without a user
    const userId = isWanted ? (owner?.id ?? null) : null;
    const issued = await oneTimeTokens.issue(tx.oneTimeTokens, { ...fields, email, userId });
    return { ...issued, to: isWanted ? email : null, language: owner?.profile.language ?? null };
  }

  const valuesOf = ({ link, code }: MailContents, type: VerifyType, { redirectTo }: LinkDestination) => ({
    link: mailedLink(siteUrl, { link, type, redirectTo }),
    code,
  });

  /** A link to choose a new password. */
  async function recover({ email }: RecoverRequest, asked: LinkDestination): Promise<void> {
    const { challenge } = asked;
    const written = await transact(async (tx) => {
      const { owner } = await holderOf(tx, email);
      return write(tx, { owner, email, purpose: "recovery", challenge, isWanted: owner !== null });
    });
    const { to, language } = written;
    await mails.send({ kind: "recovery", to, language, values: valuesOf(written, "recovery", asked) });
  }

  /** A link and a code that sign in; they create an account for a new address, unless the request forbids it. */
  async function sendMagicLink(request: OtpRequest, asked: LinkDestination): Promise<void> {
    const { enable_registration } = await settings.get();
    const { email } = request;
    const data = mergeMetadata({}, request.data ?? {}, "data");
    // rejected here rather than when the link is opened
    const said = changeProfile(EMPTY_PROFILE, profileChangesIn(data));
    const { challenge } = asked;
    const { language, ...written } = await transact(async (tx) => {
      const { owner, isFree } = await holderOf(tx, email);
      const newAccount = isFree && enable_registration && request.create_user !== false ? data : null;
      const isWanted = owner !== null || newAccount !== null;
      const sent = await write(tx, {
        owner,
        email,
        purpose: "magiclink",
        challenge,
        newAccount,
        isWanted,
      });
      return { ...sent, language: owner ? sent.language : said.language };
    });
    const values = valuesOf({ ...written, language }, "magiclink", asked);
    await mails.send({ kind: "magic_link", to: written.to, language, values });
  }

  /** Mails the sign-up confirmation, or both halves of an address change, again. */
  async function resend({ email, type }: ResendRequest, asked: LinkDestination): Promise<void> {
    return type === "signup" ? resendConfirmation(email, asked) : resendChange(email, asked);
  }

  async function resendConfirmation(email: string, asked: LinkDestination): Promise<void> {
    const { challenge } = asked;
    const written = await transact(async (tx) => {
      const { owner } = await holderOf(tx, email);
      const isWanted = owner !== null && owner.emailConfirmedAt === null;
      return write(tx, { owner, email, purpose: "signup", challenge, isWanted });
    });
    const { to, language } = written;
    await mails.send({ kind: "confirm_signup", to, language, values: valuesOf(written, "signup", asked) });
  }

  /** Read and issued under one lock: a change that its owner cancels at the same moment must not come back. */
  async function resendChange(email: string, asked: LinkDestination): Promise<void> {
    const { challenge } = asked;
    const { toNew, toCurrent, newEmail } = await transact(async (tx) => {
      const { owner } = await holderOf(tx, email);
      const userId = owner?.id ?? ids.next();
      const pending = await tx.oneTimeTokens.findOfUser(userId, "email_change_new");
      const current = await tx.oneTimeTokens.findOfUser(userId, "email_change_current");
      const address = pending?.email ?? email;
      const isTaken = (await tx.users.findByEmail(address)) !== null;
      // anyone may request this: a change that has expired is not revived
      const isPending = pending !== null && pending.usedAt === null && pending.linkExpiresAt > clock.now();
      const needsCurrentMailbox = pending?.needsCurrentMailbox ?? false;
      const shared = { owner, challenge };
      return {
        newEmail: address,
        toNew: await write(tx, {
          ...shared,
          email: address,
          purpose: "email_change_new",
          needsCurrentMailbox,
          // the address of someone else's account gets no mail about this change
          isWanted: isPending && !isTaken,
        }),
        toCurrent: await write(tx, {
          ...shared,
          email,
          purpose: "email_change_current",
          // a mailbox that has agreed is not asked again: a new token would revoke its agreement
          isWanted: isPending && needsCurrentMailbox && !current?.usedAt,
        }),
      };
    });
    for (const [kind, written] of [
      ["email_change_new", toNew],
      ["email_change_current", toCurrent],
    ] as const) {
      const { to, language } = written;
      await mails.send({
        kind,
        to,
        language,
        values: { ...valuesOf(written, "email_change", asked), newEmail },
      });
    }
  }

  return { recover, sendMagicLink, resend };
}
