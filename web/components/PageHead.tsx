import { useLocation } from "react-router-dom";
import { LANGUAGES, type Language } from "../../core/languages.ts";
import { pageAddress } from "../seo/page-address.ts";
import { usePublicSettings, useSiteUrl } from "../api/public-settings.ts";
import { useLanguage } from "./messages.tsx";

/** Language and country as Open Graph wants them. */
const LOCALES: Record<Language, string> = {
  en: "en_US",
  es: "es_ES",
  fr: "fr_FR",
  de: "de_DE",
  it: "it_IT",
  pt: "pt_BR",
};

/** Drawn by docs/pictures/draw.ts. */
const PICTURE = { path: "/og.png", width: "1200", height: "630" };

/**
 * Title and metadata of a page for the tab, search engines and link previews; React moves them into the document's head. Account pages
 * are excluded from search engines.
 */
export function PageHead({
  title,
  description,
  hidden = false,
}: {
  /** Without the site's name, which follows it. */
  title: string;
  description?: string;
  hidden?: boolean;
}) {
  const { site_name: site, meta_keywords: keywords } = usePublicSettings();
  const full = title === site ? title : `${title} | ${site}`;
  return (
    <>
      <title>{full}</title>
      {description ? <meta name="description" content={description} /> : null}
      {keywords !== "" && !hidden ? <meta name="keywords" content={keywords} /> : null}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <PublicHead title={full} description={description} site={site} />
      )}
    </>
  );
}

/** The page's address in each language, and how a link to it looks elsewhere (ogp.me, X cards). */
function PublicHead({
  title,
  description,
  site,
}: {
  title: string;
  description: string | undefined;
  site: string;
}) {
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const address = pageAddress(siteUrl, pathname);
  // The page in a requested language has its own canonical address; all other parameters are ignored.
  const canonical = address(new URLSearchParams(search).get("lang"));
  return (
    <>
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="x-default" href={address(null)} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:image" content={siteUrl + PICTURE.path} />
      <meta property="og:image:width" content={PICTURE.width} />
      <meta property="og:image:height" content={PICTURE.height} />
      <meta property="og:image:alt" content={site} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
