import { createReadStream } from "node:fs";
import type * as z from "zod/mini";
import { shareOf } from "../../../../core/api-keys/api-key.ts";
import {
  BATCH_BYTES,
  BATCH_ROWS,
  type BatchQuery,
  batchQuery,
  batchRows,
} from "../../../../core/api/batch-requests.ts";
import { pressOf } from "../../../../core/api/press-fields.ts";
import { BATCH_COLUMNS } from "../../../../core/codes/texts/batch-columns.ts";
import { safeFileStem } from "../../../../core/codes/file-name.ts";
import type { BatchOrder, CodeWorkshop } from "../../../../core/ports/code-workshop.ts";
import { abortOnDisconnect } from "../../server/abort-on-disconnect.ts";
import { nameFile } from "./code-answer.ts";
import type { BrandsOf } from "./named-design.ts";
import { PRINTED_HEADER, printedTexts } from "./printed-header.ts";
import { FILE, type V1Route, v1Route } from "./route.ts";

const INPUTS: Record<string, BatchOrder["input"]> = {
  "text/csv": "csv",
  "text/tab-separated-values": "tsv",
  "application/x-ndjson": "jsonl",
  "application/jsonl": "jsonl",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
};

/** In a batch file, a logo is a path next to the rows, which a request does not have. */
const COLUMNS = BATCH_COLUMNS.filter((column) => column !== "logo");

type Rows = z.infer<typeof batchRows>;

/** Rows of a JSON body are read in the same way as JSON Lines. */
const jsonLines = ({ rows }: Rows): Uint8Array =>
  Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));

const orderOf = (
  query: BatchQuery,
  rows: Uint8Array,
  input: BatchOrder["input"],
): Omit<BatchOrder, "brands"> => ({
  rows,
  input,
  encoding: query.encoding ?? null,
  sheet: query.sheet ?? null,
  columns: { content: query.content_column ?? null, file: query.file_column ?? null },
  file: query.file,
  press: pressOf(query, query.file),
  type: query.type,
  barcodeFormat: query.barcode_format ?? null,
  onError: query.on_error,
  onDuplicate: query.on_duplicate,
  fix: query.fix,
  force: query.force,
});

interface Dependencies {
  workshop: Pick<CodeWorkshop, "batch">;
  brandsOf: BrandsOf;
}

export const batchTable = ({ workshop, brandsOf }: Dependencies): V1Route[] => [
  v1Route<BatchQuery, Rows | Uint8Array>({
    method: "POST",
    path: "/batch",
    scope: "batch",
    tag: "Batches",
    summary: "A ZIP with a code of every row",
    description: `Rows as for \`quietzone batch\`: CSV, TSV, JSON Lines or an Excel workbook (.xlsx) with its columns, or JSON \`{"rows": [...]}\`; at most ${BATCH_ROWS}, and ${BATCH_BYTES / 1024 / 1024} MB. Write numbers with leading zeros, trailing zeros or more than 15 digits as texts in JSON, in double quotes. Columns: ${COLUMNS.map((column) => `\`${column}\``).join(", ")}; case, spaces, dashes and underscores of their names do not matter, and one that there is not is refused (400), since it may be a typing error. \`design\` names a brand of the account or of the site, or a preset. All rows are checked before anything is made: a refusal lists what is wrong with which. Every file is read back; \`manifest.csv\` in the ZIP has the row, name, SHA-256 and verdict of each, and \`remarks.csv\`, where there is something to say, why a row could not be made (\`on_error=skip\`), which check digit was put right and which colors some scanners miss.`,
    query: batchQuery,
    body: {
      "application/json": batchRows,
      ...Object.fromEntries(Object.keys(INPUTS).map((type) => [type, FILE])),
    },
    bodyBytes: BATCH_BYTES,
    answers: {
      200: {
        description: "The codes",
        content: { "application/zip": FILE },
        headers: {
          "X-Quietzone-Rows": "Rows that were sent",
          [PRINTED_HEADER]:
            "The sizes on paper, as of a code, each with the number of its codes, the most frequent first; at most 20, with commas between them",
          "X-Quietzone-Failed": "Rows that could not be made, or do not scan; 0 unless on_error is skip",
        },
      },
    },
    refusals: ["rows_wrong", "too_large", "took_too_long"],
    async handle({ ctx, apiKey, query, body }) {
      const isBytes = body instanceof Uint8Array;
      const input = isBytes ? (INPUTS[ctx.request.type] ?? "csv") : "jsonl";
      const order = orderOf(query, isBytes ? body : jsonLines(body), input);
      const named = await brandsOf(apiKey);
      const { rows, failed, printed, zip } = await abortOnDisconnect(ctx, (signal) =>
        workshop.batch({ ...order, brands: named }, { id: shareOf(apiKey), signal }),
      );
      // with an explicit end: otherwise, the stream looks for the end after the caller has every byte, and
      // hangs up
      const file = createReadStream(zip.path, { end: zip.size - 1 });
      // a folder that cannot be deleted is logged, and must not end the process
      file.once("close", () => {
        zip.discard().catch((error: unknown) => ctx.app.emit("error", error, ctx));
      });
      ctx.set({ "X-Quietzone-Rows": String(rows), "X-Quietzone-Failed": String(failed) });
      if (printed.length > 0) ctx.set(PRINTED_HEADER, printedTexts(printed));
      nameFile(ctx, `${safeFileStem(query.name ?? "codes", "codes")}.zip`, "attachment");
      ctx.type = "application/zip";
      ctx.body = file;
      ctx.length = zip.size;
    },
  }),
];
