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

/**
 * Moves the focus to a number field whose value is out of range, so that nobody leaves it for something that they did not ask for.
 * @returns whether there is one
 */
export function focusWrongNumber(): boolean {
  const wrong = document.querySelector<HTMLElement>('[data-number][aria-invalid="true"]');
  wrong?.focus();
  return wrong !== null;
}
