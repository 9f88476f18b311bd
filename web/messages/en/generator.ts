import { cautionMessages } from "../../../core/codes/caution.ts";
import { drawingMessages } from "../../../core/codes/drawing.ts";
import { designFixMessages } from "../../../core/codes/design-fix.ts";
import { proofMessages } from "../../../core/codes/proof.ts";
import { qrContentMessages } from "../../../core/codes/qr/content.ts";
import { colorMessages } from "../../../core/codes/color.ts";
import { qrSizeMessages } from "../../../core/codes/qr/size-problem.ts";
import { logoMessages } from "../../../core/codes/qr/logo-file.ts";

/** Texts of making a code, whatever kind it is: settings, preview, proof, download. */
export const messages = {
  ...qrContentMessages,
  ...qrSizeMessages,
  ...colorMessages,
  ...drawingMessages,
  ...proofMessages,
  ...designFixMessages,
  ...cautionMessages,
  ...logoMessages,

  "generator.steps": "Steps",
  "generator.step_settings": "Settings",
  "generator.step_download": "Download",
  "generator.next": "Next",
  "generator.preview": "Preview",
  "generator.refresh": "Refresh preview",
  "generator.see_content": "No preview: see the message next to the content.",
  "generator.px": "px",
  "generator.size_px": "{width} × {height} px",
  "generator.custom_size": "Custom size",
  "generator.custom_size_hint": "Set width and height independently, up to 2000 × 2000 px.",
  "generator.size": "Size",
  "generator.size_presets": "Size presets",
  "generator.width": "Width",
  "generator.height": "Height",
  "generator.field_in_px": "{label} in px",
  "generator.number_range": "Enter a whole number from {min} to {max}. Until then, {value} {unit} is used.",
  "generator.quiet_zone": "Quiet zone",
  "generator.quiet_zone_hint":
    "The blank border scanners need to find the code. {needed} modules is standard.",
  "generator.modules": { one: "module", other: "modules" },
  "generator.background": "Background color",
  "generator.content": "Content",
  "generator.clear": "Clear & Create New",
  "generator.change_settings": "Change Settings",
  "generator.summary": "Summary",
  "generator.export_size": "Export size",
  "generator.colors": "Colors",
  "generator.colors_on": "{foreground} on {background}",

  "color.fix": "Use {foreground} on {background}",
  "color.choose": "{label}: {value}. Choose another",
  "color.popup": "Choose: {label}",
  "color.hex": "Hex value",
  "color.hex_invalid": "Enter 'transparent' or 3, 4 or 6 hex digits.",
  "color.palette": "Palette",
  "color.transparent": "Transparent",
  "color.loading": "Loading the color picker…",

  "badge.checking": "Testing…",
  "badge.checking_why": "We test-scan every code before you get it.",
  "badge.scans": "Scans",
  "badge.risk": "Scans, with a risk",
  "badge.on_white": "Scans on white",
  "badge.on_black": "Scans on black",
  "badge.payload": "Phones cannot use it",
  "badge.failed": "May not scan",
  "badge.untested": "Not tested",
  "badge.retry": "Test again",

  "download.png": "Download PNG",
  "download.pdf": "Download PDF",
  "download.svg": "Download SVG",
  "download.pdf_busy": "Generating PDF...",
  "download.anyway": "Download anyway",
  "download.anyway_as": "Download {kind} anyway",
  "download.content_first": "Enter content first: there is no code to download yet.",
  "download.to_content": "Go to the content",
  "download.failed": "Failed to download {kind}: {message}",
  "download.no_picture": "Failed to generate QR code for download",
  "download.sign_in_hint": "You will be asked to sign in; your code waits for you here.",
} as const;
