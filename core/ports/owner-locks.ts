/** Resources that are limited per account. */
type LimitedThing = "batches" | "history" | "history_folders" | "logos" | "short_links";

/** Port: serializes the requests of one account, so that a count is still valid when something is added. */
export interface OwnerLocks {
  /**
   * Waits for the lock, then holds it until the end of the transaction. Count only after that.
   * @param options `locksAccountNext`: the account is locked right after it, as `lockCaller` does
   */
  hold(userId: string, thing: LimitedThing, options?: { locksAccountNext?: boolean }): Promise<void>;
}
