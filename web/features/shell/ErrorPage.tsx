import { useNavigate } from "react-router-dom";
import { Link } from "../../components/Link.tsx";
import { Button, LinkButton } from "../../components/Button.tsx";
import { Logo } from "../../../browser/Logo.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { tools } from "../../app/tools.ts";

/** Shown instead of a page: an unknown path (404), a page that could not be loaded, or an unhandled error. */
export function ErrorPage({ missing = false, onRetry }: { missing?: boolean; onRetry?: () => void }) {
  const t = useMessages();
  const navigate = useNavigate();
  const why = missing ? "not_found" : onRetry ? "unreachable" : "broken";
  const title = t(`${why}.title`);
  // A new tab has no page to go back to.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate("/"));
  return (
    <div className="page grid grow content-center justify-items-center py-16 text-center sm:py-24">
      <PageHead title={title} hidden />
      <Logo className="size-20 text-faint" />
      {missing ? <p className="mt-8 text-sm font-medium text-faint">404</p> : null}
      <h1 className="mt-2 text-title font-semibold">{title}</h1>
      <p className="mt-3 max-w-md text-soft">{t(`${why}.text`)}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {onRetry ? (
          <Button variant="primary" onClick={onRetry}>
            {t("common.retry")}
          </Button>
        ) : null}
        <LinkButton to="/" variant={onRetry ? "secondary" : "primary"}>
          {t("common.home")}
        </LinkButton>
        <Button onClick={goBack}>{t("common.go_back")}</Button>
        {missing || onRetry ? null : <Button onClick={() => location.reload()}>{t("broken.reload")}</Button>}
      </div>
      {missing ? <ToolLinks /> : null}
    </div>
  );
}

function ToolLinks() {
  const t = useMessages();
  return (
    <nav aria-labelledby="not-found-tools" className="mt-16 w-full max-w-3xl">
      <h2 id="not-found-tools" className="text-sm font-medium text-faint">
        {t("not_found.tools")}
      </h2>
      <ul className="mx-auto mt-4 grid max-w-xs gap-2 sm:flex sm:max-w-none sm:flex-wrap sm:justify-center">
        {tools.map(({ path, title, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex min-h-11 items-center gap-2.5 rounded-box border border-line px-4 text-button text-soft transition-colors hover:border-control hover:text-ink"
            >
              <Icon aria-hidden="true" className="size-4.5 text-faint group-hover:text-accent" />
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
