import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createAuditedRows } from "../audit/audited-rows.ts";
import { HOUR_MS } from "../durations.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { LockedCheck } from "../ports/transaction.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import { canBeFileName, checkUpload, fileTypeOf, platformOf } from "./verification-file.ts";
import type {
  FileChanges,
  ServedFile,
  VerificationFile,
  VerificationFileRepository,
} from "./verification-file.ts";

/** Nobody waits longer for the first look at a file. */
const CHECK_WITHIN_MS = HOUR_MS;

interface Upload {
  name: string;
  bytes: Uint8Array;
  /** Absent: as it was, or "". */
  description?: string | undefined;
  /** Absent: unchanged, or the service known to use files of this name. */
  platform?: string | undefined;
}

interface Dependencies {
  verificationFiles: VerificationFileRepository;
  transactAs: TransactAs<{ verificationFiles: VerificationFileRepository; audit: AuditRepository }>;
  /** Asks for the file at its public address. */
  ask: (name: string) => Promise<{ status: number; bytes: Uint8Array }>;
  /** SHA-256, hex. */
  digest: (bytes: Uint8Array) => string;
  jobs: Jobs;
  trail: AuditTrail;
  clock: Clock;
  ids: Ids;
}

export type VerificationFileService = ReturnType<typeof createVerificationFileService>;

const valuesOf = (file: VerificationFile) => ({
  original_name: file.originalName,
  file_size: file.fileSize,
  sha256: file.digest,
  description: file.description,
  platform: file.platform,
});

/** `checksum` over bytes instead of characters, regardless of their encoding. */
function hashOf(bytes: Uint8Array): string {
  let hash = 0;
  for (const byte of bytes) hash = (Math.imul(hash, 31) + byte) | 0;
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Files by which other services see whose site this is. */
export function createVerificationFileService(dependencies: Dependencies) {
  const { verificationFiles, transactAs, ask, digest, jobs, trail, clock, ids } = dependencies;

  const rows = createAuditedRows({
    rows: verificationFiles,
    rowsOf: (tx) => tx.verificationFiles,
    transactAs,
    trail,
    table: "verification_files",
    missing: "There is no such verification file",
    nameOf: ({ originalName }: VerificationFile) => originalName,
    valuesOf,
  });

  /**
   * Adds a file, replacing one of the same name. It is pending until its public address was checked.
   * @throws DomainError `validation_failed`, `conflict`, `too_large`
   */
  async function upload(
    by: Actor,
    { name, bytes, description, platform }: Upload,
  ): Promise<VerificationFile> {
    const extension = checkUpload(name, bytes.length);
    const now = clock.now();
    const stored = await transactAs(by, async (tx) => {
      const before = await tx.verificationFiles.findByNameForUpdate(name);
      const file: VerificationFile = {
        id: before?.id ?? ids.next(),
        originalName: name,
        fileType: fileTypeOf(extension),
        fileSize: bytes.length,
        digest: digest(bytes),
        hash: hashOf(bytes),
        status: "pending",
        problem: null,
        checkedAt: null,
        description: description ?? before?.description ?? "",
        platform: platform || before?.platform || platformOf(name),
        createdAt: before?.createdAt ?? now,
        updatedAt: now,
      };
      const put = await tx.verificationFiles.put(file, bytes);
      const action = before ? "verification_file.replaced" : "verification_file.uploaded";
      await rows.record(tx, by, action, { before, after: put });
      return put;
    });
    await jobs.add("verification_file", { id: stored.id }, new Date(now.getTime() + CHECK_WITHIN_MS));
    return stored;
  }

  /** @throws DomainError `not_found`, and what `refuse` throws */
  const update = (
    by: Actor,
    id: string,
    changes: FileChanges,
    refuse?: LockedCheck<VerificationFile>,
  ): Promise<VerificationFile> =>
    rows.update(
      by,
      id,
      "verification_file.updated",
      (before) => {
        const { description = before.description, platform = before.platform } = changes;
        return { ...before, description, platform, updatedAt: clock.now() };
      },
      refuse,
    );

  /** @throws DomainError `not_found`, and what `refuse` throws */
  const remove = (by: Actor, id: string, refuse?: LockedCheck<VerificationFile>): Promise<VerificationFile> =>
    rows.remove(by, id, "verification_file.deleted", (tx) => tx.verificationFiles.remove(id), refuse);

  /**
   * Requests the file from its public address: verified if the response has the same bytes.
   * @throws DomainError `not_found`
   */
  async function check(id: string): Promise<VerificationFile> {
    const file = await rows.get(id);
    const problem = await problemOf(file);
    await verificationFiles.setStatus(file, problem === null ? "verified" : "failed", problem, clock.now());
    return rows.get(id);
  }

  async function problemOf({ originalName, digest: known }: VerificationFile) {
    try {
      const { status, bytes } = await ask(originalName);
      if (status !== 200) return "missing" as const;
      return digest(bytes) === known ? null : ("different" as const);
    } catch {
      return "unreachable" as const;
    }
  }

  /** The check of an upload. A file that is gone meanwhile needs none. */
  async function checkLater({ id }: { id: string }): Promise<void> {
    if (await verificationFiles.find(id)) await check(id);
  }

  async function checkAll(): Promise<void> {
    for (const id of await verificationFiles.listIds()) await checkLater({ id });
  }

  /** The file that is public under this name; null for none. */
  const findServed = async (name: string): Promise<ServedFile | null> =>
    canBeFileName(name) ? verificationFiles.findServed(name) : null;

  return {
    list: verificationFiles.list,
    get: rows.get,
    upload,
    update,
    remove,
    check,
    checkLater,
    checkAll,
    findServed,
  };
}
