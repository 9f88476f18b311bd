import { publicDefaults } from "../../core/settings/public-defaults.ts";
import type { PublicSettings } from "../../core/settings/settings.ts";
import type { Translate } from "../messages/translator.ts";

/** What the site is, in one line: the operator's words as they are, ours in the language of the page. */
export const siteDescription = ({ site_description: said }: PublicSettings, t: Translate): string =>
  said === publicDefaults.site_description ? t("home.description") : said;
