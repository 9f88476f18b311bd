import { usePublicSettings } from "../public-settings.ts";

/** Title and description of a page; React moves them into the document's head. Account pages stay out of search engines. */
export function PageHead({
  title,
  description,
  hidden = false,
}: {
  /** Without the site's name, which follows it. */
  title: string;
  description?: string;
  hidden?: boolean;
}) {
  const { site_name: site } = usePublicSettings();
  const full = title === site ? title : `${title} | ${site}`;
  return (
    <>
      <title>{full}</title>
      {description ? <meta name="description" content={description} /> : null}
      <meta property="og:title" content={full} />
      {description ? <meta property="og:description" content={description} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
