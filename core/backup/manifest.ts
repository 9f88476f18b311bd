import * as z from "zod/mini";

/** The last file of an archive says what is in it: without it, an archive is not whole. */
export const MANIFEST = "manifest.json";
export const FORMAT = 1;

/** What manifests of every format say. */
export const formatSchema = z.object({ format: z.int(), product: z.literal("quietzone") });

/** Names are shown on terminals. */
const name = z.string().check(z.regex(/^\w{1,63}$/));
const count = z.int().check(z.minimum(0));

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  product: z.literal("quietzone"),
  /** ISO 8601: the instant of the snapshot. */
  created_at: z.iso.datetime(),
  migrations: z.array(name),
  tables: z.array(z.object({ name, columns: z.array(z.object({ name, type: z.string() })), rows: count })),
  /** `last`: far below the end of int8, so that there are numbers left. */
  sequences: z.array(
    z.object({
      table: name,
      column: name,
      last: z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
      called: z.boolean(),
    }),
  ),
  /** `store`: where pictures were kept. */
  images: z.object({ store: name, count }),
  /** Whether everything is in it; else what opens an account is not (`archive-secrets.ts`). */
  secrets: z.boolean(),
  /** Files before this one, and the SHA-256 of their paths and contents in their order. */
  files: count,
  digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type Manifest = z.infer<typeof manifestSchema>;
