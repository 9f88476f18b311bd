import { listFactors, recoveryStatus, type RecoveryStatus } from "../../../account-forms/factor-calls.ts";
import { useLoaded } from "../../../components/loading/use-loaded.ts";
import type { AuthFactor } from "../../../session/session-user.ts";
import { useSession } from "../../../session/session.tsx";

interface Factors {
  factors: AuthFactor[];
  /** Null: none were made. */
  recovery: RecoveryStatus | null;
}

/** The account's second factors and recovery codes. */
export function useFactors() {
  const { client, user } = useSession();
  return useLoaded(["factors", user?.id], async (): Promise<Factors> => {
    const factors = await listFactors(client);
    // without a factor there are none, and no request is needed
    return { factors, recovery: factors.length === 0 ? null : await recoveryStatus(client) };
  });
}
