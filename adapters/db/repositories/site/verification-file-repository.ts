import type { Knex } from "knex";
import {
  type FileFilter,
  fileList,
  type FileProblem,
  type FileStatus,
  type VerificationFile,
  type VerificationFileRepository,
} from "../../../../core/verification-files/verification-file.ts";
import { anywhere, listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { isUuid, storeText } from "../../rows/values.ts";

interface FileRow {
  id: string;
  original_name: string;
  file_type: string;
  file_size: number;
  digest: string;
  hash: string;
  verification_status: FileStatus;
  problem: FileProblem | null;
  checked_at: Date | null;
  description: string;
  platform: string;
  created_at: Date;
  updated_at: Date;
}

/** All columns but the bytes. */
const COLUMNS = [
  "id",
  "original_name",
  "file_type",
  "file_size",
  "digest",
  "hash",
  "verification_status",
  "problem",
  "checked_at",
  "description",
  "platform",
  "created_at",
  "updated_at",
] as const;

const LIST = listSql(fileList, { file_name: "original_name", sha256: "digest" });

export function createVerificationFileRepository(knex: Knex): VerificationFileRepository {
  const files = () => knex<FileRow & { content: Buffer }>("verification_files");

  async function find(by: { id: string } | { original_name: string }, lock: boolean) {
    if ("id" in by && !isUuid(by.id)) return null;
    const found = files().where(by).select<FileRow[]>(COLUMNS);
    const [row] = await (lock ? found.forUpdate() : found);
    return row ? toFile(row) : null;
  }

  return {
    async put(file, bytes) {
      const row = { ...toRow(file), content: Buffer.from(bytes) };
      const { id: _id, created_at: _createdAt, ...renewed } = row;
      const stored = await storeText(
        files().insert(row).onConflict("original_name").merge(renewed).returning<FileRow[]>(COLUMNS),
      );
      return toFile(stored[0] as FileRow);
    },

    find: (id) => find({ id }, false),
    findForUpdate: (id) => find({ id }, true),
    findByNameForUpdate: (name) => find({ original_name: name }, true),

    async findServed(name) {
      const row = await files().where({ original_name: name }).first("original_name", "file_type", "content");
      return row ? { name: row.original_name, fileType: row.file_type, bytes: row.content } : null;
    },

    list: (query, filter) =>
      readPage(
        knex("verification_files").where((builder) => matching(builder, filter)),
        query,
        LIST,
        COLUMNS,
        toFile,
      ),

    listIds: () => files().orderBy("id").pluck("id"),

    async update({ id, description, platform, updatedAt }) {
      await storeText(files().where({ id }).update({ description, platform, updated_at: updatedAt }));
    },

    async setStatus({ id, digest }, status, problem, at) {
      await files().where({ id, digest }).update({ verification_status: status, problem, checked_at: at });
    },

    async remove(id) {
      await files().where({ id }).delete();
    },
  };
}

function matching(builder: Knex.QueryBuilder, filter: FileFilter): void {
  const { q } = filter;
  whereColumns(builder, LIST, filter);
  if (q) {
    const part = anywhere(q);
    builder.where(
      (any) =>
        void any
          .whereILike("original_name", part)
          .orWhereILike("description", part)
          .orWhereILike("platform", part),
    );
  }
}

const toRow = (file: VerificationFile) => ({
  id: file.id,
  original_name: file.originalName,
  file_type: file.fileType,
  file_size: file.fileSize,
  digest: file.digest,
  hash: file.hash,
  verification_status: file.status,
  problem: file.problem,
  checked_at: file.checkedAt,
  description: file.description,
  platform: file.platform,
  created_at: file.createdAt,
  updated_at: file.updatedAt,
});

const toFile = (row: FileRow): VerificationFile => ({
  id: row.id,
  originalName: row.original_name,
  fileType: row.file_type,
  fileSize: row.file_size,
  digest: row.digest,
  hash: row.hash,
  status: row.verification_status,
  problem: row.problem,
  checkedAt: row.checked_at,
  description: row.description,
  platform: row.platform,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
