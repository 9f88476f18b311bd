import { BookOpen, House, Scale, Shapes, type LucideIcon } from "lucide-react";
import type { LegalLinks } from "../../../../core/legal/legal-kind.ts";
import type { MessageKey } from "../../../messages/areas.ts";
import { legalPages } from "../../../app/legal-pages.ts";
import { tools } from "../../../app/tools.ts";

export interface SearchEntry {
  path: string;
  icon: LucideIcon;
  title: MessageKey;
  description: MessageKey;
}

/** Entries of the search: Home, the services, and two help entries. */
export const searchEntries: readonly SearchEntry[] = [
  { path: "/", icon: House, title: "common.home", description: "search.home_description" },
  ...tools,
  {
    path: "/#how-to-use",
    icon: BookOpen,
    title: "search.how_to",
    description: "search.how_to_description",
  },
  {
    path: "/#qr-types",
    icon: Shapes,
    title: "search.qr_types",
    description: "search.qr_types_description",
  },
];

/** The legal pages of the site, as search finds them. */
export const legalEntries = (links: LegalLinks): SearchEntry[] =>
  legalPages(links).map(({ path, name, description }) => ({ path, icon: Scale, title: name, description }));

/** Words to begin with; each finds something. */
export const suggestions = [
  "search.tag_qr",
  "search.tag_barcode",
  "search.tag_vcard",
  "search.tag_wifi",
] as const satisfies readonly MessageKey[];
