import { useEffect, useState } from "react";
import type { BulkTable } from "../table/bulk-table.ts";
import type { CheckedTable } from "../table/check-table.ts";
import type { Bulk } from "../use-bulk.ts";
import type { DrawnPage } from "./draw-page.ts";
import type { LabelSheet } from "./label-design.ts";
import { labelJobs } from "./label-jobs.ts";
import type { LabelsReply, LabelsRequest } from "./labels.worker.ts";

/** A page is drawn this long after the last change, ms. */
const DRAW_MS = 200;
/** Rows that are looked at for the labels of one page. */
const MOST_ROWS = 400;

export type FirstPage =
  | { kind: "drawing" }
  | { kind: "drawn"; page: DrawnPage }
  | { kind: "failed"; problem: string };

/** The first page of labels as it will be printed. The one before stays until the next is drawn. */
export function useFirstPage(
  { draft }: Bulk,
  table: BulkTable | null,
  checked: CheckedTable | null,
  sheet: LabelSheet | null,
): FirstPage {
  const [state, setState] = useState<FirstPage>({ kind: "drawing" });
  const { textColumns, design } = draft;
  const { logo } = design;
  // the same choices are the same page, though their objects are new with each drawing of the site
  const choices = JSON.stringify(sheet);
  useEffect(() => {
    const asked = JSON.parse(choices) as LabelSheet | null;
    if (!asked || !table || !checked || checked.rows.length === 0) return undefined;
    let worker: Worker | null = null;
    const timer = setTimeout(() => {
      worker = new Worker(new URL("./labels.worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", ({ data }: MessageEvent<LabelsReply>) => {
        if (data.kind === "drawn") setState({ kind: "drawn", page: data.page });
        else if (data.kind === "broken") setState({ kind: "failed", problem: data.problem });
        worker?.terminate();
      });
      worker.addEventListener("error", ({ message }) => setState({ kind: "failed", problem: message }));
      const jobs = labelJobs({ textColumns }, table, checked, MOST_ROWS);
      const look = { sheet: asked, logo, name: table.name, now: new Date() };
      worker.postMessage({ kind: "draw", jobs, look } satisfies LabelsRequest, []);
    }, DRAW_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [choices, table, checked, textColumns, logo]);
  return state;
}
