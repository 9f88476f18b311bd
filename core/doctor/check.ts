/** How something stands: as it should, worth a look, or so that the product cannot do its work. */
type CheckState = "ok" | "warning" | "failed";

/** What a look at something found. */
export interface Finding {
  state: CheckState;
  /** What it is, and where it is not as it should be, how to fix it. */
  message: string;
}

/** A finding with the name of what was looked at. */
export interface Check extends Finding {
  name: string;
}

export const ok = (message: string): Finding => ({ state: "ok", message });
export const warning = (message: string): Finding => ({ state: "warning", message });
export const failed = (message: string): Finding => ({ state: "failed", message });
