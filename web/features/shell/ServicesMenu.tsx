import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { moveFocus } from "../../components/dialogs/move-focus.ts";
import { toast } from "../../components/toasts/toast.ts";
import { useDisclosure } from "../../components/dialogs/use-disclosure.ts";
import { tools } from "../../app/tools.ts";
import { headerLinkLook, hereLook, hereWithoutShortcuts } from "./header-look.ts";
import { shortcuts } from "./search/shortcuts.ts";

const panelPart = later(async () => (await import("./ServicesPanel.tsx")).ServicesPanel);

/** All tools with their descriptions, and a search field. */
export function ServicesMenu() {
  const t = useMessages();
  const { open, close, toggle, container, button } = useDisclosure();
  const { pathname } = useLocation();
  const isHere = tools.some(({ path }) => path === pathname);
  const hasShortcut = shortcuts.some(({ path }) => path === pathname);
  const panel = useRef<HTMLDivElement>(null);
  const fail = () => {
    close();
    toast.error(t("error.network"));
  };
  return (
    <div
      ref={container}
      role="presentation"
      onKeyDown={(event) => moveFocus(event, panel.current)}
      className="relative [@media(scripting:none)]:hidden"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-current={isHere ? "true" : undefined}
        onClick={toggle}
        {...panelPart.intent}
        className={clsx(
          headerLinkLook(open || isHere),
          isHere && (hasShortcut ? hereWithoutShortcuts : hereLook),
        )}
      >
        {t("shell.services")}
        <ChevronDown
          aria-hidden="true"
          className={clsx("size-4 text-faint transition-transform", open && "rotate-180")}
        />
      </button>
      <div ref={panel}>{open ? <panelPart.Part onFailed={fail} onLeave={close} /> : null}</div>
    </div>
  );
}
