import type { PayloadType } from "../../core/codes/texts/payload-fields.ts";

interface PayloadCommand {
  description: string;
  /** An example, without the name of the program. */
  usage: string;
}

/** The commands that make a code of the fields of a form. */
export const PAYLOAD_COMMANDS: Readonly<Record<PayloadType, PayloadCommand>> = {
  vcard: {
    description: "make a QR code of a contact",
    usage: "vcard --first-name Ada --last-name Lovelace --phone +4420123 -o ada.png",
  },
  wifi: {
    description: "make a QR code that joins a network",
    usage: 'wifi --ssid Guests --password "open sesame" -o wifi.pdf',
  },
  "wifi-enterprise": {
    description: "make a QR code that joins a network with a name and a password",
    usage: 'wifi-enterprise --ssid Office --identity ada --password "open sesame" -o office.png',
  },
  product: {
    description: "make a QR code of a product and its serial number",
    usage: "product --product-name Kettle --serial-number K-17 -o kettle.png",
  },
  link: {
    description: "make a QR code that opens a web page",
    usage: "link --website example.com/menu -o menu.svg",
  },
  email: {
    description: "make a QR code that writes an email",
    usage: 'email --to shop@example.com --subject "Order 17" -o order.png',
  },
  phone: {
    description: "make a QR code that calls a number",
    usage: 'phone --phone "+1 555 010 0123" -o call.png',
  },
  sms: {
    description: "make a QR code that writes a text message",
    usage: 'sms --to "+1 555 010 0123" --message "I am here" -o here.png',
  },
  whatsapp: {
    description: "make a QR code that opens a chat in WhatsApp",
    usage: 'whatsapp --to "+1 555 010 0123" --message "Hello" -o chat.png',
  },
  telegram: {
    description: "make a QR code that opens a chat in Telegram",
    usage: "telegram --to @example -o chat.png",
  },
  place: {
    description: "make a QR code that shows a place on a map",
    usage: 'place --latitude 52.5163 --longitude 13.3777 --place "Brandenburg Gate" -o gate.png',
  },
  event: {
    description: "make a QR code that adds an event to a calendar",
    usage:
      'event --summary "Open day" --start 2026-07-04T10:00 --end 2026-07-04T16:00 --timezone Europe/Berlin -o day.png',
  },
  app: {
    description: "make a QR code that opens an app in its store",
    usage: "app --google-play org.example.app -o app.png",
  },
  sepa: {
    description: "make a QR code of a SEPA credit transfer (EPC069-12)",
    usage: 'sepa --beneficiary "Red Cross" --iban "BE72 0000 0000 1616" --amount 12.50 -o gift.png',
  },
  "swiss-qr": {
    description: "make a QR code of a Swiss QR-bill",
    usage:
      'swiss-qr --iban "CH58 0079 1123 0008 8901 2" --creditor "Robert Schneider AG" --creditor-zip-code 2501 --creditor-city Biel --creditor-country CH --amount 199.95 -o bill.svg',
  },
  upi: {
    description: "make a QR code of a UPI payment (India)",
    usage: 'upi --upi-id shop@bank --payee "Corner Shop" --amount 250 -o pay.png',
  },
  pix: {
    description: "make a QR code of a Pix payment (Brazil)",
    usage: 'pix --pix-key shop@example.com --merchant "Loja" --city Brasilia --amount 10,50 -o pix.png',
  },
  bitcoin: {
    description: "make a QR code of a Bitcoin payment (BIP 21)",
    usage: "bitcoin --bitcoin-address 1RustyRX2oai4EYYDpQGWvEL62BBGqN9T --amount 0.0015 -o bitcoin.png",
  },
  lightning: {
    description: "make a QR code of a Lightning invoice (BOLT 11)",
    usage: "lightning --invoice lnbc... -o invoice.png",
  },
};
