import { AlertDialog } from "radix-ui";
import { useRef, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { useMessages } from "./messages.tsx";

/** Asks before something that cannot be undone. Escape and Cancel keep everything as it is, the focus included. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  busy,
  onConfirm,
  onCancel,
  onClosed,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What the confirming button says: the verb of what happens. */
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Decides where focus goes where the element that had it is gone; prevent the event's default then. */
  onClosed?: (event: Event) => void;
}) {
  const t = useMessages();
  const opener = useRef<Element>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-black/60 backdrop-blur-xs" />
        <AlertDialog.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            onClosed?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed top-1/2 left-1/2 z-50 w-[calc(100vw-2rem)] max-w-md -translate-1/2 rounded-box border border-line bg-raised p-6 shadow-lift"
        >
          <AlertDialog.Title className="text-lg font-semibold tracking-tight">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-soft">{children}</AlertDialog.Description>
          <div className="mt-6 flex justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button>{t("common.cancel")}</Button>
            </AlertDialog.Cancel>
            <Button variant="danger" busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
