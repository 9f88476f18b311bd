import * as z from "zod/mini";

/** The last file of an archive says what is in it: without it, an archive is not whole. */
export const MANIFEST = "manifest.json";
export const FORMAT = 1;

/** What manifests of every format say. */
export const formatSchema = z.object({ format: z.int(), product: z.literal("quietzone") });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  product: z.literal("quietzone"),
  /** ISO 8601: the instant of the snapshot. */
  created_at: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.int(),
    }),
  ),
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), last: z.string(), called: z.boolean() }),
  ),
  /** `store`: where pictures were kept. */
  images: z.object({ store: z.string(), count: z.int() }),
  /** Whether everything is in it; else what opens an account is not (`archive-secrets.ts`). */
  secrets: z.boolean(),
  /** Files before this one, and the SHA-256 of their paths and contents in their order. */
  files: z.int(),
  digest: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;
