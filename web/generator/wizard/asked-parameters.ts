import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useLive } from "../../components/loading/use-live.ts";
import { stepOfHash } from "./wizard-step.ts";

/**
 * Whether a fragment contains parameters: our links to the generators pass content there, which servers and
 * proxies do not see.
 */
export const holdsParameters = (hash: string): boolean => hash.includes("=");

/**
 * @param parameters `data`, for barcodes also `format` @returns an address on this site that opens the
 * generator with them
 */
export const generatorAddress = (
  page: "/qr-generator" | "/barcode-generator",
  parameters: Record<string, string>,
): string => `${page}#${new URLSearchParams(parameters).toString().replaceAll("+", "%20")}`;

/**
 * The parameters for a generator: the query, or those in the fragment. The server sees no fragment, so
 * hydration starts with the query only. Stays the same while the wizard puts its steps into the fragment.
 */
export function useAskedParameters(): string {
  const { search, hash } = useLocation();
  const live = useLive();
  const asked = live && holdsParameters(hash) ? `?${hash.slice(1)}` : search;
  const [last, setLast] = useState(asked);
  const current = stepOfHash(hash) === null ? asked : last;
  if (current !== last) setLast(current);
  return current;
}
