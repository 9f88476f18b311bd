import { LEGAL_KINDS, type LegalLinks } from "../../core/legal/legal-kind.ts";

/** The legal texts of this site without links to other sites: path and name of each. */
export const legalPages = (links: LegalLinks) =>
  LEGAL_KINDS.filter((kind) => links[kind]?.startsWith("/")).map((kind) => ({
    path: `/${kind}`,
    name: `legal.${kind}` as const,
    description: `legal.${kind}_description` as const,
  }));
