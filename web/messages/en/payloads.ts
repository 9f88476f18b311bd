/** Texts that the vCard, WiFi, product serial and digital signature generators share. */
export const messages = {
  "payloads.field_wrong": "Check this field.",
  "payloads.too_long": {
    one: "Together, the fields are {n} byte too long for a QR code. Shorten this one.",
    other: "Together, the fields are {n} bytes too long for a QR code. Shorten this one.",
  },
  "payloads.clear": "Clear all",

  "payloads.settings": "QR settings",
  "payloads.foreground": "Foreground color",
  "payloads.size_grown": "Larger than usual, so that each module of this much content stays large enough.",
  "payloads.level": "Error correction",
  "payloads.level_hint": "Scans even if up to {percent}% of the code is dirty or torn.",
  "payloads.level_lowered": "Lowered from {asked} to {level}, so that all of it fits.",
  "payloads.level_raised": "Raised from {asked} to {level} for the logo.",

  "payloads.preview_not_yet": "No code yet: a field is incomplete or invalid.",
  "payloads.preview_too_long": "Too long for a QR code: see the message next to the field.",
  "payloads.incomplete": "Incomplete",
  "payloads.left_out": "Fields with a message are not in the code yet.",

  "payloads.get": "Get the code",
  "payloads.other_formats": "Other formats",
  "payloads.login_first": "Please login to download QR codes",
} as const;
