import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import { IconButton } from "../components/Button.tsx";
import type { MenuItem } from "../components/dialogs/Menu.tsx";
import { useMessages } from "../components/messages.tsx";
import { useDisclosure } from "../components/dialogs/use-disclosure.ts";

/** The target index of a key in a menu (WAI-ARIA APG, menu button); null if the key does nothing. */
function next(key: string, at: number, count: number): number | null {
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** Other download formats, next to the main button. A small separate menu: form pages need no more. */
export function FormatMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useMessages();
  const id = useId();
  const { open, toggle, closeToButton, container, button } = useDisclosure();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) list.current?.querySelector("button")?.focus();
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    const entries = Array.from(list.current?.querySelectorAll("button") ?? []);
    const to = next(event.key, entries.indexOf(document.activeElement as HTMLButtonElement), entries.length);
    if (to === null) return;
    event.preventDefault();
    entries[to]?.focus();
  };
  return (
    <div ref={container} className="relative">
      <IconButton
        ref={button}
        label={t("payloads.other_formats")}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        className="size-12! border border-control"
      >
        <ChevronDown aria-hidden="true" />
      </IconButton>
      {open ? (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={t("payloads.other_formats")}
          onKeyDown={onKeyDown}
          className="absolute right-0 bottom-full z-30 mb-2 grid min-w-48 rounded-box border border-line bg-raised p-1.5 shadow-lift"
        >
          {items.map(({ name, icon, onSelect }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                closeToButton();
                onSelect();
              }}
              className="flex min-h-10 items-center gap-3 rounded-inner px-3 text-left text-control whitespace-nowrap text-soft hover:bg-hover hover:text-ink focus-visible:bg-hover focus-visible:text-ink [&_svg]:size-4.5"
            >
              {icon}
              {name}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
