/** A cell of the header as the name of its column, on one line: in a narrow column, people break a name with Alt+Enter. */
export const columnName = (cell: string): string =>
  cell
    .trim()
    .split(/[\r\n]+/)
    .map((part) => part.trim())
    .join(" ");
