import type { RowDesign } from "../../../../core/brands/named-designs.ts";
import { type Failure, failureOf } from "../batch-failure.ts";
import type { BulkTable } from "./bulk-table.ts";
import { type BulkSettings, type CheckedTable, checkTable } from "./check-table.ts";
import { likelySettings } from "./choose-fields.ts";
import { readTable, type TableSource } from "./read-table.ts";

export type TableRequest =
  | { kind: "read"; source: TableSource }
  | {
      kind: "check";
      table: BulkTable;
      settings: BulkSettings;
      kept: ReadonlySet<number>;
      brands: readonly RowDesign[];
    };

export interface TableAnswers {
  read: { table: BulkTable; likely: ReturnType<typeof likelySettings> };
  check: CheckedTable;
}

export type TableReply = { id: number } & (
  | { ok: true; answer: TableAnswers[keyof TableAnswers] }
  | { ok: false; failure: Failure }
);

async function answer(request: TableRequest): Promise<TableAnswers[keyof TableAnswers]> {
  if (request.kind === "check")
    return checkTable(request.table, request.settings, request.kept, request.brands);
  const table = await readTable(request.source);
  return { table, likely: likelySettings(table) };
}

const reply = (one: TableReply) => self.postMessage(one, { transfer: [] });

/** Reads and checks tables outside the page's thread. */
self.addEventListener(
  "message",
  ({ data: { id, request } }: MessageEvent<{ id: number; request: TableRequest }>) => {
    answer(request).then(
      (done) => reply({ id, ok: true, answer: done }),
      (error: unknown) => reply({ id, ok: false, failure: failureOf(error) }),
    );
  },
);
