import { clsx } from "clsx";
import { LogOut } from "lucide-react";
import { NavLink } from "../../../components/Link.tsx";
import { Avatar } from "../../../components/Avatar.tsx";
import { useMessages } from "../../../components/messages.tsx";
import type { SessionUser } from "../../../session/session-user.ts";
import { isElsewhere } from "../../../session/use-redirect-signed-in.ts";
import { accountLinks } from "./account-links.ts";
import { useLeave } from "./use-leave.ts";

const item =
  "flex min-h-11 w-full items-center gap-3 rounded-box px-3 text-left text-button text-soft transition-colors " +
  "hover:bg-hover hover:text-ink aria-[current]:text-ink aria-[current]:[&_svg]:text-accent [&_svg]:size-4.5 [&_svg]:shrink-0";

/** The account menu: the signed-in user, links to their pages, and sign-out. */
export function AccountMenu({ user, onChosen }: { user: SessionUser; onChosen: () => void }) {
  const t = useMessages();
  const leave = useLeave();
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-3 pt-2 pb-3">
        <Avatar name={user.displayName} url={user.avatarUrl} />
        <div className="min-w-0">
          <p className="truncate font-medium">{user.displayName}</p>
          <p className="text-sm text-faint">{t(`role.${user.role}`)}</p>
        </div>
      </div>
      <ul className="mt-1.5">
        {accountLinks[user.role].map(({ path, icon: Icon, name }) => (
          <li key={path}>
            <NavLink to={path} reloadDocument={isElsewhere(path)} onClick={onChosen} className={item}>
              <Icon aria-hidden="true" />
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="mt-1.5 border-t border-line pt-1.5">
        <button
          type="button"
          onClick={() => {
            onChosen();
            void leave();
          }}
          className={clsx(item)}
        >
          <LogOut aria-hidden="true" />
          {t("shell.sign_out")}
        </button>
      </div>
    </>
  );
}
