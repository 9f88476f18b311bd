import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { Link } from "../../components/Link.tsx";
import { LinkButton } from "../../components/Button.tsx";
import { Logo } from "../../../browser/Logo.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { useLive } from "../../components/loading/use-live.ts";
import { useOnline } from "../../offline/use-online.ts";
import { isOwnPath } from "../../../browser/session/return-to.ts";
import { tools } from "../../app/tools.ts";

/**
 * Checked before navigating: even online, a browser may not reach the server, and would be sent back here
 * endlessly.
 */
const isThere = (path: string, signal: AbortSignal): Promise<boolean> =>
  fetch(path, { method: "HEAD", signal }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * /offline: the service worker sends it instead of a page that is not cached. Navigates to that page once the
 * connection is back.
 */
export function Component() {
  const t = useMessages();
  const live = useLive();
  const online = useOnline();
  const [query] = useSearchParams();
  const from = query.get("from");
  const wanted = live && from !== null && isOwnPath(from) ? from : "/";
  useEffect(() => {
    if (!live || !online) return undefined;
    const left = new AbortController();
    void isThere(wanted, left.signal).then((there) => there && location.replace(wanted));
    return () => left.abort();
  }, [live, online, wanted]);
  return (
    <div className="page grid grow place-items-center py-20">
      <PageHead title={t("offline.title")} hidden />
      <div className="grid justify-items-center text-center">
        <Logo className="size-20 text-faint" />
        <h1 className="mt-8 text-title font-semibold">{t("offline.title")}</h1>
        <p className="mt-3 max-w-md text-soft">{t("offline.text")}</p>
        <ul className="mt-8 grid gap-2 sm:grid-cols-2">
          {tools.map(({ id, path, title, icon: Icon }) => (
            <li key={id}>
              <Link
                to={path}
                className="flex min-h-12 items-center gap-3 rounded-box border border-line bg-surface px-4 text-left transition-colors hover:border-control hover:bg-hover"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" />
                {t(title)}
              </Link>
            </li>
          ))}
        </ul>
        {/* asks the server, or the service worker again */}
        <LinkButton to={wanted} reloadDocument variant="primary" className="mt-8">
          {t("common.retry")}
        </LinkButton>
      </div>
    </div>
  );
}
