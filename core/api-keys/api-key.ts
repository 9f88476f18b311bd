import * as z from "zod/mini";
import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { ListQuery, Page } from "../pagination.ts";
import { someLine, wholeNumber } from "../settings/setting-forms.ts";
import { isBanned } from "../users/user.ts";
import { API_KEY_DAYS } from "./key-days.ts";
import { DAY_MS, WEEK_MS } from "../durations.ts";

/**
 * What a key opens: making codes (and addresses of their pictures), making many with one call, reading codes from pictures; with
 * `generate`, signing in the name of its account.
 */
export const API_SCOPES = ["generate", "batch", "decode", "sign"] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** What a signature is made of comes with the scope that makes it. */
const isWhole = (scopes: readonly ApiScope[]): boolean =>
  !scopes.includes("sign") || scopes.includes("generate");

/** The scopes after one of them was ticked or not: signing comes and goes with making codes. */
export function chosenScopes(chosen: readonly ApiScope[], scope: ApiScope, isOn: boolean): ApiScope[] {
  const wanted = API_SCOPES.filter((one) => (one === scope ? isOn : chosen.includes(one)));
  if (isWhole(wanted)) return wanted;
  return isOn ? ["generate", ...wanted] : wanted.filter((one) => one !== "sign");
}

/** Before every key, so that people and secret scanners know one when they see it. */
export const API_KEY_PREFIX = "qz_";
/** `qz_` and 256 random bits in base64url. */
export const API_KEY = /^qz_[A-Za-z0-9_-]{43}$/;
/** How much of a key is kept readable, to tell keys apart. */
const SHOWN_CHARACTERS = API_KEY_PREFIX.length + 6;
export const shownPart = (key: string): string => key.slice(0, SHOWN_CHARACTERS);

/** Keys of one account that still open something. */
export const MAX_ACTIVE_KEYS = 10;
/** Keys of one account that open nothing any more: of more than these the oldest are forgotten. The audit log keeps what they were. */
export const MAX_INACTIVE_KEYS = 20;

/** Whose a key is, as far as it matters to the key. */
interface ApiKeyOwner {
  id: string;
  email: string;
  bannedUntil: Date | null;
}

/** A key as it is kept: its digest opens nothing. */
export interface ApiKey {
  id: string;
  name: string;
  /** The first characters of the key. */
  prefix: string;
  scopes: ApiScope[];
  /** Null: the site's own, which does not end with an account. */
  owner: ApiKeyOwner | null;
  /** Who made it: null on the command line, or where the account is gone. */
  createdBy: string | null;
  createdByName: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** Whose share of the machine a call takes: an account has one, however many keys it has. */
export const shareOf = ({ id, owner }: Pick<ApiKey, "id" | "owner">): string => owner?.id ?? id;

/** `suspended`: its owner is. */
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

/** Before the end of a key it is time for another. */
const SOON_MS = WEEK_MS;

/** Whether a key that opens something ends within seven days; one that was made for fewer days does not count. */
export const endsSoon = (
  { state, createdAt, expiresAt }: Pick<ApiKey, "createdAt" | "expiresAt"> & { state: ApiKeyState },
  now: Date,
): boolean =>
  state === "active" &&
  expiresAt.getTime() - now.getTime() < SOON_MS &&
  expiresAt.getTime() - createdAt.getTime() > SOON_MS;

/** Whole days until a key ends, the one that has begun included. */
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
  /** Days; absent: what the setting `api_key_expiry` says. */
  expires_in_days: z.optional(wholeNumber(API_KEY_DAYS)),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

/** The list of the back office; `q` is part of the name, or the start of the key. */
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

/** Port: keys for programs. */
export interface ApiKeyRepository {
  /** @param now the instant for which `state` is meant */
  list(query: ListQuery<ApiKeySort>, filter: ApiKeyFilter, now: Date): Promise<Page<ApiKey>>;
  findById(id: string): Promise<ApiKey | null>;
  findByDigest(digest: string): Promise<ApiKey | null>;
  /** The digest that a key is kept as, null where there is none. */
  findDigest(id: string): Promise<string | null>;
  add(key: ApiKey, digest: string): Promise<void>;
  /** @returns null where it was revoked already, or was never there */
  revoke(id: string, at: Date): Promise<ApiKey | null>;
  /** Revokes every key of this account. */
  revokeOfOwner(ownerId: string, at: Date): Promise<void>;
  /** Keys of this account that neither expired nor were revoked. */
  countLive(ownerId: string, now: Date): Promise<number>;
  /** Forgets all but the newest `keep` keys of this account that expired or were revoked. */
  removeDead(ownerId: string, now: Date, keep: number): Promise<void>;
  /** Notes a use, unless one was noted after `unlessAfter`. */
  used(id: string, at: Date, unlessAfter: Date): Promise<void>;
}
