import { commandLine } from "../../core/audit/actor.ts";
import type { SettingEntry, SettingsAdministration } from "../../core/settings/settings-administration.ts";
import { isSettingKey, settingRow } from "../../core/settings/settings.ts";
import { readTextFile } from "../input/read-text-file.ts";
import { withServices } from "../with-services.ts";
import { WrongUse } from "../input/wrong-use.ts";

/** A setting as the command line shows it. */
export interface ListedSetting {
  key: string;
  category: string;
  /** The value; for a secret only `set` or `not set`. */
  value: unknown;
}

const withSettings = <T>(work: (settings: SettingsAdministration) => Promise<T>): Promise<T> =>
  withServices((services) => work(services.settingsAdministration));

const listed = ({ key, category, value, isSecret, isSet }: SettingEntry): ListedSetting => ({
  key,
  category,
  value: isSecret ? (isSet ? "set" : "not set") : value,
});

/**
 * `quietzone settings`: works while a server is running, which uses the changes from its next response on, or
 * without one.
 */
export const settings = {
  /** Every setting, or one. @throws WrongUse */
  get: async (key?: string): Promise<ListedSetting[]> => {
    if (key !== undefined && !isSettingKey(key)) {
      throw new WrongUse(`There is no setting ${key}: "settings get" lists them.`);
    }
    return withSettings(async ({ list, get }) =>
      (key === undefined ? await list() : [await get(key)]).map(listed),
    );
  },

  /**
   * @param pairs `key=value`
   * @returns the keys that were changed
   * @throws WrongUse
   */
  set: (pairs: readonly string[]): Promise<string[]> => {
    const changes = Object.fromEntries(pairs.map(readPair));
    return withSettings(({ save }) => save(commandLine, changes));
  },

  /** All settings that are not secret, in the format of `import`. */
  export: (): Promise<Record<string, unknown>> =>
    withSettings(async ({ list }) =>
      Object.fromEntries(
        (await list()).filter(({ isSecret }) => !isSecret).map(({ key, value }) => [key, value]),
      ),
    ),

  /**
   * @param source a file with a JSON object, or `-` for standard input
   * @throws WrongUse; DomainError `not_found`
   */
  import: async (source: string): Promise<string[]> => {
    const text = await readTextFile(source);
    const changes = parseObject(text, source);
    return withSettings(({ save }) => save(commandLine, changes));
  },
};

function parseObject(text: string, source: string): Record<string, unknown> {
  const wrong = new WrongUse(`${source} should hold a JSON object, as "settings export" writes it.`);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong;
    return value as Record<string, unknown>;
  } catch {
    throw wrong;
  }
}

/** Numbers and booleans are entered as text; the key's rule parses them. */
function readPair(pair: string): [string, unknown] {
  const at = pair.indexOf("=");
  if (at < 1) throw new WrongUse(`"${pair}" should be like site_name="Our codes".`);
  const [key, text] = [pair.slice(0, at), pair.slice(at + 1)];
  const kind = settingRow(key)?.kind;
  if (kind === "number") return [key, /^-?\d+$/.test(text) ? Number(text) : text];
  if (kind === "switch") return [key, { true: true, on: true, false: false, off: false }[text] ?? text];
  return [key, text];
}
