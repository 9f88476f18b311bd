/** Values for the {placeholders} of a sentence. */
export type SentenceValues = Readonly<Record<string, string | number>>;

/** A number of things: `1 label`, `2 labels`. @param noun in English, one with a plural in -s */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Fills the {placeholders} of a sentence. One without a value stays to be seen. */
export const fillSentence = (sentence: string, values: SentenceValues): string =>
  sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
