import { publicDefaults } from "../../core/settings/public-defaults.ts";
import type { PublicSettings } from "../../core/settings/settings.ts";
import type { Translate } from "../messages/translator.ts";

/** Description of the site in one line: the operator's text unchanged, or ours in the page's language. */
export const siteDescription = ({ site_description: said }: PublicSettings, t: Translate): string =>
  said === publicDefaults.site_description ? t("home.description") : said;
