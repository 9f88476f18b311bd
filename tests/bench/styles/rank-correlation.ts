/**
 * Spearman's rank correlation of two lists of the same length, -1 to 1: Pearson's correlation of the ranks,
 * where ties share their mean rank.
 */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  // the mean of the ranks 1 to n
  const mean = (a.length + 1) / 2;
  let [together, ofOne, ofOther] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    const [x, y] = [a[at]! - mean, b[at]! - mean];
    together += x * y;
    ofOne += x * x;
    ofOther += y * y;
  }
  return together / Math.sqrt(ofOne * ofOther);
}

function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((x, y) => x - y);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}
