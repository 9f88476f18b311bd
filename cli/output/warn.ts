/** A sentence beside the result. */
export const warn = (kind: "note" | "warning", sentence: string): void =>
  void process.stderr.write(`${kind}: ${sentence}\n`);

/** What may keep a code from being read elsewhere. */
export const warnOf = (cautions: readonly { message: string }[]): void => {
  for (const { message } of cautions) warn("warning", `${message}.`);
};
