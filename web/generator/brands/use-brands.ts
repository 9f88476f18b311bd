import { useLoaded } from "../../components/loading/use-loaded.ts";
import { useSession } from "../../session/session.tsx";
import { listBrands, listSiteBrands } from "./brand-calls.ts";

/** The brands of the signed-in account. @param isAsked false: nothing is loaded yet */
export function useBrands(isAsked = true) {
  const { fetch, user } = useSession();
  return useLoaded(["brands", user?.id], isAsked ? (signal) => listBrands(fetch, signal) : null, {
    isKept: true,
  });
}

/** The brands that the site offers to everybody. @param isAsked false: nothing is loaded yet */
export const useSiteBrands = (isAsked = true) =>
  useLoaded(["site-brands"], isAsked ? listSiteBrands : null, { isKept: true });
