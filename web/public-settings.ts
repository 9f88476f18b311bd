import { useRouteLoaderData } from "react-router-dom";
import { settingsSchema, type PublicSettings } from "../core/settings/settings.ts";

/** Id of the route that wraps every page and loads the settings. */
export const ROOT_ROUTE = "root";

const defaults = settingsSchema.parse({});

/** Site name, theme colours and rules that every visitor may know; the defaults where a page stands alone. */
export const usePublicSettings = (): PublicSettings =>
  (useRouteLoaderData(ROOT_ROUTE) as PublicSettings | undefined) ?? defaults;
