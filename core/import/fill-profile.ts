import { profileUpdateSchema, type ProfileUpdate } from "../users/profile-service.ts";
import { metadataSchema, type Metadata } from "../users/metadata.ts";
import { EMPTY_PROFILE, type Profile } from "../users/profile.ts";
import { isStorable } from "./is-storable.ts";

/** The fields that an import may fill in, by their API names. */
const FIELDS = {
  first_name: "firstName",
  last_name: "lastName",
  phone: "phone",
  bio: "bio",
  location: "location",
  website: "website",
  date_of_birth: "dateOfBirth",
  gender: "gender",
  timezone: "timezone",
  language: "language",
  theme: "theme",
  default_design: "defaultDesign",
} as const satisfies Partial<Record<keyof ProfileUpdate, keyof Profile>>;

/** The metadata of `profile.json`; null if there is none that can be stored. */
export function metadataOf(given: unknown): Metadata | null {
  if (typeof given !== "object" || given === null) return null;
  const parsed = metadataSchema.safeParse((given as { user_metadata?: unknown }).user_metadata);
  return parsed.success ? parsed.data : null;
}

/**
 * The fields that are empty in the profile and valid in the imported one. Invalid fields are skipped.
 * @param given the content of `profile.json`
 */
export function fillProfile(profile: Profile, given: unknown): ProfileUpdate {
  if (typeof given !== "object" || given === null) return {};
  const filled: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(FIELDS)) {
    if (profile[field] !== EMPTY_PROFILE[field]) continue;
    const value = (given as Record<string, unknown>)[name];
    const parsed = profileUpdateSchema.safeParse({ [name]: value });
    if (
      !parsed.success ||
      !isStorable(parsed.data) ||
      value === null ||
      value === undefined ||
      value === EMPTY_PROFILE[field]
    )
      continue;
    if (value !== "") Object.assign(filled, parsed.data);
  }
  return filled;
}
