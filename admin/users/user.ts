import { DAY_MS } from "../../core/durations.ts";
import type { AccountStatus, Role } from "../../core/users/user.ts";
import type { Tone } from "../kit/StatusBadge.tsx";

/** An account as /api/admin/users sends it. */
export interface AdminUser {
  id: string;
  email: string;
  new_email: string | null;
  role: Role;
  status: AccountStatus;
  first_name: string;
  last_name: string;
  full_name: string;
  avatar_url: string | null;
  phone: string | null;
  location: string | null;
  website: string | null;
  language: string | null;
  timezone: string;
  email_confirmed_at: string | null;
  /**
   * Several people signed up with the address, and it is unconfirmed. Only in the response for a single
   * account.
   */
  is_disputed?: boolean;
  banned_until: string | null;
  last_sign_in_at: string | null;
  password_change_required: boolean;
  has_password: boolean;
  identities: { identity_id: string; provider: string; identity_data?: { email?: string | null } }[];
  factors: { id: string; friendly_name: string; status: string; created_at: string }[];
  created_at: string;
  /** Number of sessions. Only in the answer for a single account. */
  sessions?: number;
  codes?: number;
  short_links?: number;
  /** Only right after it was created. */
  one_time_password?: string;
}

export interface UserStats {
  total: number;
  admins: number;
  customers: number;
  monthly_signups: number;
  weekly_signups: number;
}

/** Display name of an account: its owner's name, or its address. */
export const nameOf = ({ full_name, email }: Pick<AdminUser, "full_name" | "email">): string =>
  full_name || email;

/** Whether the owner needs an invitation: the account is unused, and there is no other way to sign in. */
export const isInvitable = (user: AdminUser): boolean =>
  user.status !== "suspended" &&
  user.email_confirmed_at === null &&
  !user.has_password &&
  user.last_sign_in_at === null &&
  user.identities.every(({ provider }) => provider === "email");

const LIFETIME_MS = 50 * 365 * DAY_MS;
/** Whether a suspension is permanent: its end is a placeholder far in the future. */
export const isBannedForGood = (until: string): boolean => Date.parse(until) > Date.now() + LIFETIME_MS;

export const TONES: Record<AccountStatus, Tone> = {
  active: "good",
  unconfirmed: "warn",
  suspended: "danger",
};
