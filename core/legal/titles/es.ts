import type { LegalTitles } from "../legal-kind.ts";

export const titles: LegalTitles = {
  "legal.privacy": "Privacidad",
  "legal.terms": "Condiciones de uso",
  "legal.imprint": "Aviso legal",
};
