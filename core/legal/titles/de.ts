import type { LegalTitles } from "../legal-kind.ts";

export const titles: LegalTitles = {
  "legal.privacy": "Datenschutz",
  "legal.terms": "Nutzungsbedingungen",
  "legal.imprint": "Impressum",
};
