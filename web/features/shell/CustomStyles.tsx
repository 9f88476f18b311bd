import { useLocation } from "react-router-dom";
import { SAFE_PARAM } from "../../../core/snippets/site-code-pages.ts";
import { publicPages } from "../../public-pages.ts";
import { usePublicSettings } from "../../public-settings.ts";

/**
 * The operator's own style sheet, on the pages that everybody sees and on no other: it goes with the page. `?safe=1` shows a page
 * without it, for whoever has made it unreadable.
 */
export function CustomStyles() {
  const { pathname, search } = useLocation();
  const { custom_css_version: version } = usePublicSettings();
  const isPublic = pathname === "/" || publicPages.some(({ path }) => path === pathname);
  const isSafe = new URLSearchParams(search).has(SAFE_PARAM);
  if (version === undefined || isSafe || !isPublic) return null;
  return <link rel="stylesheet" href={`/custom.css?v=${version}`} />;
}
