import { visibleLines, visibleText } from "../codes/visible-text.ts";

/** Option of every command that can print JSON. */
export interface Json {
  json?: boolean | undefined;
}

/** One row of tab-separated cells, with untrusted text made visible. */
const visibleRow = (row: string): string => row.split("\t").map(visibleText).join("\t");
/** Texts of several lines with tabs in them; bytes of a file stay as they are elsewhere than on a terminal. */
const onTerminal = (text: string): string =>
  process.stdout.isTTY ? text.split("\t").map(visibleLines).join("\t") : text;

/** A line of the result, on standard output: nothing in it steers a terminal. */
export const printLine = (line: string): void => void process.stdout.write(`${onTerminal(line)}\n`);

/** The value itself as JSON, or in words. */
export function printOne<T>(value: T, { json }: Json, line: (value: T) => string): void {
  printLine(json ? JSON.stringify(value) : line(value));
}

/** The values as one array of JSON, or a line each. */
export function printAll<T>(values: readonly T[], { json }: Json, line: (value: T) => string): void {
  if (json) printLine(JSON.stringify(values));
  else values.map((value) => visibleRow(line(value))).forEach(printLine);
}
