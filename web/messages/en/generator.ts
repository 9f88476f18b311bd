import { drawingMessages } from "../../../core/codes/drawing.ts";
import { mendMessages } from "../../../core/codes/mend.ts";
import { proofMessages } from "../../../core/codes/proof.ts";
import { qrContentMessages } from "../../../core/codes/qr/content.ts";
import { colourMessages } from "../../../core/codes/colour.ts";
import { qrSizeMessages } from "../../../core/codes/qr/size-problem.ts";
import { logoMessages } from "../../../core/codes/qr/logo-file.ts";

/** Texts of making a code, whatever kind it is: settings, preview, proof, download. */
export const messages = {
  ...qrContentMessages,
  ...qrSizeMessages,
  ...colourMessages,
  ...drawingMessages,
  ...proofMessages,
  ...mendMessages,
  ...logoMessages,

  "generator.steps": "Steps",
  "generator.step_settings": "Settings",
  "generator.step_download": "Download",
  "generator.next": "Next",
  "generator.preview": "Preview",
  "generator.refresh": "Refresh preview",
  "generator.see_content": "No preview: see the message at the content.",
  "generator.px": "px",
  "generator.size_px": "{width} × {height} px",
  "generator.custom_size": "Custom size",
  "generator.custom_size_hint": "Set width and height on their own, up to 2000 × 2000 px.",
  "generator.size": "Size",
  "generator.size_presets": "Size presets",
  "generator.width": "Width",
  "generator.height": "Height",
  "generator.field_in_px": "{label} in px",
  "generator.number_range": "Enter a whole number from {min} to {max}.",
  "generator.background": "Background colour",
  "generator.content": "Content",
  "generator.clear": "Clear & Create New",
  "generator.change_settings": "Change Settings",
  "generator.summary": "Summary",
  "generator.export_size": "Export size",
  "generator.colours": "Colours",
  "generator.colours_on": "{foreground} on {background}",

  "colour.mend": "Use {foreground} on {background}",
  "colour.choose": "{label}: {value}. Choose another",
  "colour.popup": "Choose: {label}",
  "colour.hex": "Hex value",
  "colour.hex_invalid": "Enter 'transparent' or 3, 4 or 6 hex digits.",
  "colour.palette": "Palette",
  "colour.transparent": "Transparent",
  "colour.loading": "Loading the colour picker…",

  "badge.checking": "Checking…",
  "badge.checking_why": "Every code is read back before you get it.",
  "badge.scans": "Scans",
  "badge.scans_by": "Read back by {decoders}.",
  "badge.bars": "Bars checked",
  "badge.bars_by":
    "No scanner for {format} runs in a browser: the drawn bars were measured and spell {content}.",
  "badge.failed": "May not scan",
  "badge.unavailable": "Not checked",
  "badge.unavailable_why": "The readers could not be loaded. Check your connection and refresh the preview.",

  "download.png": "Download PNG",
  "download.pdf": "Download PDF",
  "download.svg": "Download SVG",
  "download.pdf_busy": "Generating PDF...",
  "download.anyway": "Download anyway",
  "download.content_first": "Enter content first: there is no code to download yet.",
  "download.to_content": "Go to the content",
  "download.failed": "Failed to download {kind}: {message}",
  "download.no_picture": "Failed to generate QR code for download",
  "download.sign_in_hint": "You will be asked to sign in; your code waits for you here.",
} as const;
