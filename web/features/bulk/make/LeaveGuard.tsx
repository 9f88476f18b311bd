import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { useMessages } from "../../../components/messages.tsx";

/** The target of a clicked link that leaves this page in this tab; null for all other clicks. */
function leavingTo(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!(link instanceof HTMLAnchorElement) || !isPlain) return null;
  if (link.target !== "" || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  const isHere = url.origin === location.origin && url.pathname === location.pathname;
  return isHere || !url.protocol.startsWith("http") ? null : url;
}

/** Asks before a link, or closing the tab, ends a running batch, and before closing the tab loses changes, which links do not. */
export function LeaveGuard({
  isMaking,
  isEdited,
  onLeave,
}: {
  isMaking: boolean;
  /** There are changes that are neither saved nor downloaded. */
  isEdited: boolean;
  /** Ends the batch. */
  onLeave: () => void;
}) {
  const t = useMessages();
  const navigate = useNavigate();
  const [target, setTarget] = useState<URL | null>(null);

  useEffect(() => {
    if (!isMaking) return undefined;
    const onClick = (event: MouseEvent) => {
      const url = leavingTo(event);
      if (!url) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(url);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [isMaking]);

  const asks = isMaking || isEdited;
  useEffect(() => {
    if (!asks) return undefined;
    // the browser shows its own question
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [asks]);

  const leave = () => {
    setTarget(null);
    onLeave();
    if (target?.origin === location.origin) void navigate(target.pathname + target.search + target.hash);
    // after the dialog is closed
    else if (target) setTimeout(() => location.assign(target));
  };

  return (
    <ConfirmDialog
      // a batch that ends meanwhile needs no question
      open={target !== null && isMaking}
      title={t("bulk.leave_title")}
      confirm={t("bulk.leave")}
      busy={false}
      onConfirm={leave}
      onCancel={() => setTarget(null)}
    >
      {t("bulk.leave_text")}
    </ConfirmDialog>
  );
}
