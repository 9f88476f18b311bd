import { adminJson, sending } from "../admin-fetch.ts";
import type { Role } from "../../core/users/user.ts";
import type { AdminUser } from "./user.ts";

export const USERS_PATH = "/api/admin/users";

/** What the list is narrowed by. */
export interface UserFilter {
  q?: string;
  role?: string;
  status?: string;
}

export interface UserChanges {
  email?: string;
  email_confirmed?: boolean;
  first_name?: string;
  last_name?: string;
  role?: Role;
  /** Ends every way in from before and makes a one-time password. */
  new_owner?: boolean;
  ban_duration?: string;
  confirm_self?: boolean;
}

export interface Deletion {
  deleted: string[];
  refused: { id: string; code: string; message: string }[];
}

export const changeUser = (id: string, changes: UserChanges): Promise<AdminUser> =>
  adminJson<AdminUser>(`${USERS_PATH}/${id}`, sending("PUT", changes));

export const createUser = (fields: UserChanges & { invite: boolean }): Promise<AdminUser> =>
  adminJson<AdminUser>(USERS_PATH, sending("POST", fields));

export const resetPassword = (id: string): Promise<AdminUser> =>
  adminJson<AdminUser>(`${USERS_PATH}/${id}/reset-password`, { method: "POST" });

export const removeFactor = (id: string, factor: string): Promise<unknown> =>
  adminJson(`${USERS_PATH}/${id}/factors/${factor}`, { method: "DELETE" });

/** @param confirmSelf that whoever deletes their own account means it */
export const deleteUser = (id: string, confirmSelf: boolean): Promise<unknown> =>
  adminJson(`${USERS_PATH}/${id}${confirmSelf ? "?confirm_self=true" : ""}`, { method: "DELETE" });

export const deleteUsers = (ids: readonly string[]): Promise<Deletion> =>
  adminJson<Deletion>(`${USERS_PATH}/delete`, sending("POST", { ids }));
