import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readAds, type AdQuery } from "./advertisement-api.ts";

/** The list as it is now. What was shown before stays until the new one is there. */
export function useAds(query: AdQuery) {
  const { refetch, isFetching, ...rest } = useQuery({
    queryKey: ["advertisements", query],
    queryFn: () => readAds(query),
    placeholderData: keepPreviousData,
  });
  return { ...rest, isLoading: isFetching, reload: () => void refetch() };
}
