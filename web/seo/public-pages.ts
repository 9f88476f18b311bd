import type { MessageKey } from "../messages/areas.ts";
import { tools } from "../app/tools.ts";

/** A page that search engines may show. */
interface PublicPage {
  path: string;
  /** Its name in a trail of links. */
  name: MessageKey;
}

/** Beside the home page. The test pages and those of one person are not among them. */
export const publicPages: readonly PublicPage[] = [
  ...tools
    .filter(({ status }) => status === "available")
    .map(({ path, title }): PublicPage => ({ path, name: title })),
  { path: "/verify", name: "verify.title" },
];
