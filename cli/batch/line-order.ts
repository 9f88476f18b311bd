/** Sentences about lines that are held to be put in their order: more are printed as they come. */
const MAX_BUFFERED_LINES = 1000;
/** So long they are held: of a long list, somebody who waits sees the first mistakes at once. */
const HELD_MS = 200;

/**
 * Prints sentences about the lines of a file in the order of the lines, also where one was found soon after one about a line below it.
 * @param say prints one
 */
export const createLineOrder = (say: (sentence: string) => void) => {
  let held: { line: number; sentence: string }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const { sentence } of held.toSorted((one, other) => one.line - other.line)) say(sentence);
    held = [];
  };
  return {
    add(line: number, sentence: string): void {
      held.push({ line, sentence });
      if (held.length >= MAX_BUFFERED_LINES) flush();
      else timer ??= setTimeout(flush, HELD_MS);
    },
    /** Prints the held messages before anything else is printed. */
    flush,
  };
};
