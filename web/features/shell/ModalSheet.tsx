import { useLayoutEffect, useRef, type ComponentProps } from "react";

/**
 * The browser's native modal dialog: content behind it can be neither reached nor scrolled, Escape and a
 * click outside close it, and the focus returns. It is open while it is rendered.
 */
export function ModalSheet({
  label,
  onClose,
  children,
  ...rest
}: { label: string; onClose: () => void } & Omit<ComponentProps<"dialog">, "onClose">) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // while it is still in the document, so that the browser restores the focus
    return () => current?.close();
  }, []);
  return (
    <dialog
      {...rest}
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
