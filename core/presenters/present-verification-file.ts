import type { VerificationFile } from "../verification-files/verification-file.ts";

/** The address of the bucket, as Supabase Storage has it. */
export const BUCKET = "/storage/v1/object/public/verification-files";

/** A file with the addresses at which it is public. `hash` is a 32-bit hash of its bytes. */
export const presentVerificationFile = (siteUrl: string) => (file: VerificationFile) => {
  const storagePath = `public/${file.originalName}`;
  return {
    id: file.id,
    file_name: file.originalName,
    original_name: file.originalName,
    file_type: file.fileType,
    file_size: file.fileSize,
    file_url: `${siteUrl}${BUCKET}/${storagePath}`,
    root_url: `${siteUrl}/${file.originalName}`,
    well_known_url: `${siteUrl}/.well-known/${file.originalName}`,
    storage_path: storagePath,
    hash: file.hash,
    sha256: file.digest,
    verification_status: file.status,
    problem: file.problem,
    checked_at: file.checkedAt?.toISOString() ?? null,
    description: file.description,
    platform: file.platform,
    created_at: file.createdAt.toISOString(),
    updated_at: file.updatedAt.toISOString(),
  };
};
