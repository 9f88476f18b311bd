import type { MailOrder } from "../mail/mail-order.ts";
import type { User } from "../users/user.ts";
import type { AuthDependencies } from "./auth-dependencies.ts";
import { mailedLink, type VerifyType } from "./mailed-link.ts";
import { createOneTimeTokens, type OneTimeToken } from "./one-time-token.ts";
import type { OtpRequest, RecoverRequest, ResendRequest } from "./requests.ts";
import type { Asked } from "./sign-up.ts";

type LinkedKind = "recovery" | "magic_link" | "confirm_signup" | "email_change_current" | "email_change_new";

/** One mail with a link and a code, to somebody or to nobody. */
interface MailedToken extends Pick<OneTimeToken, "email" | "purpose">, Asked {
  user: User | null;
  kind: LinkedKind;
  type: VerifyType;
  newAccount?: OneTimeToken["newAccount"];
  needsCurrentMailbox?: boolean;
  /** Of who asked for it, where there is no account that says it. */
  language?: MailOrder["language"];
  /** Whether there is somebody to write to. */
  isWanted: boolean;
}

/**
 * Mails that anybody may ask for with an address. Whether it has an account changes neither the answer nor the work: a token is
 * stored and a mail is queued in any case, if need be for nobody (auth contract 2.3, 6).
 */
export function createMailRequests(dependencies: AuthDependencies) {
  const { users, transact, settings, mails, siteUrl } = dependencies;
  const oneTimeTokens = createOneTimeTokens(dependencies);

  async function mail(wanted: MailedToken): Promise<void> {
    const { user, email, purpose, kind, type, redirectTo, challenge, isWanted } = wanted;
    const { newAccount = null, needsCurrentMailbox = false } = wanted;
    // what is meant for nobody is stored as nobody's
    const userId = isWanted ? (user?.id ?? null) : null;
    const { link, code } = await transact((inside) =>
      oneTimeTokens.issue(inside.oneTimeTokens, {
        userId,
        email,
        purpose,
        challenge,
        newAccount,
        needsCurrentMailbox,
      }),
    );
    const values = { link: mailedLink(siteUrl, { link, type, redirectTo }), code };
    const to = isWanted ? email : null;
    const language = user ? user.profile.language : (wanted.language ?? null);
    if (kind === "email_change_current" || kind === "email_change_new") {
      const newEmail = user?.newEmail ?? email;
      await mails.send({ kind, to, language, values: { ...values, newEmail } });
    } else await mails.send({ kind, to, language, values });
  }

  /** A link to choose a new password. */
  async function recover({ email }: RecoverRequest, asked: Asked): Promise<void> {
    const user = await users.findByEmail(email);
    const isWanted = user !== null;
    await mail({ user, email, purpose: "recovery", kind: "recovery", type: "recovery", isWanted, ...asked });
  }

  /** A link and a code that sign in; for an address without an account they make one, unless that is not wanted. */
  async function sendMagicLink(request: OtpRequest, asked: Asked): Promise<void> {
    const { enable_registration } = await settings.get();
    const { email } = request;
    const data = request.data ?? {};
    const user = await users.findByEmail(email);
    const newAccount = user === null && enable_registration && request.create_user !== false ? data : null;
    await mail({
      user,
      email,
      purpose: "magiclink",
      kind: "magic_link",
      type: "magiclink",
      newAccount,
      language: data.language ?? null,
      isWanted: user !== null || newAccount !== null,
      ...asked,
    });
  }

  /** The confirmation of a sign-up, or both halves of a change of address, once more. */
  async function resend({ email, type }: ResendRequest, asked: Asked): Promise<void> {
    const user = await users.findByEmail(email);
    if (type === "signup") {
      const isWanted = user !== null && user.emailConfirmedAt === null;
      return mail({
        user,
        email,
        purpose: "signup",
        kind: "confirm_signup",
        type,
        isWanted,
        ...asked,
      });
    }
    const { pending, current } = user ? await pendingChange(user.id) : { pending: null, current: null };
    const toNew = {
      user,
      email: pending?.email ?? email,
      purpose: "email_change_new",
      kind: "email_change_new",
      needsCurrentMailbox: pending?.needsCurrentMailbox ?? false,
      // the address of somebody else's account is told nothing of it here
      isWanted: pending !== null && pending.usedAt === null && !(await users.findByEmail(pending.email)),
    } as const;
    await mail({ ...toNew, type, ...asked });
    const toCurrent = {
      user,
      email,
      purpose: "email_change_current",
      kind: "email_change_current",
      // a mailbox that has agreed is not asked again: what replaces its token would take its word back
      isWanted: pending !== null && pending.needsCurrentMailbox && !current?.usedAt,
    } as const;
    return mail({ ...toCurrent, type, ...asked });
  }

  const pendingChange = (userId: string) =>
    transact(async ({ oneTimeTokens: tokens }) => ({
      pending: await tokens.findOfUser(userId, "email_change_new"),
      current: await tokens.findOfUser(userId, "email_change_current"),
    }));

  return { recover, sendMagicLink, resend };
}
