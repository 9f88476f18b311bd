/** What formulas with an error say, in Excel, LibreOffice and Google Sheets in six languages. */
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
 * @returns null where it may be
 */
export const spreadsheetError = (cell: string): string | null => {
  const text = cell.trim();
  if (text.startsWith("Err:") && /^Err:5\d\d$/.test(text))
    return `The cell says ${text}: its formula has an error.`;
  if (text === "Loading..." || text === "Loading…") {
    return `The cell says ${text}: the table was exported before its formula had a result. Export it again.`;
  }
  if (!text.startsWith("#")) return null;
  if (ERRORS.has(text.toUpperCase())) return `The cell says ${text}: its formula has an error.`;
  return /^##+$/.test(text)
    ? `The cell says ${text}: the column was too narrow to show its number or date. Make it wider and export again.`
    : null;
};
