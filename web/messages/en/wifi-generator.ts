/** Texts of /wifi-generator. */
export const messages = {
  "network.title": "WiFi QR Generator",
  "network.description":
    "Make a QR code for your WiFi: guests join with a scan, with no password to spell out. WPA, WEP and open networks, hidden ones too. Free, drawn in your browser.",
  "network.intro": "Guests join your network with a scan, with no password to spell out.",
  "network.fields": "Network",
  "network.preview_empty": "Enter the name of the network to see QR code preview",
  "network.ssid": "Network name (SSID)",
  "network.ssid_hint": "Exactly as on your router: uppercase and lowercase letters matter.",
  "network.blanks": "There is a space at the beginning or the end, and it counts",
  "network.security": "Security",
  "network.security_hint": "WPA stands for WPA2 and WPA3 too.",
  "network.nopass": "None",
  "network.password": "Password",
  "network.privacy":
    "The code is made on this device, and the password stays here. Only a download while you are signed in puts the content of the code, password included, into your history.",
  "network.hidden": "Hidden network",
  "network.hidden_hint": "For networks that do not broadcast their name.",
  "network.done": "WiFi QR code downloaded successfully!",
  "network.card": "A card to hang up",
  "network.card_text": "The code next to the name of the network, the size of a postcard.",
  "network.card_password": "Print the password too",
  "network.card_print": "Print card",
  "network.card_code": "QR code for the network {ssid}",
  "network.card_scan": "Point your phone’s camera here to join.",
} as const;
