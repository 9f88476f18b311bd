import { createContext, use } from "react";
import type { SiteBrandsAtHand } from "../../core/brands/site-brand.ts";
import { publicDefaults } from "../../core/settings/public-defaults.ts";
import type { LegalLinks } from "../../core/legal/legal-kind.ts";
import type { PublicSettings } from "../../core/settings/settings.ts";

/** Settings of the site, known to every page. */
export interface Site extends PublicSettings {
  /** The origin under which people reach the site (SITE_URL), without a slash at its end. */
  site_url: string;
  /** Links to the legal pages; absent if the server could not load them. */
  legal?: LegalLinks;
  /** Its brands; absent if there are none. */
  brands?: SiteBrandsAtHand;
}

const SiteContext = createContext<Site>({ ...publicDefaults, site_url: "" });

export const SiteProvider = SiteContext.Provider;

/** Site name, theme colors and public rules; the defaults on a standalone page. */
export const usePublicSettings = (): Site => use(SiteContext);

/** The legal pages that exist. */
export const useLegalLinks = (): LegalLinks => use(SiteContext).legal ?? {};

/** For absolute addresses. Empty on a standalone page. */
export const useSiteUrl = (): string => use(SiteContext).site_url;
