import { useEffect, useRef, useState } from "react";
import type { BulkDraft } from "../bulk-draft.ts";
import { type BatchFailure, type Failure, failureOf } from "../batch-failure.ts";
import type { RowCaution } from "../caution-text.ts";
import type { Printed } from "../labels/make-labels.ts";
import type { BatchWork } from "./batch-work.ts";

/** The name of the file, and the choices for which it is made. */
type BatchFile = Pick<BulkDraft, "output" | "format"> & { name: string };

export interface MadeBatch extends BatchFile {
  file: Blob;
  written: number;
  /** The numbers of labels and pages; null for files of codes. */
  printed: Printed | null;
  cautions: RowCaution[];
  failures: BatchFailure[];
  /** False if not every reader could be loaded. */
  checked: boolean;
}

export type BatchState =
  | { kind: "idle" }
  | { kind: "making"; done: number; total: number }
  | { kind: "made"; batch: MadeBatch }
  | { kind: "failed"; failure: Failure }
  | { kind: "canceled" };
const IDLE: BatchState = { kind: "idle" };

/** Interval of progress updates, ms. */
const PROGRESS_MS = 100;

/** Runs a batch. @param onMade called when its file is complete */
export function useBatch(onMade: (batch: MadeBatch) => void) {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (work: BatchWork, total: number, asked: BatchFile) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: "making", done: 0, total });
    let done = 0;
    let checked = true;
    const failures: BatchFailure[] = [];
    let shownAt = 0;
    try {
      const { file, printed, cautions } = await work((outcome) => {
        done += 1;
        const { row, line, failure } = outcome;
        if (failure !== null) failures.push({ row, line, ...failure });
        else if (!outcome.checked) checked = false;
        const now = performance.now();
        if (now - shownAt < PROGRESS_MS) return;
        shownAt = now;
        setState({ kind: "making", done, total });
      }, signal);
      // a part may have become ready after the user canceled
      signal.throwIfAborted();
      failures.sort((one, other) => one.row - other.row);
      const batch = {
        ...asked,
        file,
        printed,
        cautions,
        written: total - failures.length,
        failures,
        checked,
      };
      setState({ kind: "made", batch });
      onMade(batch);
    } catch (error) {
      if (signal.aborted) return;
      setState({ kind: "failed", failure: failureOf(error) });
    }
  };
  const end = (next: BatchState) => {
    running.current?.abort();
    setState(next);
  };
  /** `clear` also forgets the outcome, and says nothing. */
  return { state, start, cancel: () => end({ kind: "canceled" }), clear: () => end(IDLE) };
}
