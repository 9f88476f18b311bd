/** Examples below the help of a command, each without the name of the program, unless it stands behind a pipe. */
export const example = (...lines: string[]): string =>
  `\nExample${lines.length > 1 ? "s" : ""}:\n${lines.map((line) => `  $ ${line.includes("| quietzone ") ? line : `quietzone ${line}`}`).join("\n")}\n`;
