/** The members of the class `AbortSignal` used here. */
export interface Signal {
  readonly aborted: boolean;
  /** The error to throw once it is aborted. */
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void, options?: { once: true }): void;
}
