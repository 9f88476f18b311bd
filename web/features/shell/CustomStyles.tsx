import { useLocation } from "react-router-dom";
import { SAFE_PARAM } from "../../../core/code-snippets/snippet-pages.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { tools } from "../../app/tools.ts";

export const CUSTOM_STYLES = "/custom.css";

/**
 * The operator's custom style sheet, only on the home page and the tool pages, and removed when leaving them.
 * `?safe=1` shows a page without it, in case it makes the page unreadable.
 */
export function CustomStyles() {
  const { pathname, search } = useLocation();
  const { custom_css_version: version } = usePublicSettings();
  const isItsPage = pathname === "/" || tools.some(({ path }) => path === pathname);
  const isSafe = new URLSearchParams(search).has(SAFE_PARAM);
  if (version === undefined || isSafe || !isItsPage) return null;
  return <link rel="stylesheet" href={`${CUSTOM_STYLES}?v=${version}`} />;
}
