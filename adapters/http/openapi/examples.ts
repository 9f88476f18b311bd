const qr = { content: "https://example.com", size: 300, foreground: "#1a1a2e" };
const barcode = { format: "EAN13", content: "4006381333931" };
const page = { content: "https://example.com", size: 300 };

interface Example {
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  /** What the call answers, where no example can be sent: a picture is no text. */
  answer?: object;
}

const coded = (name: string, example: Readonly<Record<string, unknown>>): Record<string, Example> => ({
  [`GET ${name}`]: { query: example },
  [`GET ${name}.{file}`]: { query: example },
  [`POST ${name}`]: { body: example },
  [`POST ${name}.{file}`]: { body: example },
});

/** What people can send as it stands, by method and path; a test sends each. */
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
  "POST /batch": {
    query: { file: "svg" },
    body: {
      rows: [
        { content: "https://example.com/1", file: "first" },
        { type: "barcode", barcode_format: "EAN13", content: "4006381333931", file: "shelf" },
      ],
    },
  },
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
