import type { User } from "../../core/users/user.ts";

/** A row of user_profiles with the names of the specification (accounts §3). */
export const presentProfile = ({ id, email, role, profile, createdAt, updatedAt }: User) => ({
  id,
  first_name: profile.firstName,
  last_name: profile.lastName,
  full_name: profile.fullName,
  email,
  phone: profile.phone,
  bio: profile.bio,
  location: profile.location,
  website: profile.website,
  avatar_url: profile.avatarUrl,
  date_of_birth: profile.dateOfBirth,
  gender: profile.gender,
  timezone: profile.timezone,
  role,
  language: profile.language,
  theme: profile.theme,
  email_notifications: profile.emailNotifications,
  browser_notifications: profile.browserNotifications,
  default_design: profile.defaultDesign,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});
