/** State of a check: fine, worth a look, or preventing the product from working. */
type CheckState = "ok" | "warning" | "failed";

/** Result of one check. */
export interface Finding {
  state: CheckState;
  /** The state, and if it is not fine, how to fix it. */
  message: string;
}

/** A finding with the name of the check. */
export interface Check extends Finding {
  name: string;
}

export const ok = (message: string): Finding => ({ state: "ok", message });
export const warning = (message: string): Finding => ({ state: "warning", message });
export const failed = (message: string): Finding => ({ state: "failed", message });
