import type { Knex } from "knex";
import type { AuthCodeRepository } from "../../core/auth/auth-code.ts";
import type { SessionRepository, SigningKeyRepository } from "../../core/auth/session.ts";
import type { HistoryRepository } from "../../core/history/history-record.ts";
import type { NotificationRepository } from "../../core/notifications/notification.ts";
import type { SettingsRepository } from "../../core/settings/settings.ts";
import type { SignatureRepository } from "../../core/signatures/signature.ts";
import type { UserRepository } from "../../core/users/user.ts";
import { createAuthCodeRepository } from "./auth-code-repository.ts";
import { createHistoryRepository } from "./history-repository.ts";
import { createNotificationRepository } from "./notification-repository.ts";
import { createSessionRepository } from "./session-repository.ts";
import { createSettingsRepository } from "./settings-repository.ts";
import { createSignatureRepository } from "./signature-repository.ts";
import { createSigningKeyRepository } from "./signing-key-repository.ts";
import { createUserRepository } from "./user-repository.ts";

/** Every repository over one pool or one open transaction. */
export interface Repositories {
  users: UserRepository;
  sessions: SessionRepository;
  signingKeys: SigningKeyRepository;
  authCodes: AuthCodeRepository;
  history: HistoryRepository;
  settings: SettingsRepository;
  notifications: NotificationRepository;
  signatures: SignatureRepository;
}

export function createRepositories(knex: Knex): Repositories {
  return {
    users: createUserRepository(knex),
    sessions: createSessionRepository(knex),
    signingKeys: createSigningKeyRepository(knex),
    authCodes: createAuthCodeRepository(knex),
    history: createHistoryRepository(knex),
    settings: createSettingsRepository(knex),
    notifications: createNotificationRepository(knex),
    signatures: createSignatureRepository(knex),
  };
}
