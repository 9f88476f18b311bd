/** Port: collects single items and passes them on in batches, in the background and in order. */
export type CreateBatcher = <T>(work: (items: readonly T[]) => Promise<void>) => Batcher<T>;

export interface Batcher<T> {
  add(item: T): void;
  /** Resolves once everything added before was passed on. */
  flush(): Promise<void>;
  /** Passes on the rest and accepts no more items. */
  close(): Promise<void>;
}

/**
 * Port: collects single items and passes them on in batches; each batch holds the items that arrived while
 * the previous one was processed.
 */
export type CreateCommitBatcher = <T>(work: (items: readonly T[]) => Promise<void>) => CommitBatcher<T>;

export interface CommitBatcher<T> {
  /**
   * Resolves once the item's batch is done, and rejects if the batch fails.
   * @throws DomainError `unavailable` if the queue is full
   */
  add(item: T): Promise<void>;
  /** Waits until everything added is processed. */
  close(): Promise<void>;
}
