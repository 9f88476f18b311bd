import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Content that a button shows and hides: closed by Escape (the focus returns to the button), by a click
 * outside, when the focus leaves it, and by navigation. Put `container` on the element that contains both
 * button and panel.
 * @param stays stays open if a choice in it changes the address of the same page
 */
export function useDisclosure({ stays = false } = {}) {
  const location = useLocation();
  const key = stays ? location.pathname : location.key;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpenAt(null);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(null);
      button.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpenAt(null);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [open]);

  return {
    open,
    close,
    /** Closes after a choice, and returns the focus to the button. */
    closeToButton: () => {
      close();
      button.current?.focus();
    },
    toggle: () => setOpenAt(open ? null : key),
    container,
    button,
  };
}
