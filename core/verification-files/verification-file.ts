import * as z from "zod/mini";
import { fillSentence, type SentenceValues } from "../codes/sentence.ts";
import { DomainError } from "../errors.ts";
import * as column from "../lists/column.ts";
import { type FilterOf, listShape, type PageReader, searchText } from "../lists/list-shape.ts";

/** Largest file, in bytes. */
export const FILE_BYTES = 10 * 1024 * 1024;
export const FILE_EXTENSIONS = [".js", ".txt", ".html", ".xml", ".json"] as const;
export type FileExtension = (typeof FILE_EXTENSIONS)[number];

/** Pending until the public address is fetched for the first time; then the result. */
const FILE_STATUSES = ["verified", "pending", "failed"] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];
/** Why it failed: no answer, none with this file, or other bytes. */
const FILE_PROBLEMS = ["unreachable", "missing", "different"] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export interface VerificationFile {
  id: string;
  /** As it was uploaded, and as it is asked for. */
  originalName: string;
  fileType: string;
  /** In bytes. */
  fileSize: number;
  /** SHA-256 of its bytes, hex. */
  digest: string;
  /** A 32-bit hash of its bytes, shown as verification value. */
  hash: string;
  status: FileStatus;
  problem: FileProblem | null;
  checkedAt: Date | null;
  description: string;
  /** The service that checks it: Google, Bing. "" if unknown. */
  platform: string;
  createdAt: Date;
  updatedAt: Date;
}

/** A served file and its name. */
export interface ServedFile {
  name: string;
  fileType: string;
  bytes: Uint8Array;
}

/** Sentences about uploads; the panel's catalog includes them. */
export const verificationFileMessages = {
  "file.too_large": "File {name} is too large (max 10MB)",
  "file.type": "File type {ext} not supported. Allowed: {allowed}",
  "file.name":
    "The name {name} cannot be a file of this site: use letters, digits, dots, - and _, and at most 120 of them",
  "file.reserved": "{name} is a file of this site itself: give yours another name",
  "file.empty": "File {name} is empty",
} as const;

const FILE_TYPES: Record<FileExtension, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".xml": "application/xml",
  ".json": "application/json",
};

export const fileTypeOf = (extension: FileExtension): string => FILE_TYPES[extension];

/** Whether a stored type is a valid header value: other versions may support other types. */
export const isFileType = (text: string): boolean => /^[\x20-\x7e]{1,100}$/.test(text);

/**
 * Names that the site itself uses. The lookup order ensures that files do not hide the site's own files and
 * pages; these names are rejected, since such a file would never be served.
 */
const RESERVED =
  /^(?:index\.html|robots\.txt|sitemap(?:[-_]\w+)?\.xml|manifest\.json|manifest\.webmanifest|service-worker(?:-off)?\.js|sw\.js|favicon\.\w+|openapi\.json|healthz|readyz|metrics)$/i;
/** Begins with a letter or a digit, so that no name hides or climbs. */
const NAME = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]|\.(?!\.))*$/;
const NAME_LENGTH = 120;

/** The extension as the list has it, or null. */
function extensionOf(name: string): FileExtension | null {
  const lower = name.toLowerCase();
  return FILE_EXTENSIONS.find((extension) => lower.endsWith(extension)) ?? null;
}

/** Whether a file can have this name: other names are not looked up. */
export const canBeFileName = (name: string): boolean =>
  name.length <= NAME_LENGTH && NAME.test(name) && extensionOf(name) !== null;

function refusal(
  code: keyof typeof verificationFileMessages,
  values: SentenceValues,
  as: "validation_failed" | "too_large" | "conflict" = "validation_failed",
): DomainError {
  const message = fillSentence(verificationFileMessages[code], values);
  return new DomainError(as, message, { fields: { file: message }, sentence: { key: code, values } });
}

/**
 * The type of an uploaded file, by its name and size.
 * @throws DomainError `validation_failed`, `conflict` for a name that the site itself uses, `too_large`
 */
export function checkUpload(name: string, size: number): FileExtension {
  const extension = extensionOf(name);
  if (extension === null) {
    const ext = /\.[^./\\]{0,20}$/.exec(name)?.[0].toLowerCase() ?? name.slice(0, 40);
    throw refusal("file.type", { ext, allowed: FILE_EXTENSIONS.join(", ") });
  }
  if (size > FILE_BYTES) throw refusal("file.too_large", { name: name.slice(0, 120) }, "too_large");
  if (!canBeFileName(name)) throw refusal("file.name", { name: name.slice(0, 60) });
  if (RESERVED.test(name)) throw refusal("file.reserved", { name }, "conflict");
  if (size === 0) throw refusal("file.empty", { name });
  return extension;
}

const PLATFORMS: readonly [RegExp, string][] = [
  [/^google[0-9a-f]+\.html$/i, "Google"],
  [/^BingSiteAuth\.xml$/i, "Bing"],
  [/^yandex_\w+\.(?:html|txt)$/i, "Yandex"],
  [/^pinterest-\w+\.html$/i, "Pinterest"],
  [/^baidu_verify_\w+\.html$/i, "Baidu"],
  [/^(?:app-)?ads\.txt$/i, "IAB"],
  [/^assetlinks\.json$/i, "Android"],
  [/^apple-app-site-association\.json$/i, "Apple"],
  [/^security\.txt$/i, "RFC 9116"],
];

/** The service that requests files of this name; "" if unknown. */
export const platformOf = (name: string): string =>
  PLATFORMS.find(([pattern]) => pattern.test(name))?.[1] ?? "";

export const fileChangesSchema = z.object({
  description: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  platform: z.optional(z.string().check(z.trim(), z.maxLength(60))),
});
export type FileChanges = z.infer<typeof fileChangesSchema>;

/** The list of the back office; `q` is part of the name, the description or the platform. */
export const fileList = listShape(
  {
    id: column.id,
    file_name: column.text,
    original_name: column.text,
    file_type: column.text,
    file_size: column.number,
    hash: column.text,
    sha256: column.text,
    verification_status: column.choice(FILE_STATUSES),
    problem: column.nullable(column.choice(FILE_PROBLEMS)),
    checked_at: column.nullable(column.instant),
    description: column.text,
    platform: column.text,
    created_at: column.instant,
    updated_at: column.instant,
  },
  { sort: "created_at", order: "desc" },
  { q: searchText },
);
export type FileFilter = FilterOf<typeof fileList>;

/** Port: the files, with their bytes. */
export interface VerificationFileRepository {
  /** In the place of the one of the same name, whose id, age, description and platform stay. */
  put(file: VerificationFile, bytes: Uint8Array): Promise<VerificationFile>;
  find(id: string): Promise<VerificationFile | null>;
  findForUpdate(id: string): Promise<VerificationFile | null>;
  findByNameForUpdate(name: string): Promise<VerificationFile | null>;
  findServed(name: string): Promise<ServedFile | null>;
  list: PageReader<typeof fileList, VerificationFile>;
  listIds(): Promise<string[]>;
  /** Updates its description and platform. */
  update(file: VerificationFile): Promise<void>;
  /** Only if the file still has these bytes. */
  setStatus(
    file: Pick<VerificationFile, "id" | "digest">,
    status: FileStatus,
    problem: FileProblem | null,
    at: Date | null,
  ): Promise<void>;
  remove(id: string): Promise<void>;
}

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
