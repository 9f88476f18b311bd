import type { toast as toastify } from "react-toastify/unstyled";

type Toastify = typeof toastify;

let shower: Promise<Toastify> | null = null;
let loaded = false;
const listeners = new Set<() => void>();

/** Loads what shows toasts. Pages that go on without the network call it while they have one. @throws where it cannot be loaded */
export function loadToasts(): Promise<Toastify> {
  shower ??= Promise.all([import("react-toastify/unstyled"), import("./ToastList.tsx")]).then(
    ([{ toast: show }]) => {
      loaded = true;
      for (const listener of listeners) listener();
      return show;
    },
    (error: unknown) => {
      // the next toast tries again
      shower = null;
      throw error;
    },
  );
  return shower;
}

export const areToastsLoaded = (): boolean => loaded;
export function onToastsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export type ToastKind = "success" | "error" | "info" | "warning";

const allToasts: { kind: ToastKind; text: string; at: number }[] = [];
/** After how long a message is outdated, in milliseconds. */
export const recentToasts = (since: number): { kind: ToastKind; text: string }[] =>
  allToasts.filter(({ at }) => at >= since).map(({ kind, text }) => ({ kind, text }));

const show = (kind: ToastKind, text: string): void => {
  allToasts.push({ kind, text, at: Date.now() });
  void loadToasts().then(
    (shown) => shown[kind](text),
    (error: unknown) => console.warn(`No toast could be shown. It says: ${text}`, error),
  );
};

/** Short news that need no answer, at the top right. Errors that belong to a field stand at the field. */
export const toast = {
  success: (text: string): void => show("success", text),
  error: (text: string): void => show("error", text),
  info: (text: string): void => show("info", text),
  warning: (text: string): void => show("warning", text),
  /** Takes away what is shown: it is no news any more. */
  clear: (): void => void shower?.then((shown) => shown.dismiss()),
};
