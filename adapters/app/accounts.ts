import { createIdentityService } from "../../core/auth/providers/identity-service.ts";
import { createAuthService } from "../../core/auth/auth-service.ts";
import { createFactorService } from "../../core/auth/factors/factor-service.ts";
import { createKeyRotation } from "../../core/auth/sessions/key-rotation.ts";
import { createOwnSessions } from "../../core/auth/sessions/own-sessions.ts";
import { createReauthentication } from "../../core/auth/mailed/reauthentication.ts";
import { createRecoveryCodeService } from "../../core/auth/factors/recovery-code-service.ts";
import { createAvatarService } from "../../core/images/avatar-service.ts";
import { createAccountLinks } from "../../core/users/account-links.ts";
import { createOperatorAccounts } from "../../core/users/operator-accounts.ts";
import { createAccountRemoval } from "../../core/users/account-removal.ts";
import { createOwnRemoval } from "../../core/users/own-removal.ts";
import { createProfileService } from "../../core/users/profile-service.ts";
import { createUserImport } from "../../core/users/user-import.ts";
import { createUserList } from "../../core/users/user-list.ts";
import { createUserService } from "../../core/users/user-service.ts";
import { createDeletionJournal } from "../backup/deletion-journal.ts";
import { backupFolder } from "./backup.ts";
import { DAILY, type Base } from "./base.ts";
import type { Messages } from "./messages.ts";
import type { Config } from "../config/config.ts";
import { totp as oneTimePasswords } from "../crypto/totp.ts";
import { createOidcClient } from "../oidc/create-oidc-client.ts";
import { createNamedOriginRequest } from "../outbound/named-origin-request.ts";

/** Age in days at which the key that signs access tokens is replaced; checked once a day. */
const KEY_DAYS = 30;

/** Accounts: sign-in, second factors, profiles, and account administration. */
export function createAccounts(
  config: Config,
  {
    accessTokens,
    jobs,
    log,
    userChanges,
    request,
    images,
    pictures,
    users,
    transact,
    secrets,
    clock,
    trail,
    settings,
    passwords,
    ids,
    siteUrl,
    sessions,
    audit,
    oidcFlows,
    factors,
    recoveryCodes,
    devices,
    geo,
    userReader,
  }: Base,
  { mails, webhooks }: Messages,
) {
  jobs.every("signing-keys", DAILY, () => accessTokens.rotateAfter(KEY_DAYS));

  const oidc = createOidcClient({
    providers: config.oidc,
    redirectUri: `${config.siteUrl}/auth/v1/callback`,
    requestOf: (issuer) => createNamedOriginRequest(issuer, config),
    warn: (message) => log.warn(message),
  });
  const avatars = createAvatarService({ images, pictures, users, transact, secrets, clock });
  // in the background: sign-in does not wait for a picture, and works without one
  const adoptPicture = (userId: string, url: string): void => {
    const adopt = async () => {
      const { status, bytes } = await request(url);
      if (status === 200) await avatars.adopt(userId, bytes);
    };
    void adopt().catch(({ name }: Error) => log.info(`the picture of an account was not adopted: ${name}`));
  };

  const deletions = createDeletionJournal(backupFolder(config));
  const accountRemoval = createAccountRemoval({
    transact,
    trail,
    images,
    clock,
    mails,
    noteDeleted: (id, at) =>
      deletions.note(id, at).catch(({ message }: Error) => {
        log.warn(`the deletion of an account was not recorded beside the backups: ${message}`);
      }),
  });
  const userService = createUserService({
    users,
    transact,
    trail,
    settings,
    passwords,
    secrets,
    clock,
    ids,
    mails,
  });
  const accountLinks = createAccountLinks({
    users,
    transact,
    trail,
    secrets,
    clock,
    ids,
    siteUrl,
    userService,
    mails,
  });

  return {
    auth: createAuthService({
      users,
      sessions,
      audit,
      transact,
      trail,
      settings,
      passwords,
      accessTokens,
      secrets,
      clock,
      ids,
      siteUrl,
      mails,
      webhooks,
    }),
    identities: createIdentityService({
      transact,
      trail,
      oidcFlows,
      settings,
      accessTokens,
      secrets,
      clock,
      ids,
      oidc,
      mails,
      webhooks,
      adoptPicture,
    }),
    factors: createFactorService({
      factors,
      audit,
      trail,
      transact,
      settings,
      accessTokens,
      secrets,
      clock,
      ids,
      mails,
      oneTimePasswords,
    }),
    recoveryCodes: createRecoveryCodeService({
      recoveryCodes,
      transact,
      trail,
      accessTokens,
      secrets,
      clock,
      ids,
      mails,
    }),
    reauthentication: createReauthentication({ transact, passwords, clock, oneTimePasswords }),
    ownSessions: createOwnSessions({
      sessions,
      transact,
      trail,
      devices,
      geo,
      clock,
      publish: (userId) => userChanges.publish(userId),
    }),
    rotateKeys: createKeyRotation({ accessTokens, transact, trail }),
    profiles: createProfileService({ transact, clock }),
    avatars,
    users: userService,
    operatorAccounts: createOperatorAccounts({
      users,
      transact,
      trail,
      settings,
      passwords,
      secrets,
      clock,
      ids,
    }),
    userList: createUserList({ userReader, audit, trail, settings, clock }),
    userImport: createUserImport({
      userReader,
      // loaded on demand: few processes ever read one
      readTable: async (bytes, maxRows, signal) =>
        (await import("../codes/batch/input/read-text-table.node.ts")).readTextTable(bytes, maxRows, signal),
      userService,
      accountLinks,
      mails,
    }),
    accountLinks,
    accountRemoval,
    ownRemoval: createOwnRemoval({ passwords, userChanges, clock, removal: accountRemoval }),
  };
}
