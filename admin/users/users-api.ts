import { adminJson, sending } from "../admin-fetch.ts";
import type { AdminUser } from "./user.ts";

const PATH = "/api/admin/users";

/** Why one of several accounts stayed as it was. */
export interface Refusal {
  id: string;
  code: string;
  message: string;
}

/** What became of several accounts. */
interface Deletion {
  deleted: string[];
  refused: Refusal[];
}

export const resetPassword = (id: string): Promise<AdminUser> =>
  adminJson<AdminUser>(`${PATH}/${id}/reset-password`, { method: "POST" });

export const removeFactor = (id: string, factor: string): Promise<unknown> =>
  adminJson(`${PATH}/${id}/factors/${factor}`, { method: "DELETE" });

export const deleteUsers = (ids: readonly string[]): Promise<Deletion> =>
  adminJson<Deletion>(`${PATH}/delete`, sending("POST", { ids }));
