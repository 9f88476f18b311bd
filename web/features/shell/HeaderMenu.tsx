import { clsx } from "clsx";
import { useRef, type ReactNode } from "react";
import { IconButton } from "../../components/Button.tsx";
import type { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { moveFocus } from "../../components/dialogs/move-focus.ts";
import { toast } from "../../components/toasts/toast.ts";
import { useDisclosure } from "../../components/dialogs/use-disclosure.ts";
import { panelLook } from "./header-look.ts";

/** Content of a header menu. `onChosen` closes it and returns the focus. */
type Panel = ReturnType<typeof later<{ onChosen: () => void }>>;

/** A picture in the header that shows a short menu; arrow keys and Tab go through it, Escape closes it. */
export function HeaderMenu({
  label,
  icon,
  panel: { Part, intent },
}: {
  label: string;
  icon: ReactNode;
  panel: Panel;
}) {
  const t = useMessages();
  const { open, close, closeToButton, toggle, container, button } = useDisclosure();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={container}
      role="presentation"
      onKeyDown={(event) => moveFocus(event, panel.current)}
      className="relative max-lg:hidden [@media(scripting:none)]:hidden"
    >
      <IconButton ref={button} label={label} aria-expanded={open} onClick={toggle} {...intent}>
        {icon}
      </IconButton>
      {open ? (
        <div ref={panel} className={clsx(panelLook, "right-0 w-48 empty:hidden")}>
          <Part
            onChosen={closeToButton}
            onFailed={() => {
              close();
              toast.error(t("error.network"));
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
