/** Texts of the home page. */
export const messages = {
  "home.title": "QR codes and barcodes that scan",
  "home.heading": "Codes that scan.",
  "home.text":
    "Make a QR code or a barcode, give it your colours and your logo, and take it as PNG, SVG or PDF. Each one is read back before you get it.",
  "home.try": "Type anything",
  "home.try_hint": "The code is drawn in your browser while you type.",
  "home.sample": "The empty margin around this code is its quiet zone.",
  "home.alt": "QR code with the content {content}",
  "home.start_qr": "Make it yours",
  "home.start_barcode": "Make a barcode",
  "home.quiet_zone": "Quiet zone, {n} modules",
  "home.modules": "{n} × {n} modules",
  "home.tools": "Two tools, one promise",
  "home.how": "How it works",
  "home.step1": "Enter content",
  "home.step1_text": "A web address, a text, an article number. You see the code as you type.",
  "home.step2": "Customize design",
  "home.step2_text":
    "Colours, logo and size. A warning appears before a choice stops scanners from reading it.",
  "home.step3": "Download",
  "home.step3_text":
    "The finished picture is decoded once more and compared with what you typed. Then it is yours.",
} as const;
