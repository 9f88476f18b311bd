/** Port: attempts to prove who one is, among all processes of the server (`waitAfter` says who waits). */
export interface Attempts {
  /**
   * Counts one attempt, unless the account waits.
   * @param allowed attempts before the first wait
   * @returns milliseconds that are left to wait; 0: it was counted and may be looked at
   */
  spend(account: string, allowed: number): Promise<number>;
  /** Undoes one `spend`, where what was tried could not be looked at. */
  giveBack(account: string): Promise<void>;
  forget(account: string): Promise<void>;
}
