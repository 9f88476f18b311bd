import { adminFetch, adminJson } from "../admin-fetch.ts";
import type { FileProblem, FileStatus } from "../../core/verification-files/verification-file.ts";

/** A file as /api/admin/verification_files has it. */
export interface FileRecord {
  id: string;
  original_name: string;
  file_type: string;
  /** In bytes. */
  file_size: number;
  file_url: string;
  root_url: string;
  well_known_url: string;
  hash: string;
  verification_status: FileStatus;
  problem: FileProblem | null;
  checked_at: string | null;
  description: string;
  platform: string;
  created_at: string;
  updated_at: string;
}

const PATH = "/api/admin/verification_files";

export async function uploadFile(file: File): Promise<FileRecord> {
  const body = new FormData();
  body.append("file", file, file.name);
  const response = await adminFetch(PATH, { method: "POST", body });
  return (await response.json()) as FileRecord;
}

export const checkFile = (id: string): Promise<FileRecord> =>
  adminJson(`${PATH}/${id}/check`, { method: "POST" });
