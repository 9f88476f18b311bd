/** What has to hold, said with what was seen. */
type Say = (holds: boolean, what: string) => void;

/** One thing that is tried with real processes. */
export type Trial = (say: Say) => Promise<void>;
