/** The panel of the current step. */
export const PANEL_ID = "step-panel";

/**
 * Moves the focus into the panel of the current step, for example when the control that had it is gone: to the element that
 * asks for it with `data-step-focus` where there is a pointer, else to the heading, so that no keyboard pops up over a
 * phone's screen.
 */
export function focusPanel(): void {
  const panel = document.getElementById(PANEL_ID);
  const wanted = panel?.querySelector<HTMLElement>("[data-step-focus]");
  const hasPointer = window.matchMedia?.("(pointer: fine)").matches;
  (wanted && hasPointer ? wanted : panel?.querySelector("h2"))?.focus({ preventScroll: true });
}
