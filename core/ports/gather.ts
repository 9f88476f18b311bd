/** Port: takes items one by one and hands them on in batches, in the background and in order. */
export type Gather = <T>(work: (items: readonly T[]) => Promise<void>) => Gathered<T>;

export interface Gathered<T> {
  add(item: T): void;
  /** Resolves when everything that was added before was handed on. */
  flush(): Promise<void>;
  /** Hands on what is left, and takes nothing any more. */
  close(): Promise<void>;
}
