import * as z from "zod/mini";

/** The last file of an archive lists its contents: without it, an archive is incomplete. */
export const MANIFEST = "manifest.json";
export const FORMAT = 1;

/** The fields of manifests of every format. */
export const formatSchema = z.object({ format: z.int(), product: z.literal("quietzone") });

/** Restricted, since names are printed on terminals. */
const name = z.string().check(z.regex(/^\w{1,63}$/));
const count = z.int().check(z.minimum(0));

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  product: z.literal("quietzone"),
  /** ISO 8601: the instant of the snapshot. */
  created_at: z.iso.datetime(),
  migrations: z.array(name),
  tables: z.array(z.object({ name, columns: z.array(z.object({ name, type: z.string() })), rows: count })),
  /** `last`: far below the maximum of int8, so that numbers remain. */
  sequences: z.array(
    z.object({
      table: name,
      column: name,
      last: z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
      called: z.boolean(),
    }),
  ),
  /** `store`: where the pictures were stored. */
  images: z.object({ store: name, count }),
  /** Whether secrets are included (`archive-secrets.ts`). */
  secrets: z.boolean(),
  /** Number of files before this one, and the SHA-256 of their paths and contents in order. */
  files: count,
  digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type Manifest = z.infer<typeof manifestSchema>;
