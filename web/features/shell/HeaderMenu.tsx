import { clsx } from "clsx";
import { useRef, type ReactNode } from "react";
import { IconButton } from "../../components/Button.tsx";
import { moveFocus } from "../../components/move-focus.ts";
import { useDisclosure } from "../../components/use-disclosure.ts";

export const panelLook =
  "absolute top-full z-50 mt-3.5 animate-appear rounded-box bg-raised p-1.5 shadow-over outline-none";

/** A picture in the header that shows a short menu; arrow keys and Tab go through it, Escape closes it. */
export function HeaderMenu({
  label,
  icon,
  className,
  children,
}: {
  label: string;
  icon: ReactNode;
  className?: string;
  /** @param done closes the menu and gives the focus back */
  children: (done: () => void) => ReactNode;
}) {
  const { open, closeToButton, toggle, container, button } = useDisclosure();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={container}
      role="presentation"
      onKeyDown={(event) => moveFocus(event, panel.current)}
      className={clsx("relative [@media(scripting:none)]:hidden", className)}
    >
      <IconButton ref={button} label={label} aria-expanded={open} onClick={toggle}>
        {icon}
      </IconButton>
      {open ? (
        <div ref={panel} className={clsx(panelLook, "right-0 w-48")}>
          {children(closeToButton)}
        </div>
      ) : null}
    </div>
  );
}
