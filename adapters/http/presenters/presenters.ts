import type { Factor } from "../../../core/auth/factors/factor.ts";
import type { IssuedSession } from "../../../core/auth/sessions/session-tokens.ts";
import type { HistoryFolder } from "../../../core/history/history-folder.ts";
import type { HistoryCounts, HistoryRecord } from "../../../core/history/history-record.ts";
import type { StoredImage } from "../../../core/images/stored-image.ts";
import type { Inbox } from "../../../core/notifications/notification.ts";
import type { SignatureRecord, Verification } from "../../../core/signatures/signature.ts";
import { appMetadata, userMetadata } from "../../../core/users/shown-metadata.ts";
import type { User } from "../../../core/users/user.ts";
import { presentIdentities } from "./present-identities.ts";

/** What leaves the house, field by field: nothing gets out because somebody added it to an entity. */

/** A user as the client of auth/v1 knows it. */
export function presentUser(user: User): Record<string, unknown> {
  const confirmedAt = user.emailConfirmedAt?.toISOString();
  const lastSignInAt = user.lastSignInAt?.toISOString();
  const createdAt = user.createdAt.toISOString();
  const updatedAt = user.updatedAt.toISOString();
  const signedIn = lastSignInAt === undefined ? {} : { last_sign_in_at: lastSignInAt };
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    ...(user.newEmail === null ? {} : { new_email: user.newEmail }),
    phone: "",
    app_metadata: appMetadata(user),
    user_metadata: userMetadata(user),
    identities: presentIdentities(user),
    ...(confirmedAt === undefined ? {} : { email_confirmed_at: confirmedAt, confirmed_at: confirmedAt }),
    ...signedIn,
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
    ...(user.bannedUntil ? { banned_until: user.bannedUntil.toISOString() } : {}),
    ...(user.factors.length === 0 ? {} : { factors: user.factors.map(presentFactor) }),
  };
}

/**
 * An account that waits for its mailbox, and the made-up one that stands for an account that was there before. Both have one
 * identity, so they look the same. GoTrue answers an empty list for an address that is taken, and the common idiom
 * `identities.length === 0` reads it as "already registered": with an empty list for both, it would refuse every new user.
 */
export const presentWaitingUser = (user: User): Record<string, unknown> => ({
  ...presentUser(user),
  confirmation_sent_at: user.createdAt.toISOString(),
});

/** A second factor as the client of auth/v1 knows it. */
export const presentFactor = (factor: Factor) => ({
  id: factor.id,
  friendly_name: factor.friendlyName,
  factor_type: factor.type,
  status: factor.status,
  created_at: factor.createdAt.toISOString(),
  updated_at: factor.updatedAt.toISOString(),
  ...(factor.lastChallengedAt ? { last_challenged_at: factor.lastChallengedAt.toISOString() } : {}),
});

/** A session without its refresh token, which the caller adds where it may be in a body. */
export function presentSession(issued: IssuedSession): Record<string, unknown> {
  return {
    access_token: issued.accessToken,
    token_type: "bearer",
    expires_in: issued.expiresIn,
    expires_at: issued.expiresAt,
    user: presentUser(issued.user),
  };
}

/** A row of qr_history, and the whole design to draw it again. */
export function presentHistoryRecord(record: HistoryRecord): Record<string, unknown> {
  const { design, shortLink } = record;
  return {
    id: record.id,
    user_id: record.userId,
    name: record.name,
    content: record.content,
    type: record.type,
    format: record.format,
    size:
      design.kind === "qr"
        ? design.size
        : (design.canvas ?? { width: design.barWidth, height: design.barHeight }),
    foreground_color: design.foreground,
    background_color: design.background,
    logo_url: record.logoUrl,
    short_link_id: record.shortLinkId,
    short_link: shortLink ? { id: record.shortLinkId, name: shortLink.name, target: shortLink.target } : null,
    favourite: record.favourite,
    folder_id: record.folderId,
    download_count: record.downloadCount,
    scan_count: record.scanCount,
    created_at: record.createdAt.toISOString(),
    design,
  };
}

export const presentHistoryCounts = (counts: HistoryCounts) => ({
  total: counts.total,
  this_week: counts.thisWeek,
  downloads: counts.downloads,
  scans: counts.scans,
  favourites: counts.favourites,
  unfiled: counts.unfiled,
});

/** @param folder with how many records lie in it */
export const presentHistoryFolder = ({
  id,
  name,
  records,
  createdAt,
}: HistoryFolder & { records: number }) => ({
  id,
  name,
  records,
  created_at: createdAt.toISOString(),
});

/** A stored image with the names that Cloudinary uses. */
export const presentImage = (image: StoredImage) => ({
  public_id: image.publicId,
  url: image.url,
  secure_url: image.url,
  width: image.width,
  height: image.height,
  format: image.format,
  bytes: image.bytes,
  created_at: image.createdAt.toISOString(),
  resource_type: "image",
});

/** What a user finds in the notifications menu. Without a title its kind says what it is. */
export const presentInbox = ({ items, unread }: Inbox) => ({
  unread,
  items: items.map(({ id, kind, words, path, read, startsAt }) => ({
    id,
    kind,
    title: words?.title ?? null,
    text: words?.text ?? null,
    path,
    read,
    created_at: startsAt.toISOString(),
  })),
});

/** A code that was signed. Its key stays where it is. */
export const presentSignature = (record: SignatureRecord) => ({
  id: record.id,
  content: record.content,
  document_title: record.documentTitle,
  security_level: record.securityLevel,
  valid_until: record.validUntil?.toISOString() ?? null,
  created_at: record.createdAt.toISOString(),
});

export const presentVerification = ({ verdict, signer, signedAt, validUntil }: Verification) => ({
  verdict,
  signer: signer && { name: signer.name, email: signer.email, email_verified: signer.emailVerified },
  signed_at: signedAt?.toISOString() ?? null,
  valid_until: validUntil?.toISOString() ?? null,
});
