import { BookOpen, House, Shapes, type LucideIcon } from "lucide-react";
import type { MessageKey } from "../../messages/areas.ts";
import { tools } from "../../tools.ts";

export interface SearchEntry {
  path: string;
  icon: LucideIcon;
  title: MessageKey;
  description: MessageKey;
}

/** What the search finds: Home, the services, and two help entries (public tools §2). */
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

/** Words to begin with; each finds something. */
export const suggestions = [
  "search.tag_qr",
  "search.tag_barcode",
  "search.tag_vcard",
  "search.tag_wifi",
] as const satisfies readonly MessageKey[];
