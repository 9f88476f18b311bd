import * as z from "zod/mini";
import type { BrandRepository } from "../brands/brand.ts";
import { lockCaller } from "../auth/sessions/lock-caller.ts";
import type { SessionRepository } from "../auth/sessions/session.ts";
import type { SignedIn } from "../auth/sessions/signed-in.ts";
import { DomainError } from "../errors.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import { defaultDesignSchema } from "./default-design.ts";
import { mergeMetadata, type Metadata } from "./metadata.ts";
import { changeProfile, profileChangesSchema, type Profile } from "./profile.ts";
import { withoutOverruled } from "./profile-metadata.ts";
import type { User, UserRepository } from "./user.ts";

/** Members of a profile that its owner may change. Role, address, id and dates are dropped. */
export const profileUpdateSchema = z.extend(profileChangesSchema, {
  /** null: the product's own defaults again. */
  default_design: z.optional(z.nullable(defaultDesignSchema)),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

interface Dependencies {
  transact: Transact<{
    users: UserRepository;
    sessions: Pick<SessionRepository, "find">;
    brands: Pick<BrandRepository, "clearDefault">;
  }>;
  clock: Clock;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** Manages personal data and preferences of users. */
export function createProfileService({ transact, clock }: Dependencies) {
  /**
   * Changes the given members and keeps the rest.
   * @returns the user as it is then
   * @throws DomainError `user_not_found`
   */
  function change(userId: string, changes: ProfileUpdate): Promise<User> {
    return transact(async ({ users, brands }) => {
      const user = await users.findForUpdate(userId);
      if (!user) throw new DomainError("user_not_found", "This account does not exist any more");
      apply(user, changes);
      user.updatedAt = clock.now();
      // the last choice wins
      if (changes.default_design !== undefined) await brands.clearDefault(userId);
      await users.update(user);
      return user;
    });
  }

  /**
   * Fills in missing profile data, while the caller's session exists.
   * @param missingIn the data to add to a profile, called with the stored one
   * @returns the names of the added fields
   * @throws DomainError `session_not_found`
   */
  function fill(caller: SignedIn, missingIn: (profile: Profile) => ProfileUpdate): Promise<string[]> {
    return transact(async (tx) => {
      const { user } = await lockCaller(tx, caller);
      const changes = missingIn(user.profile);
      const names = Object.keys(changes);
      if (names.length === 0) return names;
      apply(user, changes);
      user.updatedAt = clock.now();
      await tx.users.update(user);
      return names;
    });
  }

  /**
   * Adds metadata under keys that the account does not use, while the caller's session exists.
   * @returns whether anything was added
   * @throws DomainError `validation_failed` if it would be too large, and nothing is added;
   * `session_not_found`
   */
  function fillMetadata(caller: SignedIn, given: Metadata): Promise<boolean> {
    return transact(async (tx) => {
      const { user } = await lockCaller(tx, caller);
      const before = user.userMetadata;
      user.userMetadata = mergeMetadata(given, before, "user_metadata");
      if (Object.keys(user.userMetadata).length === Object.keys(before).length) return false;
      user.updatedAt = clock.now();
      await tx.users.update(user);
      return true;
    });
  }

  return { change, fill, fillMetadata };
}

function apply(user: User, { default_design, ...changes }: ProfileUpdate): void {
  user.profile = changeProfile(user.profile, changes);
  if (default_design !== undefined) user.profile.defaultDesign = default_design;
  user.userMetadata = withoutOverruled(user.userMetadata, Object.keys(changes));
}
