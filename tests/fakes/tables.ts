import type { AuditEntry } from "../../core/audit/audit-entry.ts";
import type { AuthCode } from "../../core/auth/auth-code.ts";
import type { OneTimeToken } from "../../core/auth/mailed/one-time-token.ts";
import type { RefreshToken, Session, SigningKey } from "../../core/auth/sessions/session.ts";
import type { Notification } from "../../core/notifications/notification.ts";
import type { OwnSignatureKey, SignatureRecord } from "../../core/signatures/signature.ts";
import type { SavedBatch } from "../../core/batches/saved-batch.ts";
import type { User } from "../../core/users/user.ts";

/** What the fake repositories remember. Rows are copied in and out, as a database does. */
export interface Tables {
  users: Map<string, User>;
  sessions: Map<string, Session>;
  tokens: Map<string, RefreshToken>;
  keys: Map<string, SigningKey>;
  authCodes: Map<string, AuthCode>;
  oneTimeTokens: Map<string, OneTimeToken>;
  settings: Map<string, unknown>;
  notifications: Map<string, Notification>;
  /** By reader and notification: when it was read. */
  notificationReads: Map<string, Date>;
  /** By id. */
  signatureKeys: Map<string, OwnSignatureKey>;
  /** By digest. */
  signatures: Map<string, SignatureRecord>;
  /** By owner and id. */
  batches: Map<string, SavedBatch & { deletedAt: Date | null }>;
  audit: Map<string, AuditEntry>;
  /** By address. */
  addressClaims: Map<string, true>;
}

export function createTables(): Tables {
  return {
    users: new Map(),
    sessions: new Map(),
    tokens: new Map(),
    keys: new Map(),
    authCodes: new Map(),
    oneTimeTokens: new Map(),
    settings: new Map(),
    notifications: new Map(),
    notificationReads: new Map(),
    signatureKeys: new Map(),
    signatures: new Map(),
    batches: new Map(),
    audit: new Map(),
    addressClaims: new Map(),
  };
}

export function copyOrNull<T>(row: T | undefined): T | null {
  return row === undefined ? null : structuredClone(row);
}

/** -1, 0 or 1, as `toSorted` wants it, by the first key that differs. */
export function compareBy<T>(...keys: ((row: T) => number | string)[]): (a: T, b: T) => number {
  return (a, b) => {
    for (const key of keys) {
      const [left, right] = [key(a), key(b)];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };
}
