import type { presentVerificationFile } from "../../core/verification-files/verification-file.ts";
import { adminFetch, adminJson } from "../admin-fetch.ts";

/** A file as /api/admin/verification_files returns it. */
export type FileRecord = ReturnType<ReturnType<typeof presentVerificationFile>>;

const PATH = "/api/admin/verification_files";

export async function uploadFile(file: File): Promise<FileRecord> {
  const body = new FormData();
  body.append("file", file, file.name);
  const response = await adminFetch(PATH, { method: "POST", body });
  return (await response.json()) as FileRecord;
}

export const checkFile = (id: string): Promise<FileRecord> =>
  adminJson(`${PATH}/${id}/check`, { method: "POST" });
