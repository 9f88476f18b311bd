import { publicDefaults } from "../../core/settings/public-defaults.ts";
import type { PublicSettings } from "../../core/settings/settings.ts";
import type { Translate } from "../messages/translator.ts";

/** Tagline below the site's name: the operator's text unchanged, or ours in the page's language. */
export const siteTagline = ({ site_description: said }: PublicSettings, t: Translate): string =>
  said === publicDefaults.site_description ? t("shell.tagline") : said;
