import { useRouteLoaderData } from "react-router-dom";
import { defaultSettings } from "../core/settings/default-settings.ts";
import type { PublicSettings } from "../core/settings/settings.ts";

/** Id of the route that wraps every page and loads the settings. */
export const ROOT_ROUTE = "root";

/** What that route loads. */
export interface Site extends PublicSettings {
  /** The origin under which people reach the site (SITE_URL), without a slash at its end. */
  site_url: string;
}

/** Site name, theme colours and rules that every visitor may know; the defaults where a page stands alone. */
export const usePublicSettings = (): PublicSettings =>
  (useRouteLoaderData(ROOT_ROUTE) as PublicSettings | undefined) ?? defaultSettings;

/** For addresses that have to be whole. Empty where a page stands alone. */
export const useSiteUrl = (): string => {
  const site: Partial<Site> | undefined = useRouteLoaderData(ROOT_ROUTE);
  return site?.site_url ?? "";
};
