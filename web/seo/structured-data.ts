import type { Language } from "../../core/languages.ts";
import type { Translate } from "../messages/translator.ts";
import { pageAddress } from "./page-address.ts";
import { legalPages } from "../app/legal-pages.ts";
import { publicPages } from "./public-pages.ts";
import type { Site } from "../api/public-settings.ts";
import { siteDescription } from "./site-description.ts";
import { tools, type Tool } from "../app/tools.ts";

interface Page {
  path: string;
  site: Site;
  language: Language;
  t: Translate;
}

/**
 * Schema.org data of a page: the site and its operator on the home page, a free application for a tool, and breadcrumbs.
 * @returns null for pages that search engines do not index
 */
export function structuredData(page: Page): object | null {
  const { path, site, t } = page;
  if (path === "/") return graph(organization(site), website(page));
  const found = [...publicPages, ...legalPages(site.legal ?? {})].find((one) => one.path === path);
  if (!found) return null;
  const trail = breadcrumbs(page, t(found.name));
  const tool = tools.find((one) => one.path === path);
  return tool ? graph(application(page, tool), trail) : graph(trail);
}

const graph = (...nodes: object[]) => ({ "@context": "https://schema.org", "@graph": nodes });

const idOf = (site: Site, name: string) => `${site.site_url}/#${name}`;

const organization = (site: Site) => ({
  "@type": "Organization",
  "@id": idOf(site, "organization"),
  name: site.site_name,
  url: `${site.site_url}/`,
  logo: site.site_url + (site.logo_url || "/icons/icon-512.png"),
});

const website = ({ site, language, t }: Page) => ({
  "@type": "WebSite",
  "@id": idOf(site, "website"),
  name: site.site_name,
  url: `${site.site_url}/`,
  description: siteDescription(site, t),
  inLanguage: language,
  publisher: { "@id": idOf(site, "organization") },
});

const application = ({ path, site, language, t }: Page, tool: Tool) => ({
  "@type": "WebApplication",
  name: t(tool.title),
  description: t(tool.description),
  url: pageAddress(site.site_url, path)(null),
  inLanguage: language,
  applicationCategory: "UtilitiesApplication",
  operatingSystem: "Any",
  browserRequirements: "Requires JavaScript",
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  isPartOf: { "@id": idOf(site, "website") },
});

const breadcrumbs = ({ path, site, t }: Page, name: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: t("common.home"), item: `${site.site_url}/` },
    { "@type": "ListItem", position: 2, name, item: pageAddress(site.site_url, path)(null) },
  ],
});
