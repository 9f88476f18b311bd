/** What is needed here of the class `AbortSignal`. */
export interface Signal {
  readonly aborted: boolean;
  /** What to throw once it is aborted. */
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void, options?: { once: true }): void;
}
