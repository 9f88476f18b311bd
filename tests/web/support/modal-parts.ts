/** What jsdom lacks of the browser's modal windows: they open and close; what is behind stays reachable. */
export function modalParts(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute("open", "");
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute("open");
  };
}
