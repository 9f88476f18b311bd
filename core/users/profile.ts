import * as z from "zod/mini";
import { isTimezone } from "../codes/timezone.ts";
import { DomainError } from "../errors.ts";
import { LANGUAGES, type Language } from "../languages.ts";

export const GENDERS = ["male", "female", "other", "prefer_not_to_say"] as const;
export type Gender = (typeof GENDERS)[number];

const THEMES = ["dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

/** A person's profile and preferences. */
export interface Profile {
  firstName: string;
  lastName: string;
  fullName: string;
  phone: string | null;
  bio: string | null;
  location: string | null;
  /** http or https. */
  website: string | null;
  avatarUrl: string | null;
  /** YYYY-MM-DD. */
  dateOfBirth: string | null;
  gender: Gender | null;
  /** IANA name. */
  timezone: string;
  /** Null: nothing chosen, the site's. Mails are written in it. */
  language: Language | null;
  theme: Theme | null;
  /** News by mail; mails about the account's safety are sent in any case. */
  emailNotifications: boolean;
  browserNotifications: boolean;
  /** Starting design of new codes, as the generators' forms hold it; null: the product's. */
  defaultDesign: Record<string, unknown> | null;
}

/** The time zones that the form offers first; any other that the runtime knows is as good. */
export const COMMON_TIMEZONES = [
  "UTC",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/London",
  "Europe/Paris",
  "Asia/Tokyo",
  "Asia/Dhaka",
] as const;

/** Characters of a name. */
export const NAME_LENGTH = 100;

const name = z.string().check(z.trim(), z.maxLength(NAME_LENGTH, `At most ${NAME_LENGTH} characters`));
const text = (length: number) =>
  z.nullable(z.string().check(z.trim(), z.maxLength(length, `At most ${length} characters`)));

/** A valid date up to today: `2024-02-30` is invalid, and PostgreSQL has no year 0. */
function isPastDay(day: string): boolean {
  if (day.startsWith("0000")) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && time <= Date.now();
}

/**
 * An external address is stored for API clients; the pages only show pictures of this site. Of those, only
 * the profile's current one is accepted: another one must be uploaded.
 */
const avatarUrl = z
  .string()
  .check(
    z.maxLength(2048, "At most 2048 characters"),
    z.regex(/^(https:\/\/\S+|\/media\/avatars\/\S+)$/, "Must begin with https://"),
  );

/**
 * Personal data that users may set at sign-up and later. Other members, in particular `role`, are dropped.
 */
export const profileChangesSchema = z.object({
  first_name: z.optional(name),
  last_name: z.optional(name),
  full_name: z.optional(name),
  avatar_url: z.optional(z.nullable(avatarUrl)),
  phone: z.optional(text(40)),
  bio: z.optional(text(1000)),
  location: z.optional(text(200)),
  website: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(2048),
          z.regex(/^(https?:\/\/\S+)?$/i, "Must begin with http:// or https://"),
        ),
    ),
  ),
  date_of_birth: z.optional(
    z.nullable(
      z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isPastDay, "Must be a day in the past")),
    ),
  ),
  gender: z.optional(z.nullable(z.enum(GENDERS))),
  timezone: z.optional(z.string().check(z.refine(isTimezone, "Must be a time zone like Europe/Paris"))),
  language: z.optional(z.nullable(z.enum(LANGUAGES))),
  theme: z.optional(z.nullable(z.enum(THEMES))),
  email_notifications: z.optional(z.boolean()),
  browser_notifications: z.optional(z.boolean()),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

export const EMPTY_PROFILE: Profile = {
  firstName: "",
  lastName: "",
  fullName: "",
  phone: null,
  bio: null,
  location: null,
  website: null,
  avatarUrl: null,
  dateOfBirth: null,
  gender: null,
  timezone: "UTC",
  language: null,
  theme: null,
  emailNotifications: true,
  browserNotifications: false,
  defaultDesign: null,
};

/** The new value, with null for an empty text; else the old one. */
const changed = <T>(given: T | undefined, was: T): T => (given === undefined ? was : given);
const changedText = (given: string | null | undefined, was: string | null): string | null =>
  given === undefined ? was : given || null;

function changedAvatar(given: string | null | undefined, was: string | null): string | null {
  if (!given?.startsWith("/") || given === was) return changed(given, was);
  const message = "Upload the picture to /api/me/avatar";
  throw new DomainError("validation_failed", message, { fields: { avatar_url: message } });
}

/**
 * The profile after the changes. The full name follows first and last name unless it is given.
 * @throws DomainError `validation_failed` for a picture of this site that is not the profile's
 */
export function changeProfile(profile: Profile, changes: ProfileChanges): Profile {
  const firstName = changes.first_name ?? profile.firstName;
  const lastName = changes.last_name ?? profile.lastName;
  // who sends the same names again keeps a full name that is neither
  const renamed = firstName !== profile.firstName || lastName !== profile.lastName;
  return {
    firstName,
    lastName,
    fullName: changes.full_name ?? (renamed ? `${firstName} ${lastName}`.trim() : profile.fullName),
    phone: changedText(changes.phone, profile.phone),
    bio: changedText(changes.bio, profile.bio),
    location: changedText(changes.location, profile.location),
    website: changedText(changes.website, profile.website),
    avatarUrl: changedAvatar(changes.avatar_url, profile.avatarUrl),
    dateOfBirth: changed(changes.date_of_birth, profile.dateOfBirth),
    gender: changed(changes.gender, profile.gender),
    timezone: changed(changes.timezone, profile.timezone),
    language: changed(changes.language, profile.language),
    theme: changed(changes.theme, profile.theme),
    emailNotifications: changed(changes.email_notifications, profile.emailNotifications),
    browserNotifications: changed(changes.browser_notifications, profile.browserNotifications),
    defaultDesign: profile.defaultDesign,
  };
}
