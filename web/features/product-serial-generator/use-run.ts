import { useEffect, useRef, useState } from "react";
import type { MadeRun, RunOrder } from "./make-run.ts";
import type { RunProgress } from "./run.worker.ts";

export type RunState =
  | { kind: "idle" }
  | { kind: "making"; count: number; total: number }
  | { kind: "made"; run: MadeRun; order: RunOrder }
  | { kind: "failed"; problem: string };
const IDLE: RunState = { kind: "idle" };

/**
 * A run in its own worker.
 * @param onMade called when it is done
 */
export function useRun(onMade: (run: MadeRun, order: RunOrder) => void) {
  const [state, setState] = useState(IDLE);
  const worker = useRef<Worker>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const start = (wanted: Omit<RunOrder, "now">) => {
    end();
    const order = { ...wanted, now: new Date() };
    const started = new Worker(new URL("./run.worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    setState({ kind: "making", count: 0, total: order.run.count });
    started.addEventListener("message", ({ data }: MessageEvent<RunProgress>) => {
      if (data.kind === "progress") {
        return setState({ kind: "making", count: data.count, total: order.run.count });
      }
      end();
      if (data.kind === "failed") return setState(data);
      setState({ kind: "made", run: data.run, order });
      return onMade(data.run, order);
    });
    started.addEventListener("error", ({ message }) => {
      end();
      setState({ kind: "failed", problem: message });
    });
    started.postMessage(order, []);
  };

  const cancel = () => {
    end();
    setState(IDLE);
  };

  return { state, start, cancel };
}
