/** Port: runs `work` with repositories bound to one transaction. Use only those inside. */
export type Transact<Repositories> = <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>;

/** Looks at a record that is locked for a change, and throws where it must not be changed. */
export type LockedCheck<T> = (stored: T) => void;
