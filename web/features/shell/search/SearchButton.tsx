import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { later } from "../../../components/loading/later.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";

const dialogPart = later(async () => (await import("./SearchDialog.tsx")).SearchDialog);

const nothing = () => () => undefined;
const onApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the search, as does Ctrl+K or Cmd+K unless a dialog is open. */
export function SearchButton() {
  const t = useMessages();
  const apple = useSyncExternalStore(nothing, onApple, () => false);
  const [open, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey) return;
    event.preventDefault();
    const covered = document.querySelector(':modal, [role="dialog"], [role="alertdialog"]');
    if (open || !covered) setOpen(!open);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label={t("search.label")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        {...dialogPart.intent}
        className="flex size-10 shrink-0 items-center justify-center gap-2.5 rounded-box text-sm text-soft transition-colors hover:bg-hover hover:text-ink lg:w-40 lg:justify-start lg:border lg:border-line lg:px-3 lg:hover:border-control lg:hover:bg-transparent max-lg:pointer-coarse:size-11 [@media(scripting:none)]:hidden"
      >
        <Search aria-hidden="true" className="size-5 shrink-0 lg:size-4" />
        <span aria-hidden="true" className="hidden min-w-0 grow truncate text-left lg:block">
          {t("search.label")}
        </span>
        <kbd
          aria-hidden="true"
          className="hidden min-w-11 shrink-0 whitespace-nowrap rounded-inner border border-line px-1.5 text-center font-sans text-xs/5 text-faint lg:block"
        >
          {apple ? "⌘ K" : "Ctrl K"}
        </kbd>
      </button>
      {open ? (
        <dialogPart.Part
          onClose={close}
          onFailed={() => {
            close();
            toast.error(t("error.network"));
          }}
        />
      ) : null}
    </>
  );
}
