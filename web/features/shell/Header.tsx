import { clsx } from "clsx";
import { NavLink } from "../../components/Link.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Account } from "./account/Account.tsx";
import { headerLinkLook, hereLook } from "./header-look.ts";
import { HeaderSwitches } from "./HeaderSwitches.tsx";
import { HomeLink } from "./HomeLink.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { SearchButton } from "./search/SearchButton.tsx";
import { ServicesMenu } from "./ServicesMenu.tsx";
import { shortcuts } from "./search/shortcuts.ts";

/** Everything on a wide screen; on a narrow one the search, the bell and the menu with the rest. */
export function Header() {
  const t = useMessages();
  return (
    <header className="z-40 border-b border-line bg-ground/85 backdrop-blur-md sm:sticky sm:top-0">
      <div className="page relative flex h-16 items-center gap-1 sm:gap-2">
        <HomeLink />
        <nav aria-label={t("shell.main")} className="ml-4 hidden items-center lg:flex">
          <ServicesMenu />
          {shortcuts.map(({ path, name }) => (
            <NavLink
              key={path}
              to={path}
              className={({ isActive }) =>
                clsx("max-xl:hidden", headerLinkLook(isActive), isActive && hereLook)
              }
            >
              {t(name)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <SearchButton />
          <HeaderSwitches />
          <Account />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
