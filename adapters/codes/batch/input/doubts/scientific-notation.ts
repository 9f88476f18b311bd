/** A number as spreadsheets show one of twelve digits and more, with the point or the comma of any country. */
const SCIENTIFIC = /^-?\d(?:[.,]\d*)?E\+\d{2,3}$/i;

export const isScientific = (text: string): boolean => SCIENTIFIC.test(text);

/**
 * Explains why a cell cannot be what was meant, null where it is no number in scientific notation.
 * @param isWorkbook where the cell stands in one as text; text files come of workbooks that may still have the number
 */
export const scientificProblem = (cell: string, isWorkbook: boolean): string | null => {
  const text = cell.trim();
  if (!isScientific(text)) return null;
  const otherwise = isWorkbook
    ? "."
    : " and export once more; or use the .xlsx file itself, if it still has all digits.";
  return (
    `"${text}" is how a spreadsheet shows a long number (scientific notation): its last digits are missing. ` +
    `Format the column as Text, ${isWorkbook ? "and " : ""}enter these numbers again${otherwise}`
  );
};
