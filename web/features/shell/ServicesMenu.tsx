import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { later } from "../../components/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { moveFocus } from "../../components/move-focus.ts";
import { toast } from "../../components/toast.ts";
import { useDisclosure } from "../../components/use-disclosure.ts";
import { headerLinkLook } from "./header-look.ts";

const panelPart = later(async () => (await import("./ServicesPanel.tsx")).ServicesPanel);

/** All tools with what they are for, and a search box of their own. */
export function ServicesMenu() {
  const t = useMessages();
  const { open, close, toggle, container, button } = useDisclosure();
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
        onClick={toggle}
        {...panelPart.intent}
        className={headerLinkLook(open)}
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
