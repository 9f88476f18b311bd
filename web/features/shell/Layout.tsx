import { Suspense, useEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLocation } from "react-router-dom";
import { AdSlot } from "../../ads/ads.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import { Toasts } from "../../components/toasts/Toasts.tsx";
import { useSession } from "../../session/session.tsx";
import { CustomStyles } from "./CustomStyles.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { useScrollPlace } from "./use-scroll-place.ts";

/** The frame of every page. */
export function Layout() {
  const t = useMessages();
  const main = useRef<HTMLElement>(null);
  useUnsavedDownloads();
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <CustomStyles />
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-box bg-ink px-4 py-3 text-inverse focus:translate-y-0"
      >
        {t("shell.skip")}
      </a>
      <Header />
      <AdSlot placement="header" />
      <main id="main" ref={main} tabIndex={-1} className="flex grow flex-col outline-none">
        <ErrorBoundary fallback={<ErrorPage />} resetKeys={[pathname]}>
          <Suspense fallback={<Spinner className="m-auto size-8 text-faint" />}>
            <Outlet />
            <Arrival main={main} />
          </Suspense>
        </ErrorBoundary>
        <AdSlot placement="custom" />
        <AdSlot placement="sidebar" />
      </main>
      <Footer />
      <Toasts />
      <AdSlot placement="popup" />
    </div>
  );
}

/** Rendered next to the page, so that its effects run once the page is there. */
function Arrival({ main }: { main: React.RefObject<HTMLElement | null> }) {
  useFocusOnNewPage(main);
  useScrollPlace();
  return null;
}

/** After a link was followed, the keyboard and the screen reader start at the new page's content, or at the part that was named. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>) {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key === key) return;
    const part = hash === "" ? null : document.getElementById(hash.slice(1));
    if (part) {
      part.tabIndex = -1;
      part.focus({ preventScroll: true });
    } else if (before.pathname !== pathname) main.current?.focus({ preventScroll: true });
  }, [pathname, hash, key, main]);
}

/** Sends what an earlier page could not save. Visitors have nothing to send and load nothing for it. */
function useUnsavedDownloads() {
  const { client, user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    const save = async () => (await import("../../session/save-download.ts")).saveUnsaved(client, userId);
    save().catch((error: unknown) =>
      console.warn("Unsaved downloads have to wait for the next page.", error),
    );
  }, [client, userId]);
}
