import type { ImportedRow, ImportPreview as Preview } from "../../core/users/user-import.ts";
import { adminJson, sending } from "../admin-fetch.ts";
import type { AdminUser } from "./user.ts";

const PATH = "/api/admin/users";

/** Why an account in a bulk action stayed unchanged. */
export interface Refusal {
  id: string;
  code: string;
  message: string;
}

/** Result of a bulk deletion. */
interface Deletion {
  deleted: string[];
  refused: Refusal[];
}

export const resetPassword = (id: string): Promise<AdminUser> =>
  adminJson<AdminUser>(`${PATH}/${id}/reset-password`, { method: "POST" });

export const removeFactor = (id: string, factor: string): Promise<unknown> =>
  adminJson(`${PATH}/${id}/factors/${factor}`, { method: "DELETE" });

export const inviteAgain = (id: string): Promise<AdminUser> =>
  adminJson<AdminUser>(`${PATH}/${id}/invite`, { method: "POST" });

export type ImportPreview = Omit<Preview, "canInvite"> & { can_invite: boolean };

export function previewImport(file: File): Promise<ImportPreview> {
  const body = new FormData();
  body.append("file", file);
  return adminJson<ImportPreview>(`${PATH}/import-preview`, { method: "POST", body });
}

/** @param rows at most 100 */
export const importUsers = async (rows: Preview["rows"], invite: boolean): Promise<ImportedRow[]> =>
  (await adminJson<{ rows: ImportedRow[] }>(`${PATH}/import`, sending("POST", { rows, invite }))).rows;

export const deleteUsers = (ids: readonly string[]): Promise<Deletion> =>
  adminJson<Deletion>(`${PATH}/delete`, sending("POST", { ids }));
