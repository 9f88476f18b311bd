import { useLayoutEffect, useRef, type ComponentProps } from "react";

/**
 * The browser's own modal window: what is behind it can neither be reached nor scrolled, Escape and a press beside it close it, and
 * the focus goes back to where it was. It is open for as long as it is shown.
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
    // while it is still in the page, so that the browser gives the focus back
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
