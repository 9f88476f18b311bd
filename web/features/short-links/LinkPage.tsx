import { ArrowLeft, Copy, PencilLine, QrCode, SearchX } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { Link } from "../../components/Link.tsx";
import type { Period } from "../../../core/analytics/period.ts";
import { useLoaded } from "../../components/loading/use-loaded.ts";
import { ApiError } from "../../api/api-fetch.ts";
import { Badge } from "../../components/Badge.tsx";
import { Button, LinkButton } from "../../components/Button.tsx";
import { copyText } from "../../components/copy-text.ts";
import { EmptyState } from "../../components/loading/EmptyState.tsx";
import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { generatorAddress } from "../../generator/wizard/asked-parameters.ts";
import { useRequireUser } from "../../session/use-require-user.ts";
import { useSession } from "../../session/session.tsx";
import { getShortLink, linkName, type ShortLinkRow } from "../../short-links/short-link-api.ts";
import { LinkFigures } from "./LinkFigures.tsx";
import { LINK_FORM_ID, LinkSettings } from "./LinkSettings.tsx";

/** /customer/links/:id: the scans and settings of a tracked code. */
export function Component() {
  const t = useMessages();
  const user = useRequireUser();
  const { id = "" } = useParams();
  const { fetch } = useSession();
  const [period, setPeriod] = useState<Period>("weekly");
  const link = useLoaded(
    ["short-link", user?.id, id],
    user ? (signal) => getShortLink(fetch, id, signal) : null,
  );
  return (
    <div className="page max-w-4xl pt-8 sm:pt-10">
      <PageHead
        title={link.data ? linkName(link.data) : t("links.title")}
        description={t("links.description")}
        hidden
      />
      <Link
        to="/customer/links"
        className="-ml-2 inline-flex min-h-10 items-center gap-2 rounded-box px-2 text-sm font-medium text-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("tracked.back")}
      </Link>
      {link.status === "failed" ? (
        link.error instanceof ApiError && link.error.status === 404 ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" strokeWidth={1.25} />}
            title={t("links.missing_title")}
            action={<LinkButton to="/customer/links">{t("tracked.back")}</LinkButton>}
          >
            {t("links.missing_text")}
          </EmptyState>
        ) : (
          <ErrorState title={t("links.failed_title")} onRetry={link.retry}>
            {link.problem}
          </ErrorState>
        )
      ) : link.data ? (
        <>
          <LinkHead link={link.data} />
          <LinkFigures id={link.data.id} period={period} onPeriod={setPeriod} />
          <LinkSettings key={link.data.id} link={link.data} onChanged={link.replace} />
        </>
      ) : (
        <div className="mt-3 grid gap-4">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-90" />
        </div>
      )}
    </div>
  );
}

/** The form stands below all figures: this leads there, with the focus. */
function editLink(): void {
  const form = document.getElementById(LINK_FORM_ID);
  form?.scrollIntoView({ block: "center" });
  form?.querySelector("input")?.focus({ preventScroll: true });
}

/** Name, short address and target of a link. */
function LinkHead({ link }: { link: ShortLinkRow }) {
  const t = useMessages();
  const copy = async () => {
    if (await copyText(link.url)) toast.success(t("tracked.copied"));
    else toast.error(t("tracked.copy_failed"));
  };
  return (
    <div className="mt-2 grid gap-4">
      <div>
        <h1 className="flex flex-wrap items-center gap-3 text-title font-semibold break-words">
          <span className="min-w-0">{linkName(link)}</span>
          {link.taken_down_reason !== null ? (
            <Badge tone="danger">{t("links.taken_down")}</Badge>
          ) : link.paused ? (
            <Badge tone="warn">{t("links.paused")}</Badge>
          ) : null}
        </h1>
        <p className="mt-2 font-mono text-button break-all">{link.url}</p>
        <p className="mt-1 text-soft break-all">
          {t("tracked.leads_to", { target: "" })}
          <a
            href={link.target}
            rel="noopener noreferrer"
            target="_blank"
            className="rounded-inner underline decoration-control underline-offset-4 hover:decoration-accent"
          >
            {link.target}
          </a>
        </p>
      </div>
      {/* nobody should print a link that does not work */}
      {link.taken_down_reason === null ? (
        <div className="flex flex-wrap gap-2">
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {t("tracked.copy")}
          </Button>
          <LinkButton
            to={generatorAddress("/qr-generator", { data: link.url })}
            icon={<QrCode aria-hidden="true" />}
          >
            {t("tracked.download")}
          </LinkButton>
          <Button icon={<PencilLine aria-hidden="true" />} onClick={editLink}>
            {t("tracked.edit")}
          </Button>
        </div>
      ) : (
        <Notice tone="danger">
          {t("short_link.taken_down")}
          <p className="mt-1 break-words">
            {t("tracked.taken_down_reason", { reason: link.taken_down_reason })}
          </p>
        </Notice>
      )}
    </div>
  );
}
