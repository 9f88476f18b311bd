import { publicDefaults } from "../../core/settings/public-defaults.ts";
import type { PublicSettings } from "../../core/settings/settings.ts";
import type { Translate } from "../messages/translator.ts";
import { siteDescription } from "./site-description.ts";

/**
 * Metadata of the home page for search engines: the operator's texts unchanged, ours in the page's language.
 */
export function homeHead(settings: PublicSettings, t: Translate): { title: string; description: string } {
  const { meta_title: title, meta_description: description } = settings;
  const isOurs = description === publicDefaults.meta_description || description === "";
  return {
    title: title === publicDefaults.meta_title || title === "" ? t("home.title") : title,
    description: isOurs ? siteDescription(settings, t) : description,
  };
}
