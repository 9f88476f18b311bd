import { useEffect, useState } from "react";
import { findMend, type Mend } from "../../core/codes/mend.ts";
import type { Proof } from "../../core/codes/proof.ts";
import { readBack } from "./read-back-client.ts";
import type { ProofTarget } from "./read-back.ts";
import type { ProofState } from "./use-proof.ts";

/** Where a code did not scan: its possible mends, likely ones first, and the code as it would be after some of them. */
export interface Remedy<Change> {
  mends: Mend<Change>[];
  redraw: (changes: Change[]) => ProofTarget | null;
}

const UNREADABLE: Proof = { scans: false, code: "unreadable", values: {}, message: "", checks: [] };

/**
 * Finds the least that makes a failed code scan, by drawing and reading it with each change (D3).
 * @param remedy the same object while nothing changes; null while there is no code
 * @returns null while there is nothing to mend, or nothing that would
 */
export function useMend<Change>(proof: ProofState, remedy: Remedy<Change> | null): Mend<Change>[] | null {
  const [found, setFound] = useState<{ of: Remedy<Change>; mends: Mend<Change>[] | null } | null>(null);
  const failed = proof.state === "read" && !proof.proof.scans;
  useEffect(() => {
    if (!failed || !remedy) return undefined;
    let stale = false;
    const tryOut = async (changes: Change[]): Promise<Proof> => {
      const target = stale ? null : remedy.redraw(changes);
      return (target && (await readBack(target, false)).proof) ?? UNREADABLE;
    };
    void (async () => {
      const mends = await findMend(remedy.mends, tryOut).catch(() => null);
      if (!stale) setFound({ of: remedy, mends });
    })();
    return () => {
      stale = true;
    };
  }, [failed, remedy]);
  return failed && found?.of === remedy ? found.mends : null;
}
