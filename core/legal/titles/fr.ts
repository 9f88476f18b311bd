import type { LegalTitles } from "../legal-kind.ts";

export const titles: LegalTitles = {
  "legal.privacy": "Confidentialité",
  "legal.terms": "Conditions d’utilisation",
  "legal.imprint": "Mentions légales",
};
