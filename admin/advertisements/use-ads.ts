import { useCallback } from "react";
import { useLoaded } from "../kit/use-loaded.ts";
import { readAds, type AdQuery } from "./advertisement-api.ts";

/** The list as it is now. What was shown before stays until the new one is there. */
export function useAds({ q, status, placement, page }: AdQuery) {
  const read = useCallback(() => readAds({ q, status, placement, page }), [q, status, placement, page]);
  return useLoaded(read);
}
