import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { Avatar } from "../../../components/Avatar.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { moveFocus } from "../../../components/dialogs/move-focus.ts";
import { useDisclosure } from "../../../components/dialogs/use-disclosure.ts";
import type { SessionUser } from "../../../session/session-user.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { panelLook } from "../header-look.ts";

/** Name and role, and the account menu. On a phone, they are in the mobile menu. */
export function UserMenu({ user }: { user: SessionUser }) {
  const t = useMessages();
  const { open, close, toggle, container, button } = useDisclosure();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={container}
      role="presentation"
      onKeyDown={(event) => moveFocus(event, panel.current)}
      className="relative max-sm:hidden"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={t("shell.user_menu", { name: user.displayName })}
        onClick={toggle}
        className="flex h-10 items-center gap-2.5 rounded-box px-1 text-left transition-colors hover:bg-hover xl:w-44 xl:pr-2"
      >
        <Avatar name={user.displayName} url={user.avatarUrl} />
        <span className="hidden min-w-0 grow leading-tight xl:block">
          <span className="block truncate text-sm font-medium">{user.displayName}</span>
          <span className="block text-xs text-faint">{t(`role.${user.role}`)}</span>
        </span>
        <ChevronDown aria-hidden="true" className="hidden size-4 shrink-0 text-faint xl:block" />
      </button>
      {open ? (
        <div ref={panel} className={clsx(panelLook, "right-0 w-64")}>
          <AccountMenu user={user} onChosen={close} />
        </div>
      ) : null}
    </div>
  );
}
