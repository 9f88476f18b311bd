import type { Verified } from "./use-verification.ts";

/** The signer: the name is never shown without the address, since anyone can choose any name. */
export const signerText = (signer: Verified["signer"]): string =>
  signer === null ? "" : signer.name === "" ? signer.email : `${signer.name} (${signer.email})`;
