const PLACEHOLDERS = new Set(
  "null (null) [null] nil nan <na> nat none undefined n/a n.a. na \\n - -- – —".split(" "),
);

/** Placeholders that databases and programs write for missing values. */
export const isPlaceholder = (text: string): boolean =>
  text.length <= 9 && PLACEHOLDERS.has(text.toLowerCase());

/** UTF-8 decoded as windows-1252: two characters for each non-ASCII one. */
const TWICE = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[œ\u0080-\u00bf™˜“”¦¢]|ï»¿/;
export const isDecodedTwice = (text: string): boolean => TWICE.test(text);

const TOTALS = new Set(
  (
    "total|totals|grand total|subtotal|sub total|sum|gesamt|summe|gesamtsumme|zwischensumme|somme|total général|total general|" +
    "sous-total|suma|totale|totali|somma|subtotale|totale complessivo|soma|total geral|gesamtergebnis|ergebnis|σ"
  ).split("|"),
);
const LONGEST_TOTAL = 40;
/** A sum after the word, with or without a currency. */
const AMOUNT = /^[\d.,'’\s-]*(?:\p{Sc}|[A-Z]{3})?$/u;

/** Whether a cell holds the word that spreadsheets write beside a total, in six languages; the total may follow after a colon. */
export const isTotalWord = (cell: string): boolean => {
  const text = cell.trim();
  if (text.length > LONGEST_TOTAL) return false;
  const end = text.search(/[:=]/);
  const word = end < 0 ? text : text.slice(0, end);
  return TOTALS.has(word.trim().toLowerCase()) && (end < 0 || AMOUNT.test(text.slice(end + 1)));
};
