import { useCallback, useEffect, useState } from "react";
import { useSession } from "../../../session/session.tsx";
import { listIdentities, type AuthIdentity } from "./identity-calls.ts";

type Loaded =
  | { kind: "loading" }
  | { kind: "failed"; error: unknown }
  | { kind: "there"; identities: AuthIdentity[] };

/** The ways into the account of who is signed in. */
export function useIdentities() {
  const { client } = useSession();
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  const ask = useCallback(
    () =>
      listIdentities(client).then(
        (identities): Loaded => ({ kind: "there", identities }),
        (error: unknown): Loaded => ({ kind: "failed", error }),
      ),
    [client],
  );
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
