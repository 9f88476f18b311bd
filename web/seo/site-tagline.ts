import { defaultSettings } from "../../core/settings/default-settings.ts";
import type { PublicSettings } from "../../core/settings/settings.ts";
import type { Translate } from "../messages/translator.ts";

/** What stands below the name of the site: the operator's words as they are, ours in the language of the page. */
export const siteTagline = ({ site_description: said }: PublicSettings, t: Translate): string =>
  said === defaultSettings.site_description ? t("shell.tagline") : said;
