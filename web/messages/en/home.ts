/** Texts of the home page. What it claims is what the product does. */
export const messages = {
  "home.title": "QR codes and barcodes that scan",
  "home.description":
    "Free QR code and barcode generator: your colors, your logo, PNG, SVG and PDF, no watermark, no expiration. Every code is read back before you get it.",
  "home.heading": "Codes that scan.",
  "home.text":
    "Make a QR code or a barcode, give it your colors and your logo, and download it as PNG, SVG or PDF. Each one is read back before you get it.",
  "home.try": "Type anything",
  "home.try_hint": "The code is drawn in your browser while you type.",
  "home.alt": "QR code with the content {content}",
  "home.start_qr": "Make it yours",
  "home.start_barcode": "Make a barcode",
  "home.quiet_zone": "Quiet zone, {n} modules",
  "home.modules": "{n} × {n} modules",

  "home.tools": "Eight tools, one promise",
  "home.tools_text": "Every code you download has first been decoded by a program that did not draw it.",
  "home.coming_soon": "Coming Soon",

  "home.why": "Why choose {site}",
  "home.why_text":
    "A code that does not scan is just a picture. So we measure, warn and read back every code, for free.",
  "home.typed": "Typed",
  "home.read": "Read back",
  "home.free": "100% Free",
  "home.free_text": "Every tool, every format, every size. There is no paid plan.",
  "home.free_text_open":
    "Every tool, every format, every size. There is no paid plan, and the source is open.",
  "home.no_registration": "No Registration Required",
  "home.no_registration_text":
    "Create, preview and scan without signing in. Only a download asks for a free account, which keeps it for you.",
  "home.no_registration_open":
    "Create, scan and download without signing in. An account adds a history, tracked codes and signatures.",
  "home.fast": "Fast and Secure",
  "home.fast_text":
    "The preview keeps up with your typing. Passwords are kept as Argon2 hashes, and scripts cannot read your session cookie.",
  "home.mobile": "Mobile Friendly",
  "home.mobile_text": "Every tool fits a phone 360 pixels wide and works by thumb, mouse or keyboard.",
  "home.privacy": "Privacy Protected",
  "home.privacy_text":
    "What you type or scan stays in your browser until you download or track it with an account, or have it signed or verified.",
  "home.expire": "Codes Never Expire",
  "home.expire_text":
    "Your content is in the code itself. Only a tracked code holds a short link, which works as long as this site does.",

  "home.features": "What every code comes with",
  "home.logo": "A logo that fits",
  "home.logo_text": "It can be as large as your code allows, and error correction restores what it hides.",
  "home.contrast": "Colors that scan",
  "home.contrast_text": "The picker warns you when two colors look alike to a scanner.",
  "home.margin": "A margin that stays",
  "home.margin_text": "A QR code keeps its quiet zone, the empty border scanners need to find it.",
  "home.formats": "PNG, SVG and PDF",
  "home.formats_text": "Whole pixels for screens, exact shapes for print.",
  "home.size": "Up to 2000 × 2000 Pixels",
  "home.size_text": "QR codes and barcodes in any size from 64 pixels up.",
  "home.watermark": "No Watermarks",
  "home.watermark_text": "We add no logo, address or advertisement to your codes.",
  "home.time": "No Time Limits",
  "home.time_text": "No trial period, no monthly limit.",
  "home.local": "All Processing Local",
  "home.local_text": "Encoding, drawing, checking and scanning run on your device.",

  "home.how": "How to use it",
  "home.step1": "Enter content",
  "home.step1_text": "A web address, text or an item number. You see the code as you type.",
  "home.step2": "Customize design",
  "home.step2_text":
    "Colors, logo and size. A warning appears if a choice would keep scanners from reading it.",
  "home.step3": "Download",
  "home.step3_text":
    "The finished image is decoded once more and compared with what you typed. Then it is yours.",

  "home.types": "What a QR code can hold",
  "home.types_text": "Pick one and start from its example.",
  "home.type_url": "Website URL",
  "home.type_url_text": "Opens a page",
  "home.type_text": "Plain text",
  "home.type_text_text": "Shows your words",
  "home.type_vcard": "Contact info, vCard",
  "home.type_vcard_text": "Saves a contact",
  "home.type_phone": "Phone number",
  "home.type_phone_text": "Starts a call",
  "home.type_email": "Email address",
  "home.type_email_text": "Recipient and subject filled in",
  "home.type_social": "Social media links",
  "home.type_social_text": "Leads to your profile",

  "home.cta": "Make the first one now.",
  "home.cta_text": "Nothing to install, nothing to pay.",
  "home.cta_qr": "Create QR Code Now - Free Forever",
  "home.cta_vcard": "Generate vCard QR",
} as const;
