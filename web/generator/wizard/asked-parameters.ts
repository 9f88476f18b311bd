import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useLive } from "../../components/loading/use-live.ts";
import { stepOfHash } from "./wizard-step.ts";

/** A hash of parameters: our own links to the generators put a content there, where no server and no proxy sees it. */
export const holdsParameters = (hash: string): boolean => hash.includes("=");

/** @param parameters `data`, for barcodes `format` too @returns an address on this site that opens the generator with them */
export const generatorAddress = (
  page: "/qr-generator" | "/barcode-generator",
  parameters: Record<string, string>,
): string => `${page}#${new URLSearchParams(parameters).toString().replaceAll("+", "%20")}`;

/**
 * What the address asks a generator for: its query, or the parameters in its hash. The server sees no hash, so the first
 * render of a page that it made has the query alone. Stays the same while the wizard names its steps in the hash.
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
