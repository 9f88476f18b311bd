import * as z from "zod/mini";
import { banDurationSchema, confirmationSchema } from "./account-requests.ts";
import { profileChangesSchema } from "./profile.ts";
import { emailSchema, ROLES } from "./user.ts";
import type { AccountChanges } from "./changed-account.ts";

/**
 * Bodies of /api/admin/users. Whatever is not named is dropped: a form of the back office sends the whole account back, its id,
 * dates and counts included.
 */

const role = z.enum(ROLES);

/**
 * Profile fields that admins may have a reason to fix; the full name is derived. Pictures and preferences
 * belong to their owner.
 */
const names = z.pick(profileChangesSchema, { first_name: true, last_name: true });

export const newUserSchema = z.extend(names, {
  email: emailSchema,
  role: z._default(role, "customer"),
  /** Mails the way in to its owner; else a one-time password is made, and answered once. */
  invite: z._default(z.boolean(), false),
});

/** A row of a file of users; see user-import.ts. */
export const importedUserSchema = z.extend(z.omit(newUserSchema, { invite: true }), {
  full_name: profileChangesSchema.shape.full_name,
});
export type ImportedUser = z.infer<typeof importedUserSchema>;

/** Accounts that are made in one call: it ends before anybody loses patience, and an interruption loses little. */
const MAX_IMPORTED_AT_ONCE = 100;
export const importSchema = z.object({
  rows: z.array(importedUserSchema).check(z.minLength(1), z.maxLength(MAX_IMPORTED_AT_ONCE)),
  invite: newUserSchema.shape.invite,
});

export const userChangesSchema = z.extend(z.extend(names, confirmationSchema.shape), {
  email: z.optional(emailSchema),
  /** Whether the admin vouches for the address. */
  email_confirmed: z.optional(z.boolean()),
  role: z.optional(role),
  /**
   * The account gets a new owner: all existing access ends, and a one-time password is generated and returned
   * once.
   */
  new_owner: z.optional(z.boolean()),
  /** "24h" or "7d" from now on suspended; "none": no more. */
  ban_duration: z.optional(banDurationSchema),
});
export type UserChangesBody = z.infer<typeof userChangesSchema>;

/** The changes that a body asks for. */
export function changesOf({ email, email_confirmed, role: wanted, ban_duration, ...rest }: UserChangesBody) {
  const { first_name, last_name } = rest;
  return {
    email,
    emailConfirmed: email_confirmed,
    role: wanted,
    banSeconds: ban_duration,
    profile: { first_name, last_name },
  } satisfies AccountChanges;
}

/** Accounts that are deleted at once: as many as a page of the list can hold. */
const MAX_DELETED_AT_ONCE = 100;
export const deleteManySchema = z.extend(confirmationSchema, {
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_DELETED_AT_ONCE)),
});
