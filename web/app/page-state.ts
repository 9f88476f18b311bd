import { publicDefaults } from "../../core/settings/public-defaults.ts";
import type { ShownAd } from "../../core/ads/shown-ad.ts";
import type { Site } from "../api/public-settings.ts";

/** Data that the server used to render a page, and that the browser needs to hydrate it. */
export interface PageState {
  /** Path and query for which the page was rendered. A cached offline page may be shown at another. */
  address: string;
  site: Site;
  /** Data of the pages by their module (`loadData` in page-store.tsx). */
  data: Readonly<Record<string, unknown>>;
  /** Absent if the page shows none. */
  ads?: readonly ShownAd[] | undefined;
}

const ID = "page-state";

/** Renders the state as an element for the page's head. */
export const pageStateElement = (values: PageState, nonce: string): string =>
  `<script type="application/json" id="${ID}" nonce="${nonce}">${jsonForScript(values)}</script>`;

/** JSON that cannot end its script element. */
export const jsonForScript = (values: object): string => JSON.stringify(values).replaceAll("<", "\\u003c");

/** Reads the state embedded in this page. */
export function readPageState(): PageState {
  const text = document.getElementById(ID)?.textContent;
  if (text) return JSON.parse(text) as PageState;
  return { address: "", site: { ...publicDefaults, site_url: location.origin }, data: {} };
}
