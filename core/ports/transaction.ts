/** Port: runs `work` with repositories bound to one transaction. Use only those inside. */
export type Transact<Repositories> = <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>;
