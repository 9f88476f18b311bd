import type { ApiKeyRepository } from "../../api-keys/api-key.ts";
import type { AuditRepository } from "../../audit/audit-entry.ts";
import { DomainError } from "../../errors.ts";
import type { ProviderUser } from "../../ports/oidc-client.ts";
import type { Clock, Ids } from "../../ports/system.ts";
import type { SignatureRepository } from "../../signatures/signature.ts";
import { newUser } from "../../users/new-user.ts";
import { EMPTY_PROFILE, NAME_LENGTH, type Profile } from "../../users/profile.ts";
import { emailSchema, isBanned, isOwnerUnproved, isUntouched } from "../../users/user.ts";
import type { AddressClaimRepository } from "../../users/address-claim.ts";
import type { User, UserRepository } from "../../users/user.ts";
import type { AuthCodeRepository } from "../auth-code.ts";
import type { FactorRepository } from "../factors/factor.ts";
import type { Identity, IdentityRepository } from "./identity.ts";
import type { OneTimeTokenRepository } from "../mailed/one-time-token.ts";
import type { RecoveryCodeRepository } from "../factors/recovery-code.ts";
import type { SessionRepository } from "../sessions/session.ts";
import type { EndedAccess } from "../sessions/ended-access.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import { banned } from "../sessions/start-session.ts";

/** The repositories of the transaction that selects the account. */
export interface AccountsTx {
  users: UserRepository;
  addressClaims: Pick<AddressClaimRepository, "has" | "remove">;
  sessions: SessionRepository;
  identities: IdentityRepository;
  authCodes: AuthCodeRepository;
  oneTimeTokens: OneTimeTokenRepository;
  factors: FactorRepository;
  recoveryCodes: RecoveryCodeRepository;
  apiKeys: Pick<ApiKeyRepository, "countLive" | "revokeOfOwner">;
  signatures: Pick<SignatureRepository, "detachOfUser">;
  audit: Pick<AuditRepository, "append">;
}

interface MatchedAccount {
  user: User;
  /**
   * `known`: signed in with it before. `linked`: an existing account got another way to sign in. `new`: the
   * account was created for it.
   */
  how: "known" | "linked" | "new";
  /** Access that was removed because it may not be the owner's; null: none. */
  ended: EndedAccess | null;
}

const identityTaken = () =>
  new DomainError("identity_already_exists", "This sign-in belongs to another account already");

