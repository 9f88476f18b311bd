const qr = { content: "https://example.com", size: 300, foreground: "#1a1a2e" };
const barcode = { format: "EAN13", content: "4006381333931" };
const page = { content: "https://example.com", size: 300 };

interface Example {
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  /** Example answer for calls that cannot have an example request: a picture is no text. */
  answer?: object;
}

const coded = (name: string, example: Readonly<Record<string, unknown>>): Record<string, Example> => ({
  [`GET ${name}`]: { query: example },
  [`GET ${name}.{file}`]: { query: example },
  [`POST ${name}`]: { body: example },
  [`POST ${name}.{file}`]: { body: example },
});

/** Requests that work as they are, by method and path; a test sends each. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...coded("/qr", qr),
  "POST /qr": { body: { ...qr, level: "H", margin: 4 } },
  "POST /qr.{file}": { body: { ...qr, level: "H", margin: 4 } },
  ...coded("/barcode", barcode),
  "POST /barcode": { body: { ...barcode, bar_height: 80 } },
  "POST /barcode.{file}": { body: { ...barcode, bar_height: 80 } },
  ...coded("/payloads/wifi", { ssid: "Guests", password: "correct horse", security: "WPA" }),
  ...coded("/payloads/vcard", { first_name: "Ada", last_name: "Lovelace", email: "ada@example.com" }),
  ...coded("/payloads/product-serial", { product_name: "Kettle", serial_number: "K-2026-0001" }),
  ...coded("/payloads/digital-signature", {
    signer_name: "Ada Lovelace",
    signer_email: "ada@example.com",
    document_title: "Delivery note 17",
  }),
  ...coded("/payloads/wifi-enterprise", { ssid: "Office", identity: "ada", password: "correct horse" }),
  ...coded("/payloads/link", { website: "example.com/menu" }),
  ...coded("/payloads/email", { to: "shop@example.com", subject: "Order 17" }),
  ...coded("/payloads/phone", { phone: "+1 555 010 0123" }),
  ...coded("/payloads/sms", { to: "+1 555 010 0123", message: "I am here" }),
  ...coded("/payloads/whatsapp", { to: "+1 555 010 0123", message: "Hello" }),
  ...coded("/payloads/telegram", { to: "@example", message: "Hello" }),
  ...coded("/payloads/place", { latitude: "52.5163", longitude: "13.3777", place: "Brandenburg Gate" }),
  ...coded("/payloads/event", {
    summary: "Open day",
    start: "2026-07-04T10:00",
    end: "2026-07-04T16:00",
    timezone: "Europe/Berlin",
  }),
  ...coded("/payloads/app", { google_play: "org.example.app" }),
  ...coded("/payloads/sepa", { beneficiary: "Red Cross", iban: "BE72000000001616", amount: "12.50" }),
  ...coded("/payloads/swiss-qr", {
    iban: "CH5800791123000889012",
    creditor: "Robert Schneider AG",
    creditor_zip_code: "2501",
    creditor_city: "Biel",
    creditor_country: "CH",
    amount: "199.95",
  }),
  ...coded("/payloads/upi", { upi_id: "shop@bank", payee: "Corner Shop", amount: "250" }),
  ...coded("/payloads/pix", {
    pix_key: "shop@example.com",
    merchant: "Loja",
    city: "Brasilia",
    amount: "10.50",
  }),
  ...coded("/payloads/bitcoin", { bitcoin_address: "1RustyRX2oai4EYYDpQGWvEL62BBGqN9T", amount: "0.0015" }),
  ...coded("/payloads/lightning", {
    invoice:
      "lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpuaztrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspfj9srp",
  }),
  "POST /batch": {
    query: { file: "svg" },
    body: {
      rows: [
        { content: "https://example.com/1", file: "first" },
        { type: "barcode", barcode_format: "EAN13", content: "4006381333931", file: "shelf" },
      ],
    },
  },
  "GET /advice": { query: { content: "https://example.com", reader: "poster", distance: "2m" } },
  "POST /decode": {
    answer: {
      codes: [
        {
          format: "QR Code",
          text: "https://example.com",
          binary: false,
          corners: [
            { x: 20, y: 20 },
            { x: 280, y: 20 },
            { x: 280, y: 280 },
            { x: 20, y: 280 },
          ],
          decoder: "zxing-wasm",
        },
      ],
      problem: null,
    },
  },
  "POST /image-urls/qr": { body: { ...page, file: "svg", expires_in: 86_400 } },
  "POST /image-urls/barcode": { body: { ...barcode, file: "svg" } },
  // id and signature are the caller's own: the two above write them
  "GET /images/qr.{file}": { query: page },
  "GET /images/barcode.{file}": { query: barcode },
};
