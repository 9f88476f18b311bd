import { useLoaded } from "../../../components/loading/use-loaded.ts";
import { useSession } from "../../../session/session.tsx";
import { listIdentities } from "./identity-calls.ts";

/** The ways into the account of who is signed in. */
export function useIdentities() {
  const { client, user } = useSession();
  return useLoaded(["identities", user?.id], () => listIdentities(client));
}
