import { useLoaded } from "../../components/loading/use-loaded.ts";
import { useSession } from "../../session/session.tsx";
import { listBrands } from "./brand-calls.ts";

/** The brands of the signed-in account. */
export function useBrands() {
  const { fetch, user } = useSession();
  return useLoaded(["brands", user?.id], (signal) => listBrands(fetch, signal), { isKept: true });
}
