/** What an account may have only so much of. */
type LimitedThing = "batches" | "history" | "history_folders" | "logos" | "short_links";

/** Port: makes requests of one account wait for each other, so that what was counted still holds when something is added. */
export interface OwnerLocks {
  /**
   * Waits until nobody else holds it, then holds it until the end of the transaction. Count only afterwards.
   * @param options `locksAccountNext`: the account is locked right after it, as `lockCaller` does
   */
  hold(userId: string, thing: LimitedThing, options?: { locksAccountNext?: boolean }): Promise<void>;
}
