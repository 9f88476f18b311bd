import type { Metadata } from "./metadata.ts";
import { type Profile, type ProfileChanges, profileChangesSchema } from "./profile.ts";

const { shape } = profileChangesSchema;
const KEYS = Object.keys(shape) as (keyof ProfileChanges)[];
/** Null removes a key of the metadata; of the profile it empties these. */
const NAMES: readonly string[] = ["first_name", "last_name", "full_name"];

/** The profile with the names that metadata and the API use. */
export const profileValues = (profile: Profile) =>
  ({
    first_name: profile.firstName,
    last_name: profile.lastName,
    full_name: profile.fullName,
    phone: profile.phone,
    bio: profile.bio,
    location: profile.location,
    website: profile.website,
    avatar_url: profile.avatarUrl,
    date_of_birth: profile.dateOfBirth,
    gender: profile.gender,
    timezone: profile.timezone,
    language: profile.language,
    theme: profile.theme,
    email_notifications: profile.emailNotifications,
    browser_notifications: profile.browserNotifications,
  }) satisfies Record<keyof ProfileChanges, unknown>;

/**
 * The profile changes in metadata. A profile key with a value that the profile does not support belongs to
 * the app: `theme: "blue"` is stored like any other key and changes nothing here. A path as `avatar_url` is
 * different: it names a picture of this site, and `changeProfile` rejects all but the account's own.
 */
export function profileChangesIn(metadata: Metadata): ProfileChanges {
  const changes: Record<string, unknown> = {};
  for (const key of KEYS) {
    if (!Object.hasOwn(metadata, key)) continue;
    const given = metadata[key];
    const parsed = shape[key].safeParse(given === null && NAMES.includes(key) ? "" : given);
    if (parsed.success) changes[key] = parsed.data;
    else if (key === "avatar_url" && typeof given === "string" && given.startsWith("/")) changes[key] = given;
  }
  return changes;
}

/**
 * The metadata without values that a profile change on our own pages overrides: a name that an app wrote and
 * the profile did not accept would hide the one that its owner has entered since.
 * @param changed names of the changed fields
 */
export function withoutOverruled(metadata: Metadata, changed: readonly string[]): Metadata {
  const taken = profileChangesIn(metadata);
  return Object.fromEntries(
    Object.entries(metadata).filter(([key]) => !changed.includes(key) || Object.hasOwn(taken, key)),
  );
}
