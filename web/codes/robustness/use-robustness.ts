import { useEffect, useState } from "react";
import type { MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import type { DesignFix } from "../../../core/codes/design-fix.ts";
import { isFrail, robustnessFloor, type Robustness } from "../../../core/codes/qr/robustness.ts";
import { measureRobustness } from "./robustness-client.ts";
import type { Remedy } from "../use-design-fixes.ts";

/** How long a code stands still before it is measured, which keeps a processor busy. */
const STILL_MS = 600;

/** How much the design of a code can bear, and the change that helps most where that is little. */
export interface MeasuredDesign<Change> {
  robustness: Robustness;
  fix: DesignFix<Change> | null;
}

/**
 * Measures the code on screen once it stands still.
 * @param code the same object while nothing changes; null while there is none that scans
 * @param remedy the same object while nothing changes
 * @returns what was measured of this code; null until it is, and where it cannot be
 */
export function useRobustness<Change>(
  code: MadeQr | null,
  remedy: Remedy<Change, MadeQr> | null,
): MeasuredDesign<Change> | null {
  const [known, setKnown] = useState<{ of: MadeQr; measured: MeasuredDesign<Change> } | null>(null);
  useEffect(() => {
    if (!code || !remedy || typeof Worker === "undefined") return undefined;
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
        if (!stop.signal.aborted) console.warn("The design could not be measured:", error);
      });
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [code, remedy]);
  return known && known.of === code ? known.measured : null;
}

/** The first single change with which the design stands enough, else the one with which it stands most; null where none helps. */
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
