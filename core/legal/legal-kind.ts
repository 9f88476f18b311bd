import type { Language } from "../languages.ts";

export const LEGAL_KINDS = ["privacy", "terms", "imprint"] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

export const isLegalKind = (text: string): text is LegalKind => LEGAL_KINDS.some((kind) => kind === text);

/** Address of each published page: a path of this site, or the link. Unpublished pages are absent. */
export type LegalLinks = Readonly<Partial<Record<LegalKind, string>>>;

/** A text as visitors get it. */
export interface LegalText {
  kind: LegalKind;
  language: Language;
  html: string;
}

/** The names of the pages in one language. */
export type LegalTitles = Readonly<Record<`legal.${LegalKind}`, string>>;
