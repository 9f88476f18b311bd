import * as z from "zod/mini";
import { DomainError } from "../errors.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import { defaultDesignSchema } from "./default-design.ts";
import { changeProfile, profileChangesSchema } from "./profile.ts";
import type { User, UserRepository } from "./user.ts";

/** What the owner of a profile may change of it. Role, address, id and dates are not among it: they are dropped (D17). */
export const profileUpdateSchema = z.extend(profileChangesSchema, {
  /** null: the product's own defaults again. */
  default_design: z.optional(z.nullable(defaultDesignSchema)),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

interface Dependencies {
  transact: Transact<{ users: UserRepository }>;
  clock: Clock;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** What people say about themselves and how they like the site (accounts §3). */
export function createProfileService({ transact, clock }: Dependencies) {
  /**
   * Changes what is given and leaves the rest.
   * @returns the user as it is then
   * @throws DomainError `user_not_found`
   */
  function change(userId: string, { default_design, ...changes }: ProfileUpdate): Promise<User> {
    return transact(async ({ users }) => {
      const user = await users.findForUpdate(userId);
      if (!user) throw new DomainError("user_not_found", "This account does not exist any more");
      user.profile = changeProfile(user.profile, changes);
      if (default_design !== undefined) user.profile.defaultDesign = default_design;
      user.updatedAt = clock.now();
      await users.update(user);
      return user;
    });
  }

  return { change };
}
