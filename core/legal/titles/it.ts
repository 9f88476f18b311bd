import type { LegalTitles } from "../legal-kind.ts";

export const titles: LegalTitles = {
  "legal.privacy": "Privacy",
  "legal.terms": "Condizioni d’uso",
  "legal.imprint": "Note legali",
};
