const WORDS = { make: ["made", "makes"], print: ["printed", "prints"] } as const;

/** Why nothing was written, and the options with which some rows would be. @param verb what is done with a row */
export const refusal = (
  { badCount, rows, fixable }: { badCount: number; rows: number; fixable: number },
  onError: "stop" | "skip",
  verb: keyof typeof WORDS,
): string => {
  const [done, does] = WORDS[verb];
  const sentence = `${rows === 1 ? "The row" : `${badCount} of ${rows} rows`} cannot be ${done}, so nothing was written.`;
  if (onError === "stop" && badCount < rows) return `${sentence} --on-error skip ${does} the others.`;
  return badCount === rows && fixable > 0 && fixable < rows
    ? `${sentence} --fix --on-error skip ${does} those that it corrects.`
    : sentence;
};
