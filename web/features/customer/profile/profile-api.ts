import type { Language } from "../../../../core/languages.ts";
import type { DefaultDesign } from "../../../../core/users/default-design.ts";
import type { Gender, Theme } from "../../../../core/users/profile.ts";
import type { Role } from "../../../../core/users/user.ts";
import { json } from "../../../api/api-fetch.ts";
import type { SessionClient } from "../../../session/session-client.ts";

export interface Profile {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  bio: string | null;
  location: string | null;
  website: string | null;
  avatar_url: string | null;
  date_of_birth: string | null;
  gender: Gender | null;
  timezone: string;
  role: Role;
  language: Language | null;
  theme: Theme | null;
  email_notifications: boolean;
  browser_notifications: boolean;
  default_design: DefaultDesign | null;
  created_at: string;
}
export type ProfileChanges = Partial<Omit<Profile, "id" | "email" | "role" | "created_at">>;

/** @throws ApiError */
export async function loadProfile(client: SessionClient): Promise<Profile> {
  return (await (await client.fetch("/api/me/profile")).json()) as Profile;
}

/** @throws ApiError */
export async function saveProfile(client: SessionClient, changes: ProfileChanges): Promise<Profile> {
  return (await (await client.fetch("/api/me/profile", json("PUT", changes))).json()) as Profile;
}
