/** Values for the {placeholders} of a sentence. */
export type SentenceValues = Readonly<Record<string, string | number>>;

/** Fills the {placeholders} of a sentence. One without a value stays to be seen. */
export const fillSentence = (sentence: string, values: SentenceValues): string =>
  sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
