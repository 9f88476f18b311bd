import { useEffect, useState } from "react";
import {
  judgeUnsigned,
  readSignatureCode,
  type SignatureCode,
} from "../../../core/codes/payloads/signature-code.ts";
import type { presentVerification } from "../../../core/presenters/present-signature.ts";
import type { Verdict } from "../../../core/signatures/signature.ts";
import { json, request } from "../../api/api-fetch.ts";

/** Answer of /api/public/verify. Times are ISO 8601. */
export type Verified = ReturnType<typeof presentVerification>;

export type VerificationState =
  | { kind: "checking" }
  | { kind: "failed"; error: unknown }
  | { kind: "done"; verified: Verified };
const CHECKING: VerificationState = { kind: "checking" };

const local = (verdict: Verdict): Verified => ({
  verdict,
  signer: null,
  signed_at: null,
  valid_until: null,
});

async function verify(content: string, code: SignatureCode | null): Promise<Verified> {
  // unsigned content needs no key, so it is not sent to the server
  const unsigned = judgeUnsigned(code);
  if (unsigned !== null) return local(unsigned);
  const response = await request("/api/public/verify", json("POST", { content }));
  return (await response.json()) as Verified;
}

/** Checks a code. @returns also its claims, and `retry` for a check that failed */
export function useVerification(content: string) {
  const [code] = useState(() => readSignatureCode(content));
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ attempt: number; state: VerificationState } | null>(null);
  useEffect(() => {
    let stale = false;
    void (async () => {
      const state: VerificationState = await verify(content, code).then(
        (verified) => ({ kind: "done", verified }),
        (error: unknown) => ({ kind: "failed", error }),
      );
      if (!stale) setKnown({ attempt, state });
    })();
    return () => {
      stale = true;
    };
  }, [content, code, attempt]);
  return {
    code,
    state: known?.attempt === attempt ? known.state : CHECKING,
    retry: () => setAttempt(attempt + 1),
  };
}
