import { clsx } from "clsx";
import { ChartColumn, History, LayoutDashboard, ScanLine, Settings, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { NavLink } from "../../components/Link.tsx";
import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { useMessages } from "../../components/messages.tsx";
import { useSession } from "../../session/session.tsx";

const rooms = [
  { path: "/customer/dashboard", name: "shell.dashboard", icon: LayoutDashboard },
  { path: "/customer/history", name: "shell.history", icon: History },
  { path: "/customer/links", name: "customer.links", icon: ScanLine },
  { path: "/customer/analytics", name: "customer.analytics", icon: ChartColumn },
  { path: "/customer/profile", name: "shell.profile", icon: UserRound },
  { path: "/customer/settings", name: "shell.settings", icon: Settings },
] as const;

/**
 * Layout of the customer pages, with navigation between them. Each page has its own access guard. Stays
 * visible if the server is unreachable.
 */
export function Component() {
  const t = useMessages();
  const { pathname } = useLocation();
  const session = useSession();
  const isAway = session.status === "signed_out" && session.why === "away";
  const list = useRef<HTMLUListElement>(null);
  // on a phone, not all tabs are visible at once: scroll to the current one
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`)?.parentElement;
    if (!list.current || !here) return;
    list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  return (
    <>
      <nav aria-label={t("customer.nav")} className="border-b border-line print:hidden">
        <ul ref={list} className="page relative flex max-w-4xl overflow-x-auto [scrollbar-width:none]">
          {rooms.map(({ path, name, icon: Icon }) => (
            <li key={path} className="shrink-0 first:-ml-3 sm:first:-ml-4">
              <NavLink
                to={path}
                className={({ isActive }) =>
                  clsx(
                    "relative flex min-h-12 items-center gap-2 rounded-box px-3 text-sm font-medium transition-colors -outline-offset-4! hover:text-ink sm:px-4",
                    "after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 sm:after:inset-x-4",
                    isActive ? "text-ink after:bg-ink [&_svg]:text-accent" : "text-soft",
                  )
                }
              >
                <Icon aria-hidden="true" className="size-4.5 max-sm:hidden" />
                {t(name)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* as high as the screen: pages load their content after rendering, and the footer would jump */}
      <div className="min-h-svh">
        {isAway ? (
          <div className="page max-w-4xl pt-10 sm:pt-12">
            <ErrorState title={t("unreachable.title")} onRetry={() => void session.client.resume()}>
              {t("unreachable.text")}
            </ErrorState>
          </div>
        ) : (
          <Outlet />
        )}
      </div>
    </>
  );
}
