import { clsx } from "clsx";
import { Link, NavLink } from "react-router-dom";
import { Logo } from "../../components/Logo.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";
import { ThemeSwitch } from "../../components/ThemeSwitch.tsx";
import { usePublicSettings } from "../../public-settings.ts";
import { useSession } from "../../session/session.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { SignInLinks } from "./SignInLinks.tsx";
import { tools } from "../../tools.ts";
import { UserMenu } from "./UserMenu.tsx";

export function Header() {
  const t = useMessages();
  const { site_name: site } = usePublicSettings();
  return (
    <header className="z-40 border-b border-line bg-ground/85 backdrop-blur-md sm:sticky sm:top-0">
      <div className="page relative flex h-16 items-center gap-2">
        <Link
          to="/"
          aria-label={t("shell.home", { site })}
          className="mr-4 flex items-center gap-2.5 rounded-box py-2 text-lg font-semibold tracking-tight"
        >
          <Logo className="size-7" />
          <span className="max-w-44 truncate">{site}</span>
        </Link>
        <nav aria-label={t("shell.main")} className="hidden items-center gap-1 sm:flex">
          {tools.map(({ path, name }) => (
            <NavLink key={path} to={path} className={({ isActive }) => navLook(isActive)}>
              {t(name)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <ThemeSwitch className="[@media(scripting:none)]:hidden" />
          <Account />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

const navLook = (active: boolean) =>
  clsx(
    "relative rounded-box px-3 py-2 text-[0.9375rem] transition-colors hover:text-ink",
    active
      ? "text-ink after:absolute after:inset-x-3 after:-bottom-[0.8125rem] after:h-px after:bg-primary after:shadow-[0_0_12px_1px_var(--primary)]"
      : "text-soft",
  );

/**
 * Until it is known who is here, the page shows what was true at the last visit (`data-session`, set before the first paint),
 * so that the header does not move.
 */
function Account() {
  const { status, user } = useSession();
  if (user) return <UserMenu user={user} />;
  return (
    <>
      <div className={clsx("hidden items-center gap-2 sm:flex", status === "loading" && "maybe:hidden")}>
        <SignInLinks size="md" />
      </div>
      {status === "loading" ? <Skeleton className="hidden h-10 w-10 sm:w-36 maybe:block" /> : null}
    </>
  );
}
