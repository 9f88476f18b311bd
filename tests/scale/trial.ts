/** What has to hold, said with what was seen. */
export type Say = (holds: boolean, what: string) => void;

/** One thing that is tried with real processes. */
export type Trial = (say: Say) => Promise<void>;
