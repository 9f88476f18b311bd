import { useLocation } from "react-router-dom";
import { Link } from "../../components/Link.tsx";
import { LANGUAGES } from "../../../core/languages.ts";
import { AdSlot } from "../../ads/ads.tsx";
import { LegalLinks } from "../../components/LegalLinks.tsx";
import { LANGUAGE_NAMES } from "../../../browser/language-names.ts";
import { Logo } from "../../../browser/Logo.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { usePublicSettings } from "../../api/public-settings.ts";
import { siteTagline } from "../../seo/site-tagline.ts";
import { tools } from "../../app/tools.ts";
import { languageHref, useSwitchLanguage } from "./use-switch-language.ts";

const heading = "text-sm font-medium text-faint";
const link = "inline-block rounded-box py-1.5 text-sm text-soft transition-colors hover:text-ink";

/** The tools, their properties, and the languages. */
export function Footer() {
  const t = useMessages();
  const settings = usePublicSettings();
  return (
    <footer className="mt-24 border-t border-line">
      <AdSlot placement="footer" />
      <div className="page grid gap-x-16 gap-y-10 py-12 sm:grid-cols-[auto_1fr] lg:grid-cols-[1fr_auto_auto]">
        <div className="sm:col-span-2 lg:col-span-1">
          <p className="flex items-center gap-2.5 font-semibold tracking-tight">
            <Logo className="size-6" />
            {settings.site_name}
          </p>
          <p className="mt-3 max-w-xs text-sm text-soft">{siteTagline(settings, t)}</p>
        </div>
        <nav aria-labelledby="footer-tools">
          <h2 id="footer-tools" className={heading}>
            {t("shell.tools")}
          </h2>
          <ul className="mt-2">
            {tools.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className={link}>
                  {t(title)}
                </Link>
              </li>
            ))}
            {settings.enable_api ? (
              <li>
                <Link to="/api/docs" className={link}>
                  {t("shell.api")}
                </Link>
              </li>
            ) : null}
          </ul>
        </nav>
        <Claims />
      </div>
      <div className="border-t border-line">
        <div className="page flex flex-wrap justify-between gap-x-16 gap-y-2 py-4">
          <Languages />
          <LegalLinks className="flex flex-wrap gap-x-5" linkClassName={link} />
        </div>
      </div>
    </footer>
  );
}

function Claims() {
  const t = useMessages();
  const { require_login_to_download: gated, source_url: source } = usePublicSettings();
  const claims = [
    source === "" ? "claim.free" : "claim.free_open",
    gated ? "claim.no_account" : "claim.no_account_ever",
    "claim.local",
    "claim.stored",
    "claim.read_back",
    "claim.expire",
    "claim.formats",
    "claim.fast",
  ] as const;
  return (
    <div className="max-w-md">
      <h2 className={heading}>{t("claim.label")}</h2>
      <ul className="mt-3.5 grid gap-3 text-sm text-soft">
        {claims.map((claim) => (
          <li key={claim} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-[0.5em] size-1.5 shrink-0 bg-accent" />
            {t(claim)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links, so that they work without scripts and for search engines. */
function Languages() {
  const t = useMessages();
  const chosen = useLanguage();
  const location = useLocation();
  const switchLanguage = useSwitchLanguage();
  return (
    <nav aria-label={t("language.label")}>
      <ul className="flex flex-wrap gap-x-5">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={languageHref(location, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === chosen ? "true" : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                void switchLanguage(language);
              }}
              className={`${link} aria-[current]:text-ink`}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
