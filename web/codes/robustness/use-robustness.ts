import { useEffect, useState } from "react";
import type { MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import type { DesignFix } from "../../../core/codes/design-fix.ts";
import { isFrail, robustnessFloor, type Robustness } from "../../../core/codes/qr/robustness.ts";
import { measureRobustness } from "./robustness-client.ts";
import type { Remedy } from "../use-design-fixes.ts";

/** Time without changes before a code is measured, which is CPU-intensive. */
const STILL_MS = 600;

/** The robustness of a code's design and, if it is low, the change that helps most. */
export interface MeasuredDesign<Change> {
  robustness: Robustness;
  fix: DesignFix<Change> | null;
}

/**
 * Measures the code on screen after a pause in changes.
 * @param code a code that scans, the same object while nothing changes
 * @param remedy the same object while nothing changes
 * @returns the result for this code; "failed" if it cannot be measured
 */
export function useRobustness<Change>(
  code: MadeQr,
  remedy: Remedy<Change, MadeQr>,
): MeasuredDesign<Change> | "measuring" | "failed" {
  const [known, setKnown] = useState<{ of: MadeQr; measured: MeasuredDesign<Change> | "failed" } | null>(
    null,
  );
  useEffect(() => {
    const stop = new AbortController();
    const measure = async () => {
      const robustness = await measureRobustness(code, stop.signal);
      setKnown({ of: code, measured: { robustness, fix: null } });
      if (!isFrail(robustness)) return;
      const fix = await mostHelpful(remedy, robustness, stop.signal);
      setKnown({ of: code, measured: { robustness, fix } });
    };
    const timer = setTimeout(() => {
      measure().catch((error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn("The design could not be measured:", error);
        setKnown({ of: code, measured: "failed" });
      });
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [code, remedy]);
  return known?.of === code ? known.measured : "measuring";
}

/**
 * The first single change that makes the design robust enough, otherwise the best one; null if none helps.
 */
async function mostHelpful<Change>(
  { strengthen = [], redraw }: Remedy<Change, MadeQr>,
  robustness: Robustness,
  signal: AbortSignal,
): Promise<DesignFix<Change> | null> {
  let best: { fix: DesignFix<Change> | null; held: number } = { fix: null, held: robustness.held };
  for (const fix of strengthen) {
    const code = redraw([fix.change]);
    if (!code) continue;
    const { held } = await measureRobustness(code, signal);
    if (held > best.held) best = { fix, held };
    if (held >= robustnessFloor(robustness)) break;
  }
  return best.fix;
}