/** Finds the account of a provider's user. */
export function createProviderAccounts({ clock, ids }: { clock: Clock; ids: Ids }) {
  /**
   * Finds the account by provider and subject, else by an address that the provider has verified, else
   * creates one. An unconfirmed account may have been created in advance by someone else: it is taken over,
   * and their ways to sign in or to pose as its owner are removed; a second factor stays and is required.
   * @param registration the setting `enable_registration`
   * @throws DomainError `provider_email_needs_verification`, `signup_disabled`, `user_banned`, `email_exists`
   * if an admin's address was never confirmed, since the address alone must not grant the role;
   * `identity_not_found` if it was disconnected at the same moment
   */
  async function find(
    tx: AccountsTx,
    provider: string,
    who: ProviderUser,
    registration: boolean,
  ): Promise<MatchedAccount> {
    const known = await tx.identities.find(provider, who.subject);
    if (known) {
      const user = await returning(tx, known.userId, provider, who);
      if (!provesMailbox(user, who)) return { user, how: "known", ended: null };
      const lost = await takeOver(tx, user, who);
      await add(tx, user, provider, who);
      return { user, how: "linked", ended: lost };
    }
    const email = emailSchema.safeParse(who.email ?? "");
    if (!who.emailVerified || !email.success) {
      throw new DomainError(
        "provider_email_needs_verification",
        "Your sign-in provider does not vouch for an email address: confirm it there first",
      );
    }
    const there = await tx.users.findByEmail(email.data);
    const locked = there && (await tx.users.findForUpdate(there.id));
    // changed to another address between the two reads, so it belongs to nobody here
    const user = locked?.email === email.data ? locked : null;
    let ended: EndedAccess | null = null;
    if (user) {
      if (isBanned(user, clock.now())) throw banned();
      if (isOwnerUnproved(user) && !isUntouched(user)) ended = await takeOver(tx, user, who);
      else await welcome(tx, user);
    } else if (!registration) {
      throw new DomainError("signup_disabled", "Registration is closed on this site");
    }
    const owner = user ?? (await register(tx, email.data, who));
    await add(tx, owner, provider, who);
    return { user: owner, how: user ? "linked" : "new", ended };
  }

  /**
   * Connects a provider account to the account of a signed-in user.
   * @param isByTicket someone other than the session's user may have signed in at the provider, so this proves no mailbox
   * @returns whether it is new to the account
   * @throws DomainError `identity_already_exists` if it belongs to someone else
   */
  async function connect(
    tx: AccountsTx,
    user: User,
    provider: string,
    who: ProviderUser,
    isByTicket: boolean,
  ): Promise<boolean> {
    const known = await tx.identities.find(provider, who.subject);
    if (known && known.userId !== user.id) throw identityTaken();
    if (known) {
      await tx.identities.update({ ...known, ...saidBy(who), updatedAt: clock.now() });
      return false;
    }
    await add(tx, user, provider, who);
    if (!isByTicket && provesMailbox(user, who)) {
      user.emailConfirmedAt ??= clock.now();
      user.isVouched = false;
      user.updatedAt = clock.now();
      await tx.users.update(user);
      await tx.addressClaims.remove(user.email);
    }
    return true;
  }

  async function returning(
    tx: AccountsTx,
    userId: string,
    provider: string,
    who: ProviderUser,
  ): Promise<User> {
    const user = await tx.users.findForUpdate(userId);
    const known = user && (await tx.identities.find(provider, who.subject));
    // disconnected between the two reads
    if (known?.userId !== user?.id || !user || !known) {
      throw new DomainError("identity_not_found", "This sign-in was disconnected from its account just now");
    }
    const now = clock.now();
    await tx.identities.update({ ...known, ...saidBy(who), lastSignInAt: now, updatedAt: now });
    await dropOneTimePassword(tx, user);
    return user;
  }

  async function add(tx: AccountsTx, user: User, provider: string, who: ProviderUser): Promise<void> {
    const now = clock.now();
    const identity: Identity = {
      id: ids.next(),
      userId: user.id,
      provider,
      subject: who.subject,
      ...saidBy(who),
      lastSignInAt: now,
      createdAt: now,
      updatedAt: now,
    };
    await tx.identities.insert(identity);
    user.identities = [...user.identities, identity];
  }

  async function register(tx: AccountsTx, email: string, who: ProviderUser): Promise<User> {
    const user = newUser(
      {
        email,
        role: "customer",
        passwordHash: null,
        emailConfirmedAt: clock.now(),
        profile: profileOf(who),
      },
      { clock, ids },
    );
    await tx.users.insert(user);
    await tx.addressClaims.remove(email);
    return user;
  }

  async function takeOver(tx: AccountsTx, user: User, who: ProviderUser): Promise<EndedAccess> {
    if (user.role === "admin") {
      throw new DomainError(
        "email_exists",
        "An account has this address: sign in with its password, then connect the provider",
      );
    }
    const now = clock.now();
    const ended = await revokeAccess(tx, user, now);
    await tx.oneTimeTokens.removeOfUser(user.id);
    Object.assign(user, {
      passwordHash: null,
      passwordChangeRequired: false,
      oneTimePasswordUntil: null,
      emailConfirmedAt: now,
      isVouched: false,
      updatedAt: now,
      profile: profileOf(who),
      userMetadata: {},
    } satisfies Partial<User>);
    await tx.users.update(user);
    return { ...ended, profile: true };
  }

  return { find, connect };
}

/** Whether the provider has verified the address of an unconfirmed account. */
const provesMailbox = (user: User, who: ProviderUser): boolean =>
  isOwnerUnproved(user) && who.emailVerified && who.email === user.email;

/** Confirms the mailbox of an account that nobody else has used; otherwise only adds a way to sign in. */
async function welcome(tx: AccountsTx, user: User): Promise<void> {
  const isFirst = user.isVouched;
  user.isVouched = false;
  if (user.passwordChangeRequired) await dropOneTimePassword(tx, user);
  else if (isFirst) await tx.users.update(user);
}

/** Users of a provider need no password, least of all one that someone else chose for them. */
async function dropOneTimePassword(tx: AccountsTx, user: User): Promise<void> {
  if (!user.passwordChangeRequired) return;
  Object.assign(user, {
    passwordHash: null,
    passwordChangeRequired: false,
    oneTimePasswordUntil: null,
  } satisfies Partial<User>);
  await tx.users.update(user);
}

const saidBy = ({ email, emailVerified, fullName }: ProviderUser) => ({
  email,
  emailVerified,
  name: fullName,
});

const cut = (name: string | null): string => (name ?? "").trim().slice(0, NAME_LENGTH);

/** The names from the provider; the picture is downloaded later. */
function profileOf(who: ProviderUser): Profile {
  const [firstName, lastName] = [cut(who.firstName), cut(who.lastName)];
  return {
    ...EMPTY_PROFILE,
    firstName,
    lastName,
    fullName: cut(who.fullName) || `${firstName} ${lastName}`.trim(),
  };
}
