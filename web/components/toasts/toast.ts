import type { toast as toastify } from "react-toastify/unstyled";

type Toastify = typeof toastify;

let shower: Promise<Toastify> | null = null;
let loaded = false;
const listeners = new Set<() => void>();

/**
 * Loads the toast component. Pages that also work offline call it while online. @throws if it cannot be
 * loaded
 */
export function loadToasts(): Promise<Toastify> {
  shower ??= Promise.all([import("react-toastify/unstyled"), import("./ToastList.tsx")]).then(
    ([{ toast: show }]) => {
      loaded = true;
      for (const listener of listeners) listener();
      return show;
    },
    (error: unknown) => {
      // the next toast retries
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
/** Messages shown at or after `since`, ms since 1970. */
export const recentToasts = (since: number): { kind: ToastKind; text: string }[] =>
  allToasts.filter(({ at }) => at >= since).map(({ kind, text }) => ({ kind, text }));

const show = (kind: ToastKind, text: string): void => {
  allToasts.push({ kind, text, at: Date.now() });
  void loadToasts().then(
    (shown) => shown[kind](text),
    (error: unknown) => console.warn(`No toast could be shown. It says: ${text}`, error),
  );
};

/** Short messages that require no response, at the top right. Field errors are shown at their fields. */
export const toast = {
  success: (text: string): void => show("success", text),
  error: (text: string): void => show("error", text),
  info: (text: string): void => show("info", text),
  warning: (text: string): void => show("warning", text),
  /** Dismisses all messages, which are outdated. */
  clear: (): void => void shower?.then((shown) => shown.dismiss()),
};
