import { useEffect, useState } from "react";
import { findDesignFixes, type DesignFix } from "../../core/codes/design-fix.ts";
import { isDesignFault, type Proof, UNTESTED } from "../../core/codes/proof.ts";
import { readBack } from "./read-back-client.ts";
import type { ProofTarget } from "./read-back.ts";
import type { ProofState } from "./use-proof.ts";

/** For a code that did not scan: possible fixes, likely ones first, and previews of the code with some of them. */
export interface Remedy<Change, Code extends ProofTarget = ProofTarget> {
  fixes: DesignFix<Change>[];
  /** For a code that scans but has little robustness: first the fixes that keep most of its look. */
  strengthen?: DesignFix<Change>[];
  redraw: (changes: Change[]) => Code | null;
}

/**
 * Finds the least that makes a failed code scan, by drawing and reading it with each change.
 * @param remedy the same object while nothing changes; null while there is no code
 * @returns null while there is nothing to fix, or nothing that would
 */
export function useDesignFixes<Change>(
  proof: ProofState,
  remedy: Remedy<Change> | null,
): DesignFix<Change>[] | null {
  const [found, setFound] = useState<{ of: Remedy<Change>; fixes: DesignFix<Change>[] | null } | null>(null);
  const failed = proof.state === "read" && isDesignFault(proof.proof);
  useEffect(() => {
    if (!failed || !remedy) return undefined;
    let stale = false;
    const tryOut = async (changes: Change[]): Promise<Proof> => {
      const target = stale ? null : remedy.redraw(changes);
      return target ? (await readBack(target)).proof : UNTESTED;
    };
    void (async () => {
      const fixes = await findDesignFixes(remedy.fixes, tryOut).catch(() => null);
      if (!stale) setFound({ of: remedy, fixes });
    })();
    return () => {
      stale = true;
    };
  }, [failed, remedy]);
  return failed && found?.of === remedy ? found.fixes : null;
}
