import type { SecretBox } from "../ports/crypto.ts";
import { isSecretSetting } from "./settings.ts";

/** Stored form of a secret: an object, so that no text can pass for one. */
interface SealedValue {
  sealed: string;
}

export const isSealed = (value: unknown): value is SealedValue =>
  typeof value === "object" && value !== null && "sealed" in value && typeof value.sealed === "string";

const aboutSetting = (key: string): string => `settings/${key}`;

/** The value as it is stored. Empty secrets hide nothing. */
export async function sealSetting(box: SecretBox, key: string, value: unknown): Promise<unknown> {
  if (!isSecretSetting(key) || typeof value !== "string" || value === "") return value;
  return { sealed: await box.seal(value, aboutSetting(key)) };
}

/** The value as it was set. A secret that this key cannot decrypt counts as not set: `undefined`. */
export async function openSetting(box: SecretBox, key: string, stored: unknown): Promise<unknown> {
  if (!isSealed(stored)) return stored;
  return (await box.open(stored.sealed, aboutSetting(key))) ?? undefined;
}
