import * as z from "zod/mini";

/** Maximum rows per page and batch; the command line takes more. */
export const MAX_BATCH_ROWS = 5000;

const byPlace = <Schema extends z.ZodMiniType>(value: Schema) => z.optional(z.record(z.string(), value));
const sentenceSchema = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
/** A sentence and the more detailed ones behind it. */
const reasonSchema = z.extend(sentenceSchema, { more: z.optional(z.array(sentenceSchema)) });
const recordSchema = z.object({
  line: z.int(),
  cells: z.array(z.string()),
  broken: z.optional(z.string()),
  brokenReason: z.optional(reasonSchema),
  problems: byPlace(z.object({ message: z.string(), reason: reasonSchema, isDate: z.boolean() })),
  looks: byPlace(z.enum(["formattedNumbers", "displayedThousands"])),
  links: byPlace(z.string()),
  numbers: z.optional(z.array(z.int())),
});

/** A table of rows as the page stores it: the contents of its file, and later changes. */
export const batchTableSchema = z.object({
  name: z.string(),
  isWorkbook: z.boolean(),
  names: z.array(z.string()),
  header: z.nullable(recordSchema),
  // a header row that is treated as data is one more
  records: z
    .array(recordSchema)
    .check(z.maxLength(MAX_BATCH_ROWS + 1, `A batch has at most ${MAX_BATCH_ROWS} rows`)),
  more: z.boolean(),
  encoding: z.nullable(z.string()),
  encodings: z.array(z.string()),
  /** For a workbook: the visible sheets, and the one that was read. */
  sheets: z._default(z.array(z.string()), []),
  sheet: z._default(z.nullable(z.string()), null),
  sentences: z.array(z.object({ message: z.string(), reason: reasonSchema })),
});
export type BatchTable = z.infer<typeof batchTableSchema>;
