import { tools } from "../app/tools.ts";

/**
 * Whether a page shows advertisements: the home page and the tools do, account pages and the panel never do.
 */
export function showsAds(pathname: string): boolean {
  const path = pathname.replace(/(?<!\/)\/+$/, "");
  return path === "" || tools.some((tool) => tool.path === path);
}
