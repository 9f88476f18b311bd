import { useEffect, useState } from "react";
import type { Proof } from "../../core/codes/proof.ts";
import { readBack } from "./read-back-client.ts";
import type { ProofTarget } from "./read-back.ts";

/** A drawing counts as settled after this long without a change. */
const SETTLED_MS = 200;

export type ProofState = { state: "checking" } | { state: "read"; proof: Proof } | { state: "unavailable" };
const CHECKING: ProofState = { state: "checking" };

/** Reads the code on screen back whenever its drawing settles. `target` has to be the same object while nothing changes. */
export function useProof(target: ProofTarget | null): ProofState {
  const [known, setKnown] = useState<{ of: ProofTarget | null; state: ProofState }>({
    of: null,
    state: CHECKING,
  });
  useEffect(() => {
    if (!target) return undefined;
    let stale = false;
    const timer = setTimeout(() => {
      void (async () => {
        const { proof } = await readBack(target, false).catch(() => ({ proof: null }));
        if (!stale)
          setKnown({ of: target, state: proof ? { state: "read", proof } : { state: "unavailable" } });
      })();
    }, SETTLED_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [target]);
  return known.of === target ? known.state : CHECKING;
}
