import { designFileOf, type NamedDesign } from "../../../core/codes/texts/design-file.ts";

/**
 * Whether two designs are the same, regardless of their names. A logo is stored in a reduced size, so only
 * its presence counts.
 */
export const looksAlike = (one: NamedDesign, other: NamedDesign): boolean => lookOf(one) === lookOf(other);

const lookOf = ({ design, logo }: NamedDesign): string =>
  JSON.stringify([designFileOf({ name: null, design, logo: null }), logo !== null]);
