import { profileValues } from "../users/profile-metadata.ts";
import type { User } from "../users/user.ts";

/** `profile.json` of an export: the row, and what apps keep with the account. */
export const exportedProfile = (user: User) => ({
  ...presentProfile(user),
  user_metadata: user.userMetadata,
  app_metadata: user.appMetadata,
});

/** A row of user_profiles. */
export const presentProfile = ({ id, email, role, profile, createdAt, updatedAt }: User) => ({
  id,
  email,
  role,
  ...profileValues(profile),
  default_design: profile.defaultDesign,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});
