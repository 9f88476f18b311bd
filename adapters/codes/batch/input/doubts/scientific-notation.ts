/** A number as spreadsheets show one of twelve digits and more, with the point or the comma of any country. */
const SCIENTIFIC = /^-?\d(?:[.,]\d*)?E\+\d{2,3}$/i;

export const isScientific = (text: string): boolean => SCIENTIFIC.test(text);

/** As programs write it without a plus: elsewhere than in a column of numbers, 4E12 is a code as good as another. */
const SCIENTIFIC_NUMBER = /^\d(?:[.,]\d*)?E\+?\d{1,3}$/i;

/**
 * Explains why a cell cannot be what was meant, null where it is no number in scientific notation.
 * @param isWorkbook where the cell stands in one as text; text files come from workbooks that may still have the number
 * @param isNumber where its column holds nothing but numbers
 */
export const scientificProblem = (cell: string, isWorkbook: boolean, isNumber: boolean): string | null => {
  const text = cell.trim();
  if (!isScientific(text) && !(isNumber && SCIENTIFIC_NUMBER.test(text))) return null;
  const otherwise = isWorkbook
    ? "."
    : " and export once more; or use the .xlsx file itself, if it still has all digits.";
  return (
    `"${text}" is how a spreadsheet shows a long number (scientific notation): its last digits are missing. ` +
    `Format the column as Text, ${isWorkbook ? "and " : ""}enter these numbers again${otherwise}`
  );
};
