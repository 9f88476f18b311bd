import { useCallback, useEffect, useState } from "react";
import { listFactors, recoveryStatus, type RecoveryStatus } from "../../../account-forms/factor-calls.ts";
import type { AuthFactor } from "../../../session/session-user.ts";
import { useSession } from "../../../session/session.tsx";

type Loaded =
  | { kind: "loading" }
  | { kind: "failed"; error: unknown }
  | {
      kind: "there";
      factors: AuthFactor[];
      /** Null: none were made. */
      recovery: RecoveryStatus | null;
    };

/** What protects the account beside its password. */
export function useFactors() {
  const { client } = useSession();
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });

  const ask = useCallback(async (): Promise<Loaded> => {
    try {
      const factors = await listFactors(client);
      // without a factor there are none, and nobody has to ask
      const recovery = factors.length === 0 ? null : await recoveryStatus(client);
      return { kind: "there", factors, recovery };
    } catch (error) {
      return { kind: "failed", error };
    }
  }, [client]);
  useEffect(() => {
    let gone = false;
    void ask().then((now) => (gone ? undefined : setLoaded(now)));
    return () => {
      gone = true;
    };
  }, [ask]);

  const load = async () => setLoaded(await ask());
  return { loaded, load };
}
