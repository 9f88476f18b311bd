import type { LegalKind } from "./legal-kind.ts";
import { titles as de } from "./titles/de.ts";
import { titles as en } from "./titles/en.ts";
import { titles as es } from "./titles/es.ts";
import { titles as fr } from "./titles/fr.ts";
import { titles as it } from "./titles/it.ts";
import { titles as pt } from "./titles/pt.ts";

/** The names of a page in every language: a text may be shown to readers of another one. */
export const titlesOf = (kind: LegalKind): string[] =>
  [en, es, fr, de, it, pt].map((titles) => titles[`legal.${kind}`]);
