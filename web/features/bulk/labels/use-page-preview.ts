import { useEffect, useEffectEvent, useState } from "react";
import type { Bulk } from "../use-bulk.ts";
import type { DrawnPage } from "./draw-page.ts";
import type { LabelSheet } from "./label-design.ts";
import { labelJobs, labelsOf } from "./label-jobs.ts";
import { type Failure, WORKER_LOST } from "../batch-failure.ts";
import type { LabelsReply, LabelsRequest } from "./labels.worker.ts";

/** Delay from the last change to drawing, ms. */
const DRAW_MS = 200;
/** Largest number of rows that are planned for one page. */
const MOST_ROWS = 400;
const DRAWING: PagePreview = { kind: "drawing" };

export type PagePreview =
  | { kind: "drawing" }
  | { kind: "drawn"; page: DrawnPage }
  | { kind: "failed"; failure: Failure };

/**
 * Draws the first page of labels as it will be printed. While a change is drawn, the previous page of the same file stays.
 * @param onDrawn called with true if no row has a label; false if there are more rows than are planned here
 */
export function usePagePreview(
  { draft, checked, logos }: Bulk,
  sheet: LabelSheet | null,
  onDrawn: (isNoneFitting: boolean) => void,
): PagePreview {
  const [state, setState] = useState({ of: "", preview: DRAWING });
  const { table, textColumns, picture, pictureColumn, pictures: files } = draft;
  const name = table?.name ?? "";
  // compared by value: the objects are new with each render
  const choices = JSON.stringify(sheet);
  const drawn = useEffectEvent(onDrawn);
  useEffect(() => {
    const asked = JSON.parse(choices) as LabelSheet | null;
    if (!asked || !table || !checked || checked.rows.length === 0) return undefined;
    let worker: Worker | null = null;
    const show = (preview: PagePreview) => setState({ of: table.name, preview });
    const fail = (failure: Failure) => {
      show({ kind: "failed", failure });
      drawn(false);
    };
    const timer = setTimeout(() => {
      worker = new Worker(new URL("./labels.worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", ({ data }: MessageEvent<LabelsReply>) => {
        if (data.kind === "drawn") {
          show({ kind: "drawn", page: data.page });
          drawn(all.length > 0 && data.page.labels === 0 && data.page.refused.length === all.length);
        }
        if (data.kind === "broken") fail(data.failure);
        worker?.terminate();
      });
      worker.addEventListener("error", ({ message }) => fail({ message: message || WORKER_LOST }));
      const all = labelJobs({ textColumns, picture, pictureColumn }, table, checked);
      const pictures = { picture, pictures: files };
      const run = { sheet: asked, logos, pictures, name: table.name, now: new Date(), countTexts: [] };
      const jobs = all.slice(0, MOST_ROWS);
      worker.postMessage({ kind: "draw", jobs, total: labelsOf(all), run } satisfies LabelsRequest, []);
    }, DRAW_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [choices, table, checked, textColumns, picture, pictureColumn, files, logos]);
  return state.of === name ? state.preview : DRAWING;
}
