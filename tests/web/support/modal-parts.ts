function open(this: HTMLDialogElement): void {
  this.setAttribute("open", "");
}
function close(this: HTMLDialogElement): void {
  this.removeAttribute("open");
}

/**
 * Adds modal dialogs, which jsdom lacks: they open and close, but the content behind them stays reachable.
 */
export function modalParts(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal: open, close });
}
