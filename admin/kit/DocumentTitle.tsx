import { useSiteSettings } from "../site-settings.ts";

/** The tab's title: page, then site. `PageHead` includes it; a page without `PageHead` renders it itself. */
export function DocumentTitle({ title }: { title: string }) {
  const { site_name } = useSiteSettings();
  return <title>{`${title} | ${site_name}`}</title>;
}
