/** Forms of address and academic degrees before a name, in six languages. */
const FORMS = new Set(
  (
    "mr mrs ms miss mx sir madam dr prof professor rev hon herr herrn frau hr fr fräulein med phil rer nat jur ing dipl mag m mm mme mlle me mtre " +
    "monsieur madame mademoiselle maître docteur pr sr sra srta sres don doña dra señor señora señorita sig sigra signa signor signora dott " +
    "dottssa avv arch geom rag snr snra exmo exma senhor senhora dona eng enga"
  ).split(" "),
);
const LONGEST = 40;

/** Whether a text is only a form of address: Mme, Prof. Dr., Sig.ra. */
export const isFormOfAddress = (text: string): boolean => {
  if (text.length > LONGEST) return false;
  const words = text
    .toLowerCase()
    .split(/[\s/-]+|\.(?=\p{L}{3,})/u)
    .map((word) => word.replaceAll(/[^\p{L}]/gu, ""))
    .filter((word) => word !== "");
  return words.length > 0 && words.every((word) => FORMS.has(word));
};
