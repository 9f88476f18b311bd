import { toast } from "../../components/toasts/toast.ts";
import { useCallback, useEffect, useReducer, useRef } from "react";
import type { FrameAnswer } from "../../codes/scan-protocol.ts";
import { createScanClient, type ScanClient } from "../../codes/scan-client.ts";
import {
  EMPTY_SCANNER,
  isBusy,
  MAX_PICTURES,
  scannerReducer,
  type ScannerAction,
  type ScannerPicture,
} from "./scanner-state.ts";

/** Runs a task when the page is idle; Safari has no idle callback, so it runs shortly afterward. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
}

/**
 * The pictures of the scanner page and their results, processed one by one in a worker.
 * @param onDone called once all pictures of a run are processed, with their results
 */
export function useScanner(onDone: (pictures: ScannerPicture[]) => void) {
  const [state, dispatch] = useReducer(scannerReducer, EMPTY_SCANNER);
  const client = useRef<ScanClient>(null);
  const run = useRef<AbortController>(null);
  const lastId = useRef(0);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);

  const getClient = useCallback(() => (client.current ??= createScanClient()), []);
  useEffect(() => {
    const cancel = whenIdle(() => getClient().prepare());
    return () => {
      cancel();
      run.current?.abort();
      client.current?.close();
      client.current = null;
    };
  }, [getClient]);

  /** Its own copy of the state, so that the end of a run can be judged at once. */
  const scanAll = async (first: ScannerAction, pictures: ScannerPicture[]) => {
    run.current?.abort();
    const controller = new AbortController();
    run.current = controller;
    let now = scannerReducer({ pictures, selected: null }, { kind: "again" });
    const tell = (action: ScannerAction) => {
      if (controller.signal.aborted) return;
      now = scannerReducer(now, action);
      dispatch(action);
    };
    // messages about earlier pictures
    toast.clear();
    dispatch(first);
    for (const { id, file } of pictures) {
      if (!file || controller.signal.aborted) continue;
      tell({ kind: "begin", id });
      try {
        const onChange = (news: Parameters<Parameters<ScanClient["scanFile"]>[1]>[0]) =>
          tell({ kind: "news", id, news });
        const outcome = await getClient().scanFile(file, onChange, controller.signal);
        tell({ kind: "outcome", id, outcome });
      } catch (error) {
        if (!controller.signal.aborted) console.warn("The scan failed:", error);
        tell({ kind: "failed", id });
      }
    }
    if (!controller.signal.aborted) done.current(now.pictures);
  };

  return {
    ...state,
    busy: state.pictures.some(isBusy),

    /** Scans these files, replacing previous ones, at most MAX_PICTURES. */
    takeFiles(files: readonly File[]): void {
      const pictures = files.slice(0, MAX_PICTURES).map((file): ScannerPicture => ({
        id: ++lastId.current,
        name: file.name,
        file,
        shown: null,
        codes: [],
        state: { kind: "waiting" },
      }));
      void scanAll({ kind: "take", pictures }, pictures);
    },

    /** Shows the codes that the camera found. */
    takeFrame(name: string, { codes, picture }: FrameAnswer): void {
      run.current?.abort();
      const taken: ScannerPicture = {
        id: ++lastId.current,
        name,
        file: null,
        shown: picture,
        codes,
        state: { kind: "found", allReaders: true },
      };
      dispatch({ kind: "take", pictures: [taken] });
      done.current([taken]);
    },

    again: () => void scanAll({ kind: "again" }, state.pictures),

    cancel(): void {
      run.current?.abort();
      dispatch({ kind: "stop" });
      // the worker was ended with the scan: a new one gets ready
      getClient().prepare();
    },

    reset(): void {
      run.current?.abort();
      dispatch({ kind: "reset" });
    },

    select: (id: number) => dispatch({ kind: "select", id }),

    getClient,
  };
}
