import { Barcode, QrCode, type LucideIcon } from "lucide-react";
import type { MessageKey } from "../../messages/en.ts";

export interface Tool {
  path: string;
  icon: LucideIcon;
  /** In menus. */
  name: MessageKey;
  title: MessageKey;
  description: MessageKey;
}

/** The tools that exist, in the order in which menus and the home page show them. */
export const tools: readonly Tool[] = [
  {
    path: "/qr-generator",
    icon: QrCode,
    name: "shell.qr",
    title: "home.qr_title",
    description: "home.qr_description",
  },
  {
    path: "/barcode-generator",
    icon: Barcode,
    name: "shell.barcode",
    title: "home.barcode_title",
    description: "home.barcode_description",
  },
];
