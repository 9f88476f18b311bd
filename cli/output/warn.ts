/** A message in addition to the result. */
export const warn = (kind: "note" | "warning", sentence: string): void =>
  void process.stderr.write(`${kind}: ${sentence}\n`);

/** Warns of features that may keep other readers from scanning a code. */
export const warnOf = (cautions: readonly { message: string }[]): void => {
  for (const { message } of cautions) warn("warning", `${message}.`);
};
