/** The count of an action within the current window. */
export interface CallCount {
  count: number;
  /** Milliseconds until the window ends. */
  endsIn: number;
}

/** Port: windowed counters, shared by all processes. Exact under concurrency. */
export interface CallCounts {
  /** Adds one. The first call for a key starts a window of `seconds`; later calls do not extend it. */
  add(key: string, seconds: number): Promise<CallCount>;
  /** Undoes one `add`. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}
