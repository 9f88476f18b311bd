/** Texts that the vCard, WiFi, product serial and digital signature generators share. */
export const messages = {
  "payloads.field_wrong": "Check this field.",
  "payloads.too_long": {
    one: "All fields together hold {n} byte more than a QR code can. Shorten this one.",
    other: "All fields together hold {n} bytes more than a QR code can. Shorten this one.",
  },
  "payloads.clear": "Clear all",

  "payloads.settings": "QR settings",
  "payloads.foreground": "Foreground color",
  "payloads.level": "Error correction",
  "payloads.level_hint": "Scans although up to {percent}% of the code is dirty or torn.",
  "payloads.level_lowered": "Lowered from {asked} to {level}, so that all of it fits.",

  "payloads.preview_not_yet": "No code yet: a field is not complete, or not right.",
  "payloads.preview_too_long": "Too long for a QR code: see the message at the field.",
  "payloads.incomplete": "Incomplete",
  "payloads.left_out": "Fields with a message are not in the code yet.",

  "payloads.get": "Get the code",
  "payloads.other_formats": "Other formats",
  "payloads.copy": "Copy",
  "payloads.share": "Share",
  "payloads.copied": "Copied to clipboard!",
  "payloads.copied_image": "The clipboard holds the code as a PNG picture.",
  "payloads.copied_text": "This browser copies no pictures: the clipboard holds the text of the code.",
  "payloads.copy_failed": "Failed to copy to clipboard",
  "payloads.share_failed": "Failed to share",
  "payloads.login_first": "Please login to download QR codes",
} as const;
