import { Link } from "../../components/Link.tsx";
import { Logo } from "../../../browser/Logo.tsx";
import { isWideLogo } from "../../../core/settings/branding.ts";
import { useMessages } from "../../components/messages.tsx";
import { usePublicSettings } from "../../api/public-settings.ts";

/** Logo and name of the site; an operator's wide logo includes the name. */
export function HomeLink({ onClick }: { onClick?: () => void }) {
  const t = useMessages();
  const { site_name: site, logo_url: logo } = usePublicSettings();
  return (
    <Link
      to="/"
      onClick={onClick}
      aria-label={t("shell.home", { site })}
      className="flex min-w-0 items-center gap-2.5 rounded-box py-2 text-lg font-semibold tracking-tight"
    >
      {logo === "" ? (
        <Logo className="size-7 shrink-0" />
      ) : (
        <img src={logo} alt="" className="h-8 w-auto max-w-44 shrink-0 object-contain" />
      )}
      {isWideLogo(logo) ? null : <span className="max-w-44 truncate">{site}</span>}
    </Link>
  );
}
