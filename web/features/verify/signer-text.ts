import type { Verified } from "./use-verification.ts";

/** The signer: the name is always shown with the address, since anyone can choose any name. */
export const signerText = (signer: Verified["signer"]): string =>
  signer === null ? "" : signer.name === "" ? signer.email : `${signer.name} (${signer.email})`;
