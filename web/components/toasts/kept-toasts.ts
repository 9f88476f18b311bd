import { recentToasts, toast, type ToastKind } from "./toast.ts";

const KEY = "quietzone.toasts";
const SHOWN_MS = 5000;

/** Carries messages that users had no time to read over to the next page. */
export function keepToasts(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recentToasts(Date.now() - SHOWN_MS)));
  } catch {
    // The browser stores nothing: only the messages are lost.
  }
}

/** Shows messages from the previous page. */
export function showKeptToasts(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as { kind: ToastKind; text: string }[];
    sessionStorage.removeItem(KEY);
    for (const { kind, text } of kept) toast[kind](text);
  } catch {
    // No storage, or a text of another program: no toasts.
  }
}
