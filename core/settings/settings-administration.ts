import { commandLine, type Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import { pageInMemory } from "../lists/page-in-memory.ts";
import type { ListQuery, Page } from "../pagination.ts";
import type { SecretBox, Secrets } from "../ports/crypto.ts";
import type { LockedCheck } from "../ports/transaction.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import type { BrandingService } from "./branding-service.ts";
import { readChanges } from "./problem.ts";
import { isSealed, openSetting, sealSetting } from "./sealed-value.ts";
import type { SettingsService } from "./settings-service.ts";
import {
  defaultSetting,
  isSecretSetting,
  readSetting,
  SETTING_CATEGORIES,
  SETTING_KEYS,
  settingTable,
  type SettingCategory,
  type SettingKey,
  type Settings,
  type SettingsRepository,
} from "./settings.ts";

/** The list of the back office; `q` is part of the key. */
export const settingList = listShape(
  {
    id: column.text,
    key: column.text,
    category: column.choice(SETTING_CATEGORIES),
    is_secret: column.boolean,
    is_set: column.boolean,
    is_unreadable: column.boolean,
    updated_at: column.nullable(column.instant),
  },
  { sort: "key", order: "asc" },
  { q: searchText },
);
type SettingSort = FieldOf<typeof settingList>;
type SettingFilter = FilterOf<typeof settingList>;

/** A setting as an admin sees it. */
export interface SettingEntry {
  key: SettingKey;
  category: SettingCategory;
  /** Null for a secret, which is never returned. */
  value: unknown;
  /** The value while nothing is set; null for a secret. */
  default: unknown;
  isSecret: boolean;
  /** Whether it differs from the default. */
  isSet: boolean;
  /** For a secret: whether it was sealed with a key that this server does not have. */
  isUnreadable: boolean;
  /** When it was last changed; null: never. */
  updatedAt: Date | null;
}

interface Tx {
  settings: SettingsRepository;
  audit: Pick<AuditRepository, "append">;
}

interface Dependencies {
  settings: SettingsService;
  storedSettings: SettingsRepository;
  transactAs: TransactAs<Tx>;
  trail: AuditTrail;
  box: SecretBox;
  branding: BrandingService;
  secrets: Secrets;
}

export type SettingsAdministration = ReturnType<typeof createSettingsAdministration>;

const SUBJECT = { type: "settings", id: null, name: "settings" };
const SECRETS = SETTING_KEYS.filter(isSecretSetting);
const PICTURES = ["logo_url", "favicon_url"] as const;

/** Settings for admins and the command line. */
export function createSettingsAdministration(dependencies: Dependencies) {
  const { settings, storedSettings, transactAs, trail, box, branding, secrets } = dependencies;

  /** All settings, in the order of `settings.ts`. */
  async function list(): Promise<SettingEntry[]> {
    const [rows, current] = await Promise.all([storedSettings.rows(), settings.get()]);
    const stored = new Map(rows.map((row) => [row.key, row]));
    return SETTING_KEYS.map((key) => {
      const row = stored.get(key);
      const isSecret = isSecretSetting(key);
      const isUnreadable = isSecret && isSealed(row?.value) && current[key] === "";
      return {
        key,
        category: settingTable[key].category,
        value: isSecret ? null : current[key],
        default: isSecret ? null : defaultSetting(key),
        isSecret,
        isSet: current[key] !== defaultSetting(key),
        isUnreadable,
        updatedAt: row?.updatedAt ?? null,
      };
    });
  }

  async function page(query: ListQuery<SettingSort>, filter: SettingFilter): Promise<Page<SettingEntry>> {
    const part = filter.q?.toLowerCase() ?? "";
    const found = (await list()).filter(({ key }) => key.includes(part));
    return pageInMemory(found, settingList.columns, query, filter, valueOf);
  }

  /** @throws DomainError `not_found` */
  async function get(key: string): Promise<SettingEntry> {
    const entry = (await list()).find((one) => one.key === key);
    if (!entry) throw new DomainError("not_found", `There is no setting ${key}`);
    return entry;
  }

  /** The stored settings, secrets sealed: they differ after any change by an admin. */
  const asStored = (): Promise<object> => storedSettings.all();

  /**
   * Saves all changed values or none. A secret that is absent, or null as in lists, stays; an empty one is
   * removed. An external picture is copied, and the copy's address is saved.
   * @param refuse called with the stored values, as `asStored` returns them
   * @returns the changed keys
   * @throws DomainError `validation_failed` with a sentence for each invalid key; for a picture, the image
   * store's errors; errors from `refuse`
   */
  async function save(
    by: Actor,
    changes: Readonly<Record<string, unknown>>,
    refuse?: LockedCheck<object>,
  ): Promise<SettingKey[]> {
    const known = Object.entries(changes).filter(([key, value]) => value !== null || !isSecretSetting(key));
    const read = readChanges(Object.fromEntries(known));
    for (const key of PICTURES) {
      const url = read.get(key);
      if (typeof url === "string" && url !== "") read.set(key, await branding.adopt(key, url));
    }
    try {
      return await write(by, read, refuse);
    } finally {
      // the replaced copy, or the new one if saving failed
      const current = await settings.get();
      await branding.clear([current.logo_url, current.favicon_url]);
    }
  }

  async function write(
    by: Actor,
    wanted: ReadonlyMap<SettingKey, unknown>,
    refuse?: LockedCheck<object>,
  ): Promise<SettingKey[]> {
    const written = await transactAs(by, async (tx) => {
      const stored = await tx.settings.allForUpdate();
      refuse?.(stored);
      const before = await opened(stored);
      const changed = [...wanted].filter(([key, value]) => before[key] !== value);
      if (changed.length === 0) return [];
      const values = changed.map(async ([key, value]) => [key, await sealSetting(box, key, value)]);
      await tx.settings.set(Object.fromEntries(await Promise.all(values)) as Record<string, unknown>);
      await trail.record(tx.audit, by, {
        action: "settings.updated",
        subject: SUBJECT,
        before: Object.fromEntries(changed.map(([key]) => [key, shown(key, before[key])])),
        after: Object.fromEntries(changed.map(([key, value]) => [key, shownAfter(key, before[key], value)])),
      });
      return changed.map(([key]) => key);
    });
    settings.forget();
    return written;
  }

  /** The stored settings as `settings.get` reads them, in the transaction's own view. */
  async function opened(stored: Record<string, unknown>): Promise<Settings> {
    const entries = SETTING_KEYS.map(async (key) => [
      key,
      readSetting(key, await openSetting(box, key, stored[key])),
    ]);
    return Object.fromEntries(await Promise.all(entries)) as Settings;
  }

  /**
   * A new secret for the signatures of webhooks; the old one signs nothing more.
   * @returns `whsec_` and 32 random bytes in base64. It is returned only this once.
   */
  async function renewWebhookSecret(by: Actor): Promise<string> {
    const base64 = secrets.random().replaceAll("-", "+").replaceAll("_", "/");
    const secret = `whsec_${base64}=`;
    await write(by, new Map([["webhook_secret", secret]]));
    return secret;
  }

  /** Seals secrets stored in plain text: from before secrets were sealed, or written by hand. */
  async function sealPlainSecrets(): Promise<void> {
    const stored = await storedSettings.all();
    const isPlain = (key: SettingKey) => typeof stored[key] === "string" && stored[key] !== "";
    if (!SECRETS.some(isPlain)) return;
    await transactAs(commandLine, async (tx) => {
      const now = await tx.settings.allForUpdate();
      for (const key of SECRETS) {
        const value = now[key];
        if (typeof value === "string" && value !== "") {
          await tx.settings.set({ [key]: await sealSetting(box, key, value) });
        }
      }
    });
  }

  return { list, page, get, asStored, save, renewWebhookSecret, sealPlainSecrets };
}

const valueOf = (entry: SettingEntry, field: SettingSort) =>
  ({
    id: entry.key,
    key: entry.key,
    category: entry.category,
    is_secret: entry.isSecret,
    is_set: entry.isSet,
    is_unreadable: entry.isUnreadable,
    updated_at: entry.updatedAt,
  })[field];

const shown = (key: SettingKey, value: unknown): unknown =>
  isSecretSetting(key) ? (value === "" ? "not set" : "set") : value;

/** Replacing one secret with another counts as a change. */
const shownAfter = (key: SettingKey, before: unknown, value: unknown): unknown =>
  isSecretSetting(key) && before !== "" && value !== "" ? "set anew" : shown(key, value);
