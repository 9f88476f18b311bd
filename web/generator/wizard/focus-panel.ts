/** The panel of the current step. */
export const PANEL_ID = "step-panel";

/**
 * Moves the focus into the panel of the current step, for example if the focused control is gone: to the
 * element with `data-step-focus` on devices with a fine pointer, otherwise to the heading, so that no virtual
 * keyboard opens on a phone.
 */
export function focusPanel(): void {
  const panel = document.getElementById(PANEL_ID);
  const wanted = panel?.querySelector<HTMLElement>("[data-step-focus]");
  const hasPointer = window.matchMedia?.("(pointer: fine)").matches;
  (wanted && hasPointer ? wanted : panel?.querySelector("h2"))?.focus({ preventScroll: true });
}

/**
 * Moves the focus to a number field whose value is out of range, so that users notice it before they
 * continue.
 * @returns whether there is one
 */
export function focusWrongNumber(): boolean {
  const wrong = document.querySelector<HTMLElement>('[data-number][aria-invalid="true"]');
  wrong?.focus();
  return wrong !== null;
}
