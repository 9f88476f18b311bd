/** Port: takes items one by one and hands them on in batches, in the background and in order. */
export type CreateBatcher = <T>(work: (items: readonly T[]) => Promise<void>) => Batcher<T>;

export interface Batcher<T> {
  add(item: T): void;
  /** Resolves when everything that was added before was handed on. */
  flush(): Promise<void>;
  /** Hands on what is left, and takes nothing any more. */
  close(): Promise<void>;
}

/**
 * Port: takes items one by one and hands on together what arrives together: each batch is what came while the one before was at
 * work.
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
