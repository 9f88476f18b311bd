/** A SEPA credit transfer; absent fields are empty. */
export interface SepaTransfer {
  beneficiary: string;
  iban: string;
  bic: string;
  /** Euros. */
  amount: string;
  purpose: string;
  reference: string;
  message: string;
  information: string;
}

/** Parses a content of the EPC guidelines (EPC069-12, section 3.1, versions 001 and 002). Null: another kind of content. */
export function readSepa(content: string): SepaTransfer | null {
  const [tag, version, , identification, ...lines] = content.split(/\r\n|\n/);
  if (tag !== "BCD" || !/^00[12]$/.test(version ?? "") || identification !== "SCT") return null;
  const [bic, beneficiary, iban, amount, purpose, reference, message, information] = lines;
  if (!beneficiary || !iban) return null;
  return {
    beneficiary,
    iban,
    bic: bic ?? "",
    amount: (amount ?? "").replace(/^EUR/, ""),
    purpose: purpose ?? "",
    reference: reference ?? "",
    message: message ?? "",
    information: information ?? "",
  };
}
