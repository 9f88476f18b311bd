import { ScanLine } from "lucide-react";
import { useLocation } from "react-router-dom";
import { Link } from "../../components/Link.tsx";
import { CheckField } from "../../components/fields/CheckField.tsx";
import { useMessages } from "../../components/messages.tsx";
import { rememberReturnTo } from "../../../browser/session/return-to.ts";
import { useSession } from "../../session/session.tsx";
import { deleteShortLink } from "../../short-links/short-link-api.ts";
import type { TrackedLink } from "./tracking.ts";

/** "Track scans" below the content. Visitors are sent to sign in, and return to the same state. */
export function TrackOption({
  checked,
  link,
  onChange,
  onLeave,
}: {
  checked: boolean;
  link: TrackedLink | null;
  onChange: (change: { track: boolean; link?: TrackedLink | null }) => void;
  /** Stores the draft before a visitor goes to sign in. */
  onLeave: () => void;
}) {
  const t = useMessages();
  const { status, fetch } = useSession();
  const { pathname, search } = useLocation();
  if (status === "signed_out") {
    return (
      <p className="flex min-h-11 items-center gap-2.5 text-button text-soft">
        <ScanLine aria-hidden="true" className="size-5 shrink-0 text-faint" />
        <Link
          to="/login"
          onClick={() => {
            onLeave();
            rememberReturnTo(pathname + search);
          }}
          className="rounded-inner underline decoration-control underline-offset-4 hover:decoration-accent"
        >
          {t("track.sign_in")}
        </Link>
      </p>
    );
  }
  return (
    <CheckField
      label={t("track.label")}
      hint={t("track.hint")}
      checked={checked}
      disabled={status === "loading"}
      onChange={(event) => {
        if (event.target.checked) return onChange({ track: true });
        if (!link || link.used) return onChange({ track: false });
        // a link that is not in any code need not be kept
        deleteShortLink(fetch, link.id).catch((error: unknown) => console.warn("A short link stays.", error));
        return onChange({ track: false, link: null });
      }}
    />
  );
}
