import type { ReactNode } from "react";
import { Button } from "../Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { useMessages } from "../messages.tsx";

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
  /** Label of the confirm button: the verb of the action. */
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /**
   * Decides where the focus goes if the element that had it is gone; call the event's preventDefault then.
   */
  onClosed?: (event: Event) => void;
}) {
  const t = useMessages();
  return (
    <Dialog
      alert
      open={open}
      title={title}
      text={children}
      onClose={onCancel}
      onClosed={onClosed}
      footer={
        <>
          {/* First, so that it has the focus: Enter pressed too early changes nothing. */}
          <Button onClick={onCancel}>{t("common.cancel")}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
