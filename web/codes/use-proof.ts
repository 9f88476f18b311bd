import { useEffect, useRef, useState } from "react";
import { type Proof, UNTESTED } from "../../core/codes/proof.ts";
import { readBack } from "./read-back-client.ts";
import type { ProofTarget } from "./read-back.ts";

export type ProofState = { state: "checking" } | { state: "read"; proof: Proof };
const CHECKING: ProofState = { state: "checking" };

async function read(target: ProofTarget): Promise<Proof> {
  try {
    return (await readBack(target, { patient: true })).proof;
  } catch (error) {
    console.warn("The code could not be tested:", error);
    return UNTESTED;
  }
}

/**
 * Tests the code on screen after each change, one at a time: the latest code is read next, and those in
 * between are skipped.
 * @param target the same object while nothing changes
 */
export function useProof(target: ProofTarget | null): ProofState {
  const [known, setKnown] = useState<{ of: ProofTarget; proof: Proof } | null>(null);
  const wanted = useRef<ProofTarget | null>(null);
  const isReading = useRef(false);
  useEffect(() => {
    wanted.current = target;
    const readAll = async () => {
      isReading.current = true;
      for (let of = wanted.current; of; of = wanted.current === of ? null : wanted.current)
        setKnown({ of, proof: await read(of) });
      isReading.current = false;
    };
    if (!isReading.current) void readAll();
    return () => {
      wanted.current = null;
    };
  }, [target]);
  return known && known.of === target ? { state: "read", proof: known.proof } : CHECKING;
}
