/**
 * Public settings and their defaults. Separate from settings.ts, since pages need no more than these. Default
 * texts are translated into the language of the page; an operator's own are shown as they are.
 */
export const publicDefaults = {
  site_name: "Quietzone",
  site_description: "Free QR code and barcode generator",
  language: "en",
  timezone: "UTC",
  source_url: "",
  meta_title: "Free QR code and barcode generator",
  meta_description:
    "Make QR codes and barcodes, scan them, and download them as PNG, SVG or PDF. Free, without advertising in your codes.",
  meta_keywords: "QR code generator, barcode generator, QR code scanner, vCard QR code, EAN13, CODE128",
  logo_url: "",
  favicon_url: "",
  enable_analytics: true,
  enable_registration: true,
  password_min_length: 6,
  enable_2fa: false,
  require_login_to_download: true,
  enable_api: true,
  browser_notifications: false,
  primary_color: "#00d4ff",
  secondary_color: "#ff6b9d",
  accent_color: "#c471ed",
} as const;
