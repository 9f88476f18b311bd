const SHOWN = 60;

/** A value as quoted in a sentence. */
export const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
