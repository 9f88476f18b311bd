type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; with Cmd on a Mac, except Cmd+Y, which belongs to the browser. @returns
 * null for other keys
 */
export function undoOfKeys({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): "undo" | "redo" | null {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey && !shiftKey ? "redo" : null;
}

/** Input types without text entry. */
const UNTYPED = new Set([
  "radio",
  "checkbox",
  "range",
  "button",
  "submit",
  "reset",
  "file",
  "color",
  "image",
]);

/** Whether the browser handles undo there, or a dialog handles the keys. */
export function keepsItsKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !UNTYPED.has(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target.isContentEditable ||
    target.closest('[role="dialog"], [role="alertdialog"]') !== null
  );
}
