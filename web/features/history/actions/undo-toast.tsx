import { loadToasts } from "../../../components/toasts/toast.ts";

/**
 * Long enough to reach the button, also with the keyboard; the toast also stays while the pointer is over it.
 */
const SHOWN_MS = 10_000;

/** Shows what was done, with an undo button. @returns a function that dismisses the toast */
export async function showUndo(text: string, undo: string, onUndo: () => void): Promise<() => void> {
  const show = await loadToasts();
  const id = show.success(
    <div className="flex items-center justify-between gap-4">
      <span>{text}</span>
      <button
        type="button"
        onClick={onUndo}
        className="-my-1 shrink-0 rounded-box px-2 py-1 font-semibold text-accent underline underline-offset-4"
      >
        {undo}
      </button>
    </div>,
    { autoClose: SHOWN_MS },
  );
  return () => show.dismiss(id);
}
