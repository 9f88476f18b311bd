/** `="0012345"`: web shops and banks write this so that a spreadsheet does not convert text to a number. */
const WHOLE = /^="((?:[^"]|"")*)"$/;

/** The text inside such a cell; any other cell unchanged. */
export const withoutTextFormula = (cell: string): string =>
  cell.startsWith('="') ? (WHOLE.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell) : cell;

/**
 * Quotes the cells of this form in a line of CSV, as they should have been: most programs omit the quotes.
 * @returns null if there are none
 */
export const quotedTextFormulas = (line: string, delimiter: string): string | null => {
  if (!line.includes('="')) return null;
  let changed = false;
  let text = "";
  let at = 0;
  while (at < line.length) {
    // at the beginning of a cell
    const end = line.startsWith('="', at) ? closingQuote(line, at + 2) : -1;
    if (end >= 0 && isEnd(line, end + 1, delimiter)) {
      text += line.slice(at + 1, end + 1);
      changed = true;
      at = end + 1;
    } else {
      const next = endOfCell(line, at, delimiter);
      text += line.slice(at, next);
      at = next;
    }
    if (line.startsWith(delimiter, at)) {
      text += delimiter;
      at += delimiter.length;
    } else {
      text += line.slice(at);
      break;
    }
  }
  return changed ? text : null;
};

const isEnd = (line: string, at: number, delimiter: string): boolean =>
  at >= line.length || line.startsWith(delimiter, at) || line[at] === "\r" || line[at] === "\n";

/** The first quote that is not doubled; -1 if there is none. */
const closingQuote = (line: string, start: number): number => {
  let at = line.indexOf('"', start);
  while (at >= 0 && line[at + 1] === '"') at = line.indexOf('"', at + 2);
  return at;
};

/** Position of the delimiter after a possibly quoted cell. */
const endOfCell = (line: string, start: number, delimiter: string): number => {
  let at = start;
  if (line[at] === '"') {
    at = closingQuote(line, at + 1);
    if (at < 0) return line.length;
  }
  const next = line.indexOf(delimiter, at);
  return next < 0 ? line.length : next;
};
