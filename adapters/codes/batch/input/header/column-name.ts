/** A header cell as a column name on one line: users break long names with Alt+Enter. */
export const columnName = (cell: string): string =>
  cell
    .trim()
    .split(/[\r\n]+/)
    .map((part) => part.trim())
    .join(" ");
