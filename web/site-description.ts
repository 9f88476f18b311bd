import { settingsSchema, type PublicSettings } from "../core/settings/settings.ts";
import type { Translate } from "./messages/translator.ts";

const { site_description: ours } = settingsSchema.parse({});

/** What the site is, in one line: the operator's words as they are, ours in the language of the page. */
export const siteDescription = ({ site_description: said }: PublicSettings, t: Translate): string =>
  said === ours ? t("home.description") : said;
