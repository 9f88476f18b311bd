import { ChevronDown } from "lucide-react";
import { useCallback, useState, type ComponentProps, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { useMessages } from "./messages.tsx";
import { Notice } from "./Notice.tsx";

/** A row that unfolds a part of the page, which is loaded when somebody wants it. One that was not loaded can be tried again. */
export function Fold({
  title,
  note,
  intent,
  failed: sentence,
  isHeldOpen = false,
  children,
}: {
  title: ReactNode;
  /** Content beside the arrow. */
  note?: ReactNode;
  /** Handlers that begin to load the content when the user is likely to unfold it; left out for content that is there. */
  intent?: ComponentProps<"summary">;
  /** The sentence for content that was not loaded. */
  failed?: string;
  /** Something inside has to be seen: it is not folded up. */
  isHeldOpen?: boolean;
  children: (onFailed: () => void) => ReactNode;
}) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const open = isOpen || isHeldOpen;
  const [failed, setFailed] = useState(false);
  // the browser may have unfolded the row that the server sent before the page could hear of it
  const takeUnfolded = useCallback((row: HTMLDetailsElement | null) => {
    if (row?.open) setOpen(true);
  }, []);
  return (
    <details
      ref={takeUnfolded}
      suppressHydrationWarning
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-box border border-line"
    >
      <summary
        {...intent}
        className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-box px-4 text-sm font-medium hover:bg-hover [&::-webkit-details-marker]:hidden"
      >
        {title}
        <span className="flex min-w-0 items-center gap-2 font-normal text-soft">
          {note}
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="px-4 pt-2 pb-4">
        {failed ? (
          <Notice live tone="warn">
            <div className="grid justify-items-start gap-2">
              <p>{sentence}</p>
              <Button
                size="sm"
                onClick={(event) => {
                  // the button goes
                  event.currentTarget.closest("details")?.querySelector("summary")?.focus();
                  setFailed(false);
                }}
              >
                {t("common.retry")}
              </Button>
            </div>
          </Notice>
        ) : open ? (
          children(() => setFailed(true))
        ) : null}
      </div>
    </details>
  );
}
