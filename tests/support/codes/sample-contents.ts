import {
  digitalSignatureContent,
  digitalSignatureSchema,
} from "../../../core/codes/payloads/digital-signature.ts";
import { productSerialContent, productSerialSchema } from "../../../core/codes/payloads/product-serial.ts";
import { vcardContent, vcardSchema } from "../../../core/codes/payloads/vcard.ts";
import { wifiContent, wifiSchema } from "../../../core/codes/payloads/wifi.ts";

const NOW = new Date("2026-01-02T03:04:05.678Z");

/** One example of each kind of content for QR codes, from a single character to the largest symbol. */
export const sampleContents: Record<string, string> = {
  "one digit": "7",
  "one letter": "a",
  "one emoji": "🎉",
  "short address": "https://example.com",
  "address with a query":
    "https://example.com/products/4711?utm_source=print&utm_medium=qr&utm_campaign=autumn%20sale#top",
  "address in capitals": "HTTPS://EXAMPLE.COM/ABC-123",
  "address beyond ASCII": "https://müller.example/größe?q=日本語",
  email: "mailto:info@example.com?subject=Hello%20there&body=Line%201%0ALine%202",
  phone: "tel:+4930123456789",
  sms: "SMSTO:+4930123456789:See you at 8; bring: cake",
  location: "geo:52.5186,13.4081?q=Reichstag",
  "phone numbers in a row": "00493012345678900493012345678900493012345678",
  "mixed digits and letters": "ORDER 2024-0815/4711 (copy) 00000000000000000000 abc",
  "text with lines": "first line\nsecond line\r\n\tindented\n",
  "blanks around": "  kept as they are  ",
  German: "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich",
  Polish: "Zażółć gęślą jaźń",
  Greek: "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
  Russian: "Съешь ещё этих мягких французских булок, да выпей чаю",
  Hebrew: "דג סקרן שט בים מאוכזב ולפתע מצא חברה",
  Arabic: "نص حكيم له سر قاطع وذو شأن عظيم",
  Hindi: "ऋषियों को सताने वाले दुष्ट राक्षसों के राजा",
  Japanese: "いろはにほへと ちりぬるを 色は匂へど 散りぬるを",
  "Japanese half width": "ｱｲｳｴｵ ｶﾞｷﾞｸﾞ",
  Chinese: "视野无限广，窗外有蓝天。1234567890",
  Korean: "키스의 고유조건은 입술끼리 만나야 하고",
  "emoji with joiners": "👩‍👩‍👧‍👦 🏳️‍🌈 🇩🇪 👍🏽",
  "combining marks": "e\u0301 n\u0303 a\u030a",
  "control characters": "a\u0000b\u0007c\u001bd\u007f",
  "quotes and angle brackets": `<a href="x">'&amp;'</a> \\ ; , :`,
  JSON: JSON.stringify({ id: 4711, tags: ["a", "b"], text: "Grüße" }),
  vCard: vcardContent(
    vcardSchema.parse({
      firstName: "Zoë",
      lastName: "Müller; jr., Dr.",
      organization: "Quiet & Zone",
      title: "Chief\\Engineer",
      phone: "+49 30 123456",
      email: "zoe@example.com",
      website: "example.com",
      address: "Hauptstraße 1",
      city: "Berlin",
      zipCode: "10115",
      country: "Deutschland",
      note: "first line\nsecond line",
    }),
  ),
  WiFi: wifiContent(
    wifiSchema.parse({ ssid: 'Café "Gäste"; 5G', password: "p:a;s,s\\w", security: "WPA", hidden: true }),
  ),
  "open WiFi": wifiContent(
    wifiSchema.parse({ ssid: "guests", password: "", security: "nopass", hidden: false }),
  ),
  "product serial": productSerialContent(
    productSerialSchema.parse({
      productName: "Pump Ω3",
      serialNumber: "SN-00042",
      manufacturer: "Müller KG",
    }),
    NOW,
  ),
  "digital signature": digitalSignatureContent(
    digitalSignatureSchema.parse({ documentTitle: "Vertrag № 7", signerName: "Zoë Müller" }),
    NOW,
  ),
  "300 characters": "The quick brown fox jumps over the lazy dog. ".repeat(7).slice(0, 300),
  "400 characters of Chinese": "视野无限广窗外有蓝天".repeat(40),
  "1,000 digits": "0123456789".repeat(100),
  "1,273 bytes, all that level H holds": "x".repeat(1273),
};
