import { useId, type ReactNode } from "react";
import { Button } from "../Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { useMessages } from "../messages.tsx";
import { Notice } from "../Notice.tsx";

/** A window that asks for something: fields between a title and the buttons, sent with Enter as well. Mount it while it is open. */
export function FormDialog({
  title,
  text,
  alert = false,
  wide = false,
  confirm,
  busy,
  problem,
  children,
  onSubmit,
  onClose,
  onClosed,
}: {
  title: string;
  text?: ReactNode;
  /** The action cannot be undone. */
  alert?: boolean;
  wide?: boolean;
  /** Label of the confirm button: the verb of the action. */
  confirm: string;
  busy: boolean;
  /** An error that belongs to no field. */
  problem?: string | undefined;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  /** As in Dialog. */
  onClosed?: ((event: Event) => void) | undefined;
}) {
  const t = useMessages();
  const form = useId();
  return (
    <Dialog
      open
      alert={alert}
      wide={wide}
      title={title}
      text={text}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form={form} variant={alert ? "danger" : "primary"} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="post"
        noValidate
        className="grid gap-4 p-0.5"
        onSubmit={(event) => {
          event.preventDefault();
          // in React's tree, the dialog may be inside another form
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
        {problem ? (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
