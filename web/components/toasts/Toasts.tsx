import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { showKeptToasts } from "./kept-toasts.ts";
import { areToastsLoaded, loadToasts, onToastsLoaded } from "./toast.ts";

const ToastList = lazy(async () => ({ default: (await import("./ToastList.tsx")).ToastList }));

/** The place of toasts. The component that shows them loads at the first user interaction: there is no toast before that. */
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
