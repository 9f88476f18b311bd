import * as z from "zod/mini";
import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { ListQuery, Page } from "../pagination.ts";
import { someLine, wholeNumber } from "../settings/setting-forms.ts";
import { isBanned } from "../users/user.ts";
import { API_KEY_DAYS } from "./key-days.ts";
import { DAY_MS, WEEK_MS } from "../durations.ts";

/**
 * Scopes: making codes (and addresses of their images), making many in one call, reading codes from pictures;
 * and, only with `generate`, signing on behalf of the account.
 */
export const API_SCOPES = ["generate", "batch", "decode", "sign"] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** `sign` requires `generate`. */
const isWhole = (scopes: readonly ApiScope[]): boolean =>
  !scopes.includes("sign") || scopes.includes("generate");

/**
 * The scopes after one was checked or unchecked. Unchecking `generate` removes `sign`; checking `sign` adds
 * `generate`.
 */
export function chosenScopes(chosen: readonly ApiScope[], scope: ApiScope, isOn: boolean): ApiScope[] {
  const wanted = API_SCOPES.filter((one) => (one === scope ? isOn : chosen.includes(one)));
  if (isWhole(wanted)) return wanted;
  return isOn ? ["generate", ...wanted] : wanted.filter((one) => one !== "sign");
}

/** Prefix of every key, by which people and secret scanners recognize one. */
export const API_KEY_PREFIX = "qz_";
/** `qz_` and 256 random bits in base64url. */
export const API_KEY = /^qz_[A-Za-z0-9_-]{43}$/;
/** Number of leading characters stored in plain text, to tell keys apart. */
const SHOWN_CHARACTERS = API_KEY_PREFIX.length + 6;
export const shownPart = (key: string): string => key.slice(0, SHOWN_CHARACTERS);

/** Largest number of active keys per account. */
export const MAX_ACTIVE_KEYS = 10;
/**
 * Largest number of inactive keys per account; older ones are deleted. The audit log keeps a record of them.
 */
export const MAX_INACTIVE_KEYS = 20;

/** The members of the owner that matter to a key. */
interface ApiKeyOwner {
  id: string;
  email: string;
  bannedUntil: Date | null;
}

/** A key as stored, by its digest only. */
export interface ApiKey {
  id: string;
  name: string;
  /** First characters of the key. */
  prefix: string;
  scopes: ApiScope[];
  /** Null for a key of the site, which does not depend on an account. */
  owner: ApiKeyOwner | null;
  /** Creator of the key; null if created on the command line, or if that account was deleted. */
  createdBy: string | null;
  createdByName: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** Fair-share group of a call: an account has one, however many keys it has. */
export const shareOf = ({ id, owner }: Pick<ApiKey, "id" | "owner">): string => owner?.id ?? id;

/** `suspended`: the owner is suspended. */
const API_KEY_STATES = ["active", "expired", "revoked", "suspended"] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];

export function apiKeyState(
  { expiresAt, revokedAt, owner }: Pick<ApiKey, "expiresAt" | "revokedAt" | "owner">,
  now: Date,
): ApiKeyState {
  if (revokedAt !== null) return "revoked";
  if (expiresAt.getTime() <= now.getTime()) return "expired";
  return owner !== null && isBanned(owner, now) ? "suspended" : "active";
}

/** Time before the end of a key from which a replacement is due. */
const SOON_MS = WEEK_MS;

/** Whether an active key ends within seven days; keys that were created for fewer days do not count. */
export const endsSoon = (
  { state, createdAt, expiresAt }: Pick<ApiKey, "createdAt" | "expiresAt"> & { state: ApiKeyState },
  now: Date,
): boolean =>
  state === "active" &&
  expiresAt.getTime() - now.getTime() < SOON_MS &&
  expiresAt.getTime() - createdAt.getTime() > SOON_MS;

/** Whole days until a key ends, including the current one. */
export const daysLeft = ({ expiresAt }: Pick<ApiKey, "expiresAt">, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS));

export const newApiKeySchema = z.object({
  name: someLine(100),
  scopes: z._default(
    z
      .array(z.enum(API_SCOPES))
      .check(z.minLength(1), z.refine(isWhole, "sign is for keys that have generate as well")),
    ["generate"],
  ),
  /** Days; absent: the setting `api_key_expiry`. */
  expires_in_days: z.optional(wholeNumber(API_KEY_DAYS)),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

/** List of the back office; `q` searches names, and matches the start of the key. */
export const apiKeyList = listShape(
  {
    id: column.id,
    name: column.text,
    prefix: column.text,
    state: column.choice(API_KEY_STATES),
    owner_id: column.nullable(column.id),
    owner_email: column.nullable(column.lowerCase),
    created_by: column.nullable(column.id),
    created_by_name: column.text,
    created_at: column.instant,
    expires_at: column.instant,
    last_used_at: column.nullable(column.instant),
    revoked_at: column.nullable(column.instant),
  },
  { sort: "created_at", order: "desc" },
  { q: searchText },
);
export type ApiKeySort = FieldOf<typeof apiKeyList>;
export type ApiKeyFilter = FilterOf<typeof apiKeyList>;

/** Port: stores API keys. */
export interface ApiKeyRepository {
  /** @param now the instant to which `state` refers */
  list(query: ListQuery<ApiKeySort>, filter: ApiKeyFilter, now: Date): Promise<Page<ApiKey>>;
  findById(id: string): Promise<ApiKey | null>;
  findByDigest(digest: string): Promise<ApiKey | null>;
  /** The stored digest of a key; null if there is no such key. */
  findDigest(id: string): Promise<string | null>;
  add(key: ApiKey, digest: string): Promise<void>;
  /** @returns null if it was already revoked, or never existed */
  revoke(id: string, at: Date): Promise<ApiKey | null>;
  revokeOfOwner(ownerId: string, at: Date): Promise<void>;
  /** Number of this account's keys that are neither expired nor revoked. */
  countLive(ownerId: string, now: Date): Promise<number>;
  /** Deletes all but the newest `keep` of this account's expired or revoked keys. */
  removeDead(ownerId: string, now: Date, keep: number): Promise<void>;
  /** Records a use, unless one was recorded after `unlessAfter`. */
  used(id: string, at: Date, unlessAfter: Date): Promise<void>;
}
