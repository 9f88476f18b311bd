/** A sentence beside the result. */
export const warn = (kind: "note" | "warning", sentence: string): void =>
  void process.stderr.write(`${kind}: ${sentence}\n`);
