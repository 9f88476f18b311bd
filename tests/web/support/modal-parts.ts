function open(this: HTMLDialogElement): void {
  this.setAttribute("open", "");
}
function close(this: HTMLDialogElement): void {
  this.removeAttribute("open");
}

/** What jsdom lacks of the browser's modal windows: they open and close; what is behind stays reachable. */
export function modalParts(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal: open, close });
}
