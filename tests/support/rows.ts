import type { ShortLink } from "../../core/short-links/short-link.ts";
import type { RefreshToken, Session } from "../../core/auth/sessions/session.ts";
import { qrDesignSchema } from "../../core/codes/qr/design.ts";
import type { HistoryRecord } from "../../core/history/history-record.ts";
import { EMPTY_PROFILE } from "../../core/users/profile.ts";
import type { User } from "../../core/users/user.ts";
import { createIds } from "../../adapters/system/ids.ts";

const START = new Date("2026-01-01T00:00:00.000Z");
const ids = createIds({ now: () => START });

export const newId = (): string => ids.next();

/** A complete, unique account without a password; pass only what matters. */
export function buildUser(changes: Partial<User> = {}): User {
  const id = newId();
  return {
    id,
    email: `user-${id}@example.org`,
    role: "customer",
    passwordHash: null,
    passwordChangeRequired: false,
    oneTimePasswordUntil: null,
    emailConfirmedAt: null,
    isDisputed: false,
    isVouched: false,
    newEmail: null,
    lastSignInAt: null,
    bannedUntil: null,
    identities: [],
    factors: [],
    userMetadata: {},
    appMetadata: {},
    createdAt: START,
    updatedAt: START,
    profile: { ...EMPTY_PROFILE, firstName: "Ada", lastName: "Byron", fullName: "Ada Byron" },
    ...changes,
  };
}

export function buildSession(userId: string, changes: Partial<Session> = {}): Session {
  return {
    id: newId(),
    userId,
    userAgent: "test",
    ipAddress: "192.0.2.1",
    createdAt: START,
    lastUsedAt: START,
    expiresAt: new Date(START.getTime() + 86_400_000),
    aal: "aal1",
    amr: [{ method: "password", timestamp: START.getTime() / 1000 }],
    ...changes,
  };
}

export function buildToken(sessionId: string, changes: Partial<RefreshToken> = {}): RefreshToken {
  const id = newId();
  return {
    id,
    sessionId,
    digest: id.replaceAll("-", "").repeat(2),
    parentId: null,
    usedAt: null,
    createdAt: START,
    ...changes,
  };
}

export function buildRecord(userId: string, changes: Partial<HistoryRecord> = {}): HistoryRecord {
  return {
    id: newId(),
    userId,
    name: null,
    content: "https://example.org",
    type: "url",
    format: "png",
    design: { kind: "qr", ...qrDesignSchema.parse({}) },
    logoUrl: null,
    shortLinkId: null,
    favourite: false,
    folderId: null,
    downloadCount: 1,
    scanCount: 0,
    createdAt: START,
    ...changes,
  };
}

let codes = 0;
/** A short link with a unique code. */
export const buildLink = (userId: string, changes: Partial<ShortLink> = {}): ShortLink => ({
  id: newId(),
  code: `code${(codes += 1).toString().padStart(4, "2").replaceAll("0", "x").replaceAll("1", "y")}`,
  userId,
  name: "",
  target: "https://example.org",
  paused: false,
  takenDownAt: null,
  takenDownReason: null,
  scanCount: 0,
  visitorCount: 0,
  lastScannedAt: null,
  createdAt: new Date("2026-01-01T00:00:00.000Z"),
  updatedAt: new Date("2026-01-01T00:00:00.000Z"),
  ...changes,
});
