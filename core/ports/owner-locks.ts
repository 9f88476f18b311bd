/** Things that are limited per account. */
type LimitedThing = "batches" | "history" | "history_folders" | "logos" | "short_links";

/** Port: serializes the requests of one account, so that a count is still true when something is added. */
export interface OwnerLocks {
  /**
   * Waits until nobody else holds it, then holds it until the end of the transaction. Count only afterwards.
   * @param options `locksAccountNext`: the account is locked right after it, as `lockCaller` does
   */
  hold(userId: string, thing: LimitedThing, options?: { locksAccountNext?: boolean }): Promise<void>;
}
