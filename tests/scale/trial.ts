/** Reports a check with its result. */
type Say = (holds: boolean, what: string) => void;

/** A check with real processes. */
export type Trial = (say: Say) => Promise<void>;
