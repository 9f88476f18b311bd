/** Port: runs `work` with repositories bound to one transaction. Use only those inside `work`. */
export type Transact<Repositories> = <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>;

/** Checks a locked record before a change, and throws if it must not be changed. */
export type LockedCheck<T> = (stored: T) => void;
