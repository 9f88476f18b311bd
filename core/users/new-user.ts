import type { Clock, Ids } from "../ports/system.ts";
import type { Profile, Role, User } from "./user.ts";

interface NewUser {
  email: string;
  role: Role;
  passwordHash: string;
  passwordChangeRequired?: boolean;
  profile: Profile;
}

/** An account as it is on its first day: never confirmed, never signed in. */
export function newUser(fields: NewUser, { clock, ids }: { clock: Clock; ids: Ids }): User {
  const now = clock.now();
  return {
    id: ids.next(),
    passwordChangeRequired: false,
    emailConfirmedAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    factors: [],
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}
