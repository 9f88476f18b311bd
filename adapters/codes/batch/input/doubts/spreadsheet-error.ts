import { type RowSentence, rowSentence } from "../../../../../core/codes/row-sentences/row-sentence.ts";

/** Error values of formulas in Excel, LibreOffice and Google Sheets, in six languages. */
const ERRORS = new Set(
  (
    "#REF! #N/A #NAME? #VALUE! #DIV/0! #NULL! #NUM! #ERROR! #SPILL! #CALC! #BEZUG! #NV #WERT! #ZAHL! #VALEUR! #NOM? #NUL! " +
    "#GETTING_DATA #FIELD! #BLOCKED! #CONNECT! #UNKNOWN! #BUSY! #EXTERNAL! #PYTHON! #TIMEOUT! #ÜBERLAUF! #KALK! #FELD! #BLOCKIERT! " +
    "#VERBINDEN! #UNBEKANNT! #PROPAGATION! #CALCUL! #CHAMP! #BLOQUÉ! #CONNEXION! #DESBORDAMIENTO! #¡DESBORDAMIENTO! #¡CALC! #CAMPO! " +
    "#ESPANSIONE! #DESPEJAR! #DERRAMAR! #NOMBRE! #¡REF! #N/D #¿NOMBRE? #¡VALOR! #¡DIV/0! #¡NULO! #¡NUM! #RIF! #NOME? #VALORE! #NULLO! #VALOR! #NÚM! #NULO!"
  ).split(" "),
);

/**
 * Explains why a cell of a text file is not what was entered: a formula failed, or its column was too narrow for a number.
 * @returns null if it may be
 */
export const spreadsheetError = (cell: string): RowSentence | null => {
  const text = cell.trim();
  if (text.startsWith("Err:") && /^Err:5\d\d$/.test(text)) return rowSentence("rows.formula_error", { text });
  if (text === "Loading..." || text === "Loading…") return rowSentence("rows.formula_pending", { text });
  if (!text.startsWith("#")) return null;
  if (ERRORS.has(text.toUpperCase())) return rowSentence("rows.formula_error", { text });
  return /^##+$/.test(text) ? rowSentence("rows.too_narrow", { text }) : null;
};
