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
  /** Line of the file, or row of the sheet. */
  line: z.int(),
  cells: z.array(z.string()),
  /** Why the line cannot be read: a sentence. */
  broken: z.optional(z.string()),
  brokenReason: z.optional(reasonSchema),
  /** Facts of the workbook about cells, by place, until they are edited. */
  problems: byPlace(z.object({ message: z.string(), reason: reasonSchema, isDate: z.boolean() })),
  looks: byPlace(z.enum(["formattedNumbers", "displayedThousands"])),
  shown: byPlace(z.string()),
  links: byPlace(z.string()),
  numbers: z.optional(z.array(z.int())),
});

/** A table of rows as the page stores it: the contents of its file, and later changes. */
export const batchTableSchema = z.object({
  /** Name of the file; empty for pasted rows. */
  name: z.string(),
  isWorkbook: z.boolean(),
  /** Names of the columns; empty if one has none. */
  names: z.array(z.string()),
  /** The header line; null without one, and then the names are ours. */
  header: z.nullable(recordSchema),
  // a header row that is treated as data is one more
  records: z
    .array(recordSchema)
    .check(z.maxLength(MAX_BATCH_ROWS + 1, `A batch has at most ${MAX_BATCH_ROWS} rows`)),
  /** True if the file has more rows than the page takes. */
  more: z.boolean(),
  /** The assumed encoding of a text without a byte order mark; null for UTF-8 and workbooks. */
  encoding: z.nullable(z.string()),
  /** Other possible encodings, the likeliest first. */
  encodings: z.array(z.string()),
  /** For a workbook: the visible sheets, and the one that was read. */
  sheets: z._default(z.array(z.string()), []),
  sheet: z._default(z.nullable(z.string()), null),
  /** Notes on the file. */
  sentences: z.array(z.object({ message: z.string(), reason: reasonSchema })),
});
export type BatchTable = z.infer<typeof batchTableSchema>;
