import { Link } from "react-router-dom";
import { Logo } from "../../components/Logo.tsx";
import { useMessages } from "../../components/messages.tsx";
import { usePublicSettings } from "../../public-settings.ts";

/** Mark and name of the site. */
export function HomeLink({ onClick }: { onClick?: () => void }) {
  const t = useMessages();
  const { site_name: site } = usePublicSettings();
  return (
    <Link
      to="/"
      onClick={onClick}
      aria-label={t("shell.home", { site })}
      className="flex min-w-0 items-center gap-2.5 rounded-box py-2 text-lg font-semibold tracking-tight"
    >
      <Logo className="size-7 shrink-0" />
      <span className="max-w-44 truncate">{site}</span>
    </Link>
  );
}
