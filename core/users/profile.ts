import * as z from "zod/mini";
import type { Profile } from "./user.ts";

/** Characters of a name. */
export const NAME_LENGTH = 100;

const name = z.string().check(z.trim(), z.maxLength(NAME_LENGTH, `At most ${NAME_LENGTH} characters`));
const avatarUrl = z
  .string()
  .check(
    z.maxLength(2048, "At most 2048 characters"),
    z.regex(/^(https?:\/\/|\/media\/)/, "Must be a web address"),
  );

/**
 * What people may say about themselves at sign-up and later (accounts §7). Whatever else a client sends, `role` first of all, is
 * dropped (D17).
 */
export const profileChangesSchema = z.object({
  first_name: z.optional(name),
  last_name: z.optional(name),
  full_name: z.optional(name),
  avatar_url: z.optional(z.nullable(avatarUrl)),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

export const EMPTY_PROFILE: Profile = { firstName: "", lastName: "", fullName: "", avatarUrl: null };

/** The profile after the changes. The full name follows first and last name unless it is given. */
export function changeProfile(profile: Profile, changes: ProfileChanges): Profile {
  const firstName = changes.first_name ?? profile.firstName;
  const lastName = changes.last_name ?? profile.lastName;
  const renamed = changes.first_name !== undefined || changes.last_name !== undefined;
  return {
    firstName,
    lastName,
    fullName: changes.full_name ?? (renamed ? `${firstName} ${lastName}`.trim() : profile.fullName),
    avatarUrl: changes.avatar_url === undefined ? profile.avatarUrl : changes.avatar_url,
  };
}
