const SHOWN = 60;

/** A value as a sentence quotes it. */
export const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
