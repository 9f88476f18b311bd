/** How often something was done since its stretch of time began. */
export interface CallCount {
  count: number;
  /** Milliseconds until it is forgotten. */
  endsIn: number;
}

/** Port: what is counted for a while, among all processes of the server. Exact, however many count at once. */
export interface CallCounts {
  /** Counts one more. The first of a key begins a stretch of so many seconds; those after it do not make it longer. */
  add(key: string, seconds: number): Promise<CallCount>;
  /** Undoes one `add`. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}
