const TOTALS = new Set(
  (
    "total|totals|grand total|subtotal|sub total|sum|gesamt|summe|gesamtsumme|zwischensumme|somme|total général|total general|" +
    "sous-total|suma|totale|totali|somma|subtotale|totale complessivo|soma|total geral|gesamtergebnis|ergebnis"
  ).split("|"),
);
const LONGEST_TOTAL = 18;

/** Whether a cell holds the word that spreadsheets write beside a total, in six languages. */
export const isTotalWord = (cell: string): boolean =>
  cell.length <= LONGEST_TOTAL && TOTALS.has(cell.trim().replace(/:$/, "").toLowerCase());
