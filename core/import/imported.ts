import * as z from "zod/mini";
import { storedQrDesignSchema } from "../codes/qr/design.ts";
import { brandName, LOGO_URI } from "../codes/texts/design-file.ts";
import { newHistoryRecordSchema, RECORD_NAME_LENGTH } from "../history/history-record.ts";
import { FOLDER_NAME_LENGTH } from "../history/history-folder.ts";

const { id, content, type, format, design } = newHistoryRecordSchema.shape;

/**
 * A record of `history.json`. Its date and downloads are imported, since they are the owner's data; scans are
 * not, since they are counted only on this server.
 */
export const importedRecordSchema = z.object({
  id,
  content,
  type,
  format,
  design,
  name: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(RECORD_NAME_LENGTH))), null),
  favourite: z._default(z.boolean(), false),
  folder_id: z._default(z.nullable(z.string()), null),
  logo_url: z._default(z.nullable(z.string()), null),
  short_link_id: z._default(z.nullable(z.uuid()), null),
  download_count: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 1),
  // PostgreSQL has no year 0
  created_at: z.iso.datetime().check(z.regex(/^(?!0000)/)),
});
export type ImportedRecord = z.infer<typeof importedRecordSchema>;

export const importedFolderSchema = z.object({
  id: z.string(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(FOLDER_NAME_LENGTH)),
});
export type ImportedFolder = z.infer<typeof importedFolderSchema>;

export const importedBrandSchema = z.object({
  name: brandName,
  design: storedQrDesignSchema,
  logo: z._default(z.nullable(z.string().check(z.regex(LOGO_URI))), null),
  is_default: z._default(z.boolean(), false),
});
export type ImportedBrand = z.infer<typeof importedBrandSchema>;

/** Numbers of imported and of already existing items. */
export interface ImportReport {
  records: { added: number; present: number; refused: number };
  folders: { added: number; present: number };
  brands: { added: number; present: number; refused: number };
  logos: number;
  /** Whether the avatar was imported. */
  avatar: boolean;
  /** Profile fields that were empty and are now filled in. */
  profile: string[];
}
