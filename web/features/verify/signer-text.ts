import type { Verified } from "./use-verification.ts";

/** Whoever signed: the name never stands without the address, since names are free to choose. */
export const signerText = (signer: Verified["signer"]): string =>
  signer === null ? "" : signer.name === "" ? signer.email : `${signer.name} (${signer.email})`;
