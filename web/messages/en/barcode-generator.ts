import { barcodeCautionMessages } from "../../../core/codes/barcode/caution-messages.ts";
import { barcodeMessages } from "../../../core/codes/barcode/messages.ts";

/** Texts of /barcode-generator. */
export const messages = {
  ...barcodeMessages,
  ...barcodeCautionMessages,

  "barcodes.title": "Barcode Generator",
  "barcodes.description":
    "Make barcodes in eight formats: CODE128, CODE39, EAN-13, EAN-8, UPC-A, ITF-14, MSI and Pharmacode. PNG, PDF and SVG, check digits included.",
  "barcodes.intro": "Eight formats, check digits corrected, every code read back.",
  "barcodes.step_generate": "Generate Barcode",
  "barcodes.format": "Format",
  "barcodes.foreground": "Barcode color",
  "barcodes.bar_width": "Bar width",
  "barcodes.bar_height": "Bar height",
  "barcodes.px_on_paper": "On paper, 1 px of margin and font size is {mm} mm.",
  "barcodes.margin": "Margin",
  "barcodes.quiet_zone_hint":
    "Empty space beside the bars. {format} needs {left} modules on the left and {right} on the right.",
  "barcodes.quiet_zone_sides": "{left} modules left, {right} right",
  "barcodes.display_text": "Display text",
  "barcodes.font_size": "Font size",
  "barcodes.examples": "Examples",
  "barcodes.settings": "Current settings",
  "barcodes.size": "Size",
  "barcodes.bars_size": "Bar width {barWidth} px, height {barHeight} px",
  "barcodes.bars_printed": "Bar width {barWidth} mm, height {barHeight} mm",
  "barcodes.text": "Text",
  "barcodes.text_shown": "Shown, {size} px",
  "barcodes.text_hidden": "Hidden",
  "barcodes.generate": "Generate & Download Barcode",
  "barcodes.create_another": "Create Another Barcode",
  "barcodes.preview_empty": "Enter data to see barcode preview",
  "barcodes.login_first": "Please login to download barcodes",
  "barcodes.downloaded": "Barcode {kind} downloaded successfully!",
  "barcodes.no_canvas": "Canvas not available for download",
  "barcodes.pdf_not_ready": "Barcode not ready. Please wait and try again.",
  "barcodes.pdf_failed": "Error creating PDF: {message}",
  "barcodes.pdf_downloaded": "PDF downloaded successfully!",
} as const;
