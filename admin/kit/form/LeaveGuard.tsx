import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface Props {
  isDirty: boolean;
  /** Discards state that outlives the page. */
  onLeave?: () => void;
  title: string;
  text: string;
  /** Label of the button that leaves. */
  confirm: string;
}

/** Asks before a link or closing the tab discards unsaved changes. */
export function LeaveGuard({ isDirty, onLeave, title, text, confirm }: Props) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<URL | null>(null);

  useEffect(() => {
    if (!isDirty) return undefined;
    const stop = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (
        !(link instanceof HTMLAnchorElement) ||
        link.target !== "" ||
        link.hasAttribute("download") ||
        !isPlain
      )
        return;
      const url = new URL(link.href);
      if (url.pathname === location.pathname && url.origin === location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(url);
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", stop, true);
    window.addEventListener("beforeunload", ask);
    return () => {
      document.removeEventListener("click", stop, true);
      window.removeEventListener("beforeunload", ask);
    };
  }, [isDirty]);

  const leave = () => {
    if (target === null) return;
    onLeave?.();
    setTarget(null);
    const isPanel = target.origin === location.origin && target.pathname.startsWith("/admin");
    if (isPanel) void navigate(target.pathname + target.search + target.hash);
    // after the guard is gone
    else setTimeout(() => location.assign(target));
  };

  return (
    <ConfirmDialog
      open={target !== null}
      title={title}
      texts={[text]}
      confirm={confirm}
      isDangerous
      onConfirm={leave}
      onClose={() => setTarget(null)}
    />
  );
}
