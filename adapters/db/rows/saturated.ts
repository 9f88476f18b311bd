/** Largest value of a column of type integer. */
export const MAX_INTEGER = 2_147_483_647;
/** Largest value of a bigint counter that JavaScript can read exactly. */
export const MAX_BIGINT = Number.MAX_SAFE_INTEGER;

/**
 * SQL that adds to a counter and caps it, so that a statement for many counters never fails because of one.
 * @param counter may have any value
 */
export const saturated = (counter: string, added: string, max: number): string =>
  `least(${counter}, ${max} - greatest(${added}, 0)) + ${added}`;
