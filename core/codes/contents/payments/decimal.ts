/** Strips trailing zeros from a decimal: 1.00 becomes 1, 20.30 becomes 20.3, 100 stays. */
export function shortDecimal(decimal: string): string {
  if (!decimal.includes(".")) return decimal;
  let end = decimal.length;
  while (decimal[end - 1] === "0") end--;
  return decimal.slice(0, decimal[end - 1] === "." ? end - 1 : end);
}
