import { clsx } from "clsx";
import { X } from "lucide-react";
import { NavLink } from "../../components/Link.tsx";
import { IconButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { ThemeSwitch } from "../../components/ThemeSwitch.tsx";
import { useSession } from "../../session/session.tsx";
import { tools } from "../../app/tools.ts";
import { AccountMenu } from "./account/AccountMenu.tsx";
import { HomeLink } from "./HomeLink.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { ModalSheet } from "./ModalSheet.tsx";
import { SignInLinks } from "./account/SignInLinks.tsx";

const heading = "px-3 text-sm font-medium text-faint";

/** The mobile menu: the tools, the account, language and theme, over the whole page. */
export function MobileSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { user } = useSession();
  return (
    <ModalSheet
      label={t("shell.menu")}
      onClose={onClose}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-none animate-appear overflow-y-auto overscroll-contain bg-ground text-ink backdrop:bg-black/60 sm:max-w-sm sm:shadow-over"
    >
      <div className="sticky top-0 z-10 flex h-16 items-center justify-between border-b border-line bg-ground px-4">
        <HomeLink onClick={onClose} />
        <IconButton label={t("shell.close_menu")} onClick={onClose} className="-mr-2">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid gap-6 p-4 pb-10">
        {user ? null : (
          <div className="grid auto-cols-fr grid-flow-col gap-2">
            <SignInLinks size="lg" onChosen={onClose} />
          </div>
        )}
        <nav aria-label={t("shell.main")}>
          <h2 className={heading}>{t("shell.tools")}</h2>
          <ul className="mt-1">
            {tools.map(({ path, title, icon: Icon }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  onClick={onClose}
                  className={({ isActive }) =>
                    clsx(
                      "flex min-h-12 items-center gap-3.5 rounded-box px-3 transition-colors hover:bg-hover hover:text-ink [&_svg]:size-5 [&_svg]:shrink-0",
                      isActive ? "text-ink [&_svg]:text-accent" : "text-soft",
                    )
                  }
                >
                  <Icon aria-hidden="true" />
                  {t(title)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {user ? (
          <section aria-label={t("shell.account")} className="rounded-box border border-line p-1.5">
            <AccountMenu user={user} onChosen={onClose} />
          </section>
        ) : null}
        <div className="grid gap-2">
          <h2 className={heading}>{t("language.label")}</h2>
          <LanguageSwitch columns={3} onChosen={onClose} />
        </div>
        <div className="grid gap-2">
          <h2 className={heading}>{t("theme.label")}</h2>
          <ThemeSwitch columns={3} />
        </div>
      </div>
    </ModalSheet>
  );
}
