import { useLoaded } from "../../../components/loading/use-loaded.ts";
import { useSession } from "../../../session/session.tsx";
import { listIdentities } from "./identity-calls.ts";

/** The sign-in methods of the signed-in user. */
export function useIdentities() {
  const { client, user } = useSession();
  return useLoaded(["identities", user?.id], () => listIdentities(client));
}
