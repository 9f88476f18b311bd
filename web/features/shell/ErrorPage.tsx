import { isRouteErrorResponse, useNavigate, useRouteError } from "react-router-dom";
import { Button, LinkButton } from "../../components/Button.tsx";
import { Logo } from "../../components/Logo.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";

/** Shown in a page's place: an unknown path (404), or a fault that the page could not handle. */
export function ErrorPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="page grid grow place-items-center py-24">
      <PageHead title={t(missing ? "not_found.title" : "broken.title")} hidden />
      <div className="grid justify-items-center text-center">
        <Logo className="size-20 text-faint" />
        {missing ? <p className="mt-8 text-sm font-medium text-faint">404</p> : null}
        <h1 className="mt-2 text-title font-semibold">{t(missing ? "not_found.title" : "broken.title")}</h1>
        <p className="mt-3 max-w-md text-soft">{t(missing ? "not_found.text" : "broken.text")}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton to="/" variant="primary">
            {t("common.home")}
          </LinkButton>
          <Button onClick={() => void navigate(-1)}>{t("common.go_back")}</Button>
        </div>
      </div>
    </div>
  );
}
