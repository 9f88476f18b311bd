import type { MessageKey } from "../messages/areas.ts";
import { tools } from "../app/tools.ts";

/** A page that search engines may index. */
interface PublicPage {
  path: string;
  /** Its name in breadcrumbs. */
  name: MessageKey;
}

/** All but the home page. Test pages and personal pages are not included. */
export const publicPages: readonly PublicPage[] = [
  ...tools
    .filter(({ status }) => status === "available")
    .map(({ path, title }): PublicPage => ({ path, name: title })),
  { path: "/verify", name: "verify.title" },
];
