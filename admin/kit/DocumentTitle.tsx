import { useSiteSettings } from "../site-settings.ts";

/** The title of the tab: page, then site. `PageHead` brings it; a page without one names it itself. */
export function DocumentTitle({ title }: { title: string }) {
  const { site_name } = useSiteSettings();
  return <title>{`${title} | ${site_name}`}</title>;
}
