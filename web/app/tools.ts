import {
  Barcode,
  FileSignature,
  IdCard,
  Layers,
  PackageSearch,
  QrCode,
  ScanLine,
  Wifi,
  type LucideIcon,
} from "lucide-react";
import type { MessageKey } from "../messages/areas.ts";

/** A tool, as shown on its card. */
export interface Tool {
  id: string;
  path: string;
  icon: LucideIcon;
  /** Short name for menus. */
  name: MessageKey;
  title: MessageKey;
  description: MessageKey;
  status: "available" | "coming-soon";
  /** The two theme colors of its card's gradient. */
  gradient: readonly [from: ThemeColor, to: ThemeColor];
}

type ThemeColor = "primary" | "secondary" | "tertiary";

/** The tools in the order of menus and the home page. */
export const tools: readonly Tool[] = [
  {
    id: "qr",
    path: "/qr-generator",
    icon: QrCode,
    name: "tool.qr",
    title: "tool.qr_title",
    description: "tool.qr_description",
    status: "available",
    gradient: ["primary", "tertiary"],
  },
  {
    id: "scanner",
    path: "/qr-code-scanner-from-image",
    icon: ScanLine,
    name: "tool.scanner",
    title: "tool.scanner_title",
    description: "tool.scanner_description",
    status: "available",
    gradient: ["secondary", "primary"],
  },
  {
    id: "barcode",
    path: "/barcode-generator",
    icon: Barcode,
    name: "tool.barcode",
    title: "tool.barcode_title",
    description: "tool.barcode_description",
    status: "available",
    gradient: ["tertiary", "secondary"],
  },
  {
    id: "vcard",
    path: "/vcard-generator",
    icon: IdCard,
    name: "tool.vcard",
    title: "tool.vcard_title",
    description: "tool.vcard_description",
    status: "available",
    gradient: ["primary", "secondary"],
  },
  {
    id: "wifi",
    path: "/wifi-generator",
    icon: Wifi,
    name: "tool.wifi",
    title: "tool.wifi_title",
    description: "tool.wifi_description",
    status: "available",
    gradient: ["secondary", "tertiary"],
  },
  {
    id: "product-serial",
    path: "/product-serial-generator",
    icon: PackageSearch,
    name: "tool.product_serial",
    title: "tool.product_serial_title",
    description: "tool.product_serial_description",
    status: "available",
    gradient: ["tertiary", "primary"],
  },
  {
    id: "digital-signature",
    path: "/digital-signature-generator",
    icon: FileSignature,
    name: "tool.digital_signature",
    title: "tool.digital_signature_title",
    description: "tool.digital_signature_description",
    status: "available",
    gradient: ["primary", "tertiary"],
  },
  {
    id: "bulk",
    path: "/bulk",
    icon: Layers,
    name: "tool.bulk",
    title: "tool.bulk_title",
    description: "tool.bulk_description",
    status: "available",
    gradient: ["secondary", "primary"],
  },
];
