/** Port: counts attempts to authenticate across all processes (`waitAfter` sets the delays). */
export interface Attempts {
  /**
   * Counts one attempt, unless the account must wait.
   * @param allowed attempts before the first wait
   * @returns remaining wait, ms; 0: the attempt was counted and may be checked
   */
  spend(account: string, allowed: number): Promise<number>;
  /** Undoes one `spend` if the attempt could not be checked. */
  giveBack(account: string): Promise<void>;
  forget(account: string): Promise<void>;
}
