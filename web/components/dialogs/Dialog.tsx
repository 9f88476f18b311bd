import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef, type ReactNode } from "react";
import { IconButton } from "../Button.tsx";
import { useMessages } from "../messages.tsx";

/**
 * A modal dialog: focus moves into it, stays in it and returns afterward; Escape and a click outside close
 * it. On a low screen, its content scrolls. Load it on demand: it includes Radix.
 */
export function Dialog({
  open,
  title,
  text,
  footer,
  wide = false,
  alert = false,
  children,
  onClose,
  onClosed,
}: {
  open: boolean;
  title: string;
  /** Description below the title; announced with it. */
  text?: ReactNode;
  /** The buttons, the primary one last. */
  footer?: ReactNode;
  wide?: boolean;
  /**
   * For actions that cannot be undone: a click outside does nothing, and the footer needs a way to cancel.
   */
  alert?: boolean;
  children?: ReactNode;
  onClose: () => void;
  /**
   * Decides where the focus goes if the element that had it is gone; call the event's preventDefault then.
   */
  onClosed?: ((event: Event) => void) | undefined;
}) {
  const t = useMessages();
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-black/60 backdrop-blur-xs" />
        <Radix.Content
          {...(alert ? { role: "alertdialog" } : {})}
          {...(text === undefined ? { "aria-describedby": undefined } : {})}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            onClosed?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInteractOutside={(event) => alert && event.preventDefault()}
          className={clsx(
            "fixed inset-4 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-auto animate-rise flex-col rounded-box bg-raised shadow-over outline-none",
            wide ? "max-w-2xl" : "max-w-md",
          )}
        >
          <div className={clsx("px-6 pt-6", !alert && "pr-16", !children && !footer && "pb-6")}>
            <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
            {text === undefined ? null : (
              <Radix.Description className="mt-2 text-soft">{text}</Radix.Description>
            )}
          </div>
          {children ? <div className="min-h-0 grow overflow-y-auto px-6 py-4">{children}</div> : null}
          {footer ? (
            <div className={clsx("flex flex-wrap justify-end gap-3 px-6 pb-6", children ? "pt-2" : "pt-6")}>
              {footer}
            </div>
          ) : null}
          {alert ? null : (
            <Radix.Close asChild>
              <IconButton label={t("common.close")} className="absolute top-4 right-4">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
