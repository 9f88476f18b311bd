import { Link } from "../../components/Link.tsx";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { errorText } from "../../api/error-text.ts";
import type { TrackedLink, Tracking } from "./tracking.ts";
import { useTrackedLink } from "./use-tracked-link.ts";

/**
 * Next to the code: the short link and its target, or the reason why there is none yet. Keeps the short link
 * in sync with the draft.
 */
export function TrackedNote({
  content,
  tracking,
  link,
  onLink,
}: {
  content: string;
  tracking: Tracking;
  link: TrackedLink | null;
  onLink: (link: TrackedLink | null) => void;
}) {
  const t = useMessages();
  const { error, retry } = useTrackedLink(tracking.kind === "pending" ? content.trim() : null, link, onLink);
  if (tracking.kind === "off") return null;
  if (tracking.kind === "refused") {
    return (
      <p className="text-sm text-warn">{t("track.not_tracked", { message: t(tracking.problem.code) })}</p>
    );
  }
  if (tracking.kind === "pending") {
    return error === null ? (
      <output className="text-sm text-soft">{t("track.preparing")}</output>
    ) : (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        <p className="text-danger">{t("track.failed", { message: errorText(t, error) })}</p>
        <Button size="sm" onClick={retry}>
          {t("common.retry")}
        </Button>
      </div>
    );
  }
  return (
    <p className="text-sm wrap-anywhere text-soft">
      {t("track.note", { url: tracking.link.url, target: tracking.link.target })}{" "}
      {tracking.link.used ? (
        <Link
          to={`/customer/links/${tracking.link.id}`}
          className="rounded-inner underline decoration-control underline-offset-4 hover:decoration-accent"
        >
          {t("track.figures")}
        </Link>
      ) : null}
    </p>
  );
}
