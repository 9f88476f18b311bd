import { clsx } from "clsx";
import { Menu, X } from "lucide-react";
import { NavLink } from "react-router-dom";
import { useMessages } from "../../components/messages.tsx";
import { useDisclosure } from "../../components/use-disclosure.ts";
import { useSession } from "../../session/session.tsx";
import { SignInLinks } from "./SignInLinks.tsx";
import { tools } from "../../tools.ts";

/** On a narrow screen: the tools, and the way in for visitors. Escape closes it. */
export function MobileMenu() {
  const t = useMessages();
  const { status } = useSession();
  const { open, toggle, container, button } = useDisclosure();
  return (
    <div ref={container} className="sm:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={t(open ? "shell.close_menu" : "shell.menu")}
        onClick={toggle}
        className="-mr-2 grid size-11 place-items-center rounded-box text-soft hover:bg-hover hover:text-ink [&_svg]:size-5.5"
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      {open ? (
        <div className="absolute inset-x-0 top-full z-50 border-y border-line bg-raised p-3 shadow-lift">
          <nav aria-label={t("shell.main")} className="grid gap-1">
            {tools.map(({ path, name, icon: Icon }) => (
              <NavLink
                key={path}
                to={path}
                className={({ isActive }) =>
                  clsx(
                    "flex min-h-12 items-center gap-3 rounded-box px-3 hover:bg-hover [&_svg]:size-5",
                    isActive ? "text-ink [&_svg]:text-accent" : "text-soft",
                  )
                }
              >
                <Icon aria-hidden="true" />
                {t(name)}
              </NavLink>
            ))}
          </nav>
          {status === "signed_in" ? null : (
            <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2 border-t border-line pt-3">
              <SignInLinks size="lg" />
            </div>
          )}
        </div>
      ) : null}
    </div>
  );
}
