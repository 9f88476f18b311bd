import { Link } from "react-router-dom";
import { Logo } from "../../components/Logo.tsx";
import { useMessages } from "../../components/messages.tsx";
import { usePublicSettings } from "../../public-settings.ts";
import { tools } from "../../tools.ts";

const claims = [
  "claim.free",
  "claim.no_account",
  "claim.local",
  "claim.read_back",
  "claim.expire",
  "claim.formats",
] as const;

/** The tools and what is true of them (D10). */
export function Footer() {
  const t = useMessages();
  const { site_name: site, site_description: description } = usePublicSettings();
  return (
    <footer className="mt-24 border-t border-line">
      <div className="page grid gap-10 py-12 sm:grid-cols-[1fr_auto] lg:grid-cols-[1fr_auto_auto] lg:gap-24">
        <div>
          <p className="flex items-center gap-2.5 font-semibold tracking-tight">
            <Logo className="size-6" />
            {site}
          </p>
          <p className="mt-3 max-w-xs text-sm text-soft">{description}</p>
        </div>
        <nav aria-labelledby="footer-tools">
          <h2 id="footer-tools" className="text-sm font-medium text-faint">
            {t("shell.tools")}
          </h2>
          <ul className="mt-2">
            {tools.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className="inline-block rounded-box py-1.5 text-sm text-soft hover:text-ink">
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="grid content-start gap-x-10 gap-y-2.5 text-sm text-soft sm:col-span-2 lg:col-span-1">
          {claims.map((claim) => (
            <li key={claim} className="flex gap-2.5">
              <span aria-hidden="true" className="mt-[0.5em] size-1.5 shrink-0 bg-accent" />
              {t(claim)}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
