import { useEffect, useRef, useState } from "react";
import { loadPart } from "../../../codes/load-part.ts";
import { makeBatch } from "./make-batch.ts";
import type { BulkJob, BulkLook } from "./make-code.ts";

interface BatchFailure {
  row: number;
  line: number;
  /** An English sentence. */
  message: string;
}

export interface MadeBatch {
  zip: Blob;
  name: string;
  written: number;
  failures: BatchFailure[];
  /** False where not every reader could be loaded. */
  checked: boolean;
}

export type BatchState =
  | { kind: "idle" }
  | { kind: "making"; done: number; total: number }
  | { kind: "made"; batch: MadeBatch }
  | { kind: "failed"; problem: string };
const IDLE: BatchState = { kind: "idle" };

/** A page is drawn anew so often while codes are made, ms. */
const PROGRESS_MS = 100;

/** A batch under way. @param onMade called once all its codes are in a ZIP */
export function useBatch(onMade: (batch: MadeBatch) => void) {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (jobs: readonly BulkJob[], look: BulkLook, name: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const total = jobs.length;
    setState({ kind: "making", done: 0, total });
    let done = 0;
    let checked = true;
    const failures: BatchFailure[] = [];
    let shownAt = 0;
    try {
      const { createPacker } = await loadPart(() => import("./pack-batch.ts"));
      const packer = await createPacker(look);
      await makeBatch({
        jobs,
        look,
        signal,
        onFile(file) {
          packer.add(file);
          done += 1;
          const { row, line } = file.job;
          if (file.failure !== null) failures.push({ row, line, message: file.failure });
          else if (file.verified === null) checked = false;
          const now = performance.now();
          if (now - shownAt < PROGRESS_MS) return;
          shownAt = now;
          setState({ kind: "making", done, total });
        },
      });
      failures.sort((one, other) => one.row - other.row);
      const batch = { zip: packer.end(), name, written: total - failures.length, failures, checked };
      setState({ kind: "made", batch });
      onMade(batch);
    } catch (error) {
      if (signal.aborted) return;
      setState({ kind: "failed", problem: error instanceof Error ? error.message : String(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState(IDLE);
  };
  return { state, start, cancel };
}
