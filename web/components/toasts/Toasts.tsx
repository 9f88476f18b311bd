import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { showKeptToasts } from "./kept-toasts.ts";
import { areToastsLoaded, loadToasts, onToastsLoaded } from "./toast.ts";

const ToastList = lazy(async () => ({ default: (await import("./ToastList.tsx")).ToastList }));

/** Where toasts appear. What shows them is loaded when somebody first does something on the page: before that there is no news. */
export function Toasts() {
  const loaded = useSyncExternalStore(onToastsLoaded, areToastsLoaded, () => false);
  useEffect(() => {
    showKeptToasts();
    const prepare = () => void loadToasts().catch(() => undefined);
    const inputs = ["pointerdown", "keydown"] as const;
    for (const input of inputs) window.addEventListener(input, prepare, { once: true, passive: true });
    return () => {
      for (const input of inputs) window.removeEventListener(input, prepare);
    };
  }, []);
  return loaded ? (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  ) : null;
}
