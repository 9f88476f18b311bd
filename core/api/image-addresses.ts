import type { ApiKey } from "../api-keys/api-key.ts";
import type { ApiKeyService } from "../api-keys/api-key-service.ts";
import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";

type Fields = Readonly<Record<string, string>>;

interface Dependencies {
  apiKeys: Pick<ApiKeyService, "recognize">;
  secrets: Pick<Secrets, "hmac" | "isSame">;
  settings: Pick<SettingsService, "publicSettings">;
  siteUrl: string;
  clock: Clock;
}

export type ImageAddresses = ReturnType<typeof createImageAddresses>;

/** Percent-encodes everything but letters, digits and -._~ (RFC 3986 §2.3); encodeURIComponent leaves five more as they are. */
const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Cs}/gu, "\ufffd")).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The canonical form that is signed: the path and its fields, sorted by name. */
const canonical = (path: string, fields: Fields): string =>
  `${path}?${Object.entries(fields)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&")}`;

const refuse = (message: string): DomainError => new DomainError("forbidden", message);

/**
 * Signed addresses of images that need no header: an HMAC-SHA-256 (hex) of the address, with the SHA-256
 * (hex) of an API key as the key, proves that the key's owner wrote it. Anyone with the API key can write
 * addresses without a request. They do not contain the key and expire with it.
 */
export function createImageAddresses({ apiKeys, secrets, settings, siteUrl, clock }: Dependencies) {
  /**
   * @param seconds the lifetime of the address; null: as long as the key
   * @returns `expiresAt`: when the address expires, never later than its key
   */
  async function write(apiKey: ApiKey, path: string, fields: Fields, seconds: number | null) {
    const { digest } = await apiKeys.recognize(apiKey.id);
    const end = seconds === null ? null : Math.floor(clock.now().getTime() / 1000) + seconds;
    const expires = end === null ? {} : { expires: String(end) };
    const address = canonical(path, { ...fields, ...expires, key: apiKey.id });
    const signed = `${address}&signature=${secrets.hmac(digest, address)}`;
    const site = (await settings.publicSettings()).site_url || siteUrl;
    const asked = end === null ? Infinity : end * 1000;
    const expiresAt = new Date(Math.min(asked, apiKey.expiresAt.getTime()));
    return { url: `${site}${signed}`, path: signed, expiresAt };
  }

  /**
   * The owner of the address, how long it may be cached (seconds), and its fields without those of the signature.
   * @throws DomainError `forbidden`, whatever is wrong with the address
   */
  async function check(path: string, { signature = "", ...signed }: Fields) {
    const { key = "", expires, ...fields } = signed;
    if (key === "" || signature === "") throw refuse("The address of this image is not signed");
    const { digest, ...known } = await apiKeys.recognize(key);
    if (!secrets.isSame(signature.toLowerCase(), secrets.hmac(digest, canonical(path, signed)))) {
      throw refuse("The address of this image was changed: its signature does not fit");
    }
    const now = clock.now().getTime() / 1000;
    const end = Math.min(
      known.apiKey.expiresAt.getTime() / 1000,
      expires === undefined ? Infinity : Number(expires),
    );
    if (!(end > now)) throw refuse("The address of this image has expired");
    return { ...known, fields, secondsLeft: Math.floor(end - now) };
  }

  return { write, check };
}
