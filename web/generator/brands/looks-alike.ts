import { designFileOf, type NamedDesign } from "../../../core/codes/texts/design-file.ts";

/** Whether two looks are the same, whatever they are called. A logo is stored smaller than it was: only whether there is one counts. */
export const looksAlike = (one: NamedDesign, other: NamedDesign): boolean => lookOf(one) === lookOf(other);

const lookOf = ({ design, logo }: NamedDesign): string =>
  JSON.stringify([designFileOf({ name: null, design, logo: null }), logo !== null]);
