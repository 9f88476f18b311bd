import type { LegalTitles } from "../legal-kind.ts";

export const titles: LegalTitles = {
  "legal.privacy": "Privacidade",
  "legal.terms": "Termos de uso",
  "legal.imprint": "Aviso legal",
};
