/** Port: collects single items and passes them on in batches, in the background and in order. */
export type CreateBatcher = <T>(work: (items: readonly T[]) => Promise<void>) => Batcher<T>;

export interface Batcher<T> {
  add(item: T): void;
  /** Resolves when everything that was added before was handed on. */
  flush(): Promise<void>;
  /** Passes on the rest and accepts no more items. */
  close(): Promise<void>;
}

/**
 * Port: collects single items and passes on together those that arrive together: each batch holds the items
 * that came while the one before was processed.
 */
export type CreateCommitBatcher = <T>(work: (items: readonly T[]) => Promise<void>) => CommitBatcher<T>;

export interface CommitBatcher<T> {
  /**
   * Resolves when the item's batch is done, and rejects where it failed.
   * @throws DomainError `unavailable` where too much waits already
   */
  add(item: T): Promise<void>;
  /** Waits for everything that was added. */
  close(): Promise<void>;
}
