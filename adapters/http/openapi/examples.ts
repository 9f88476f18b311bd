const qr = { content: "https://example.com", size: 300, foreground: "#1a1a2e" };
const barcode = { format: "EAN13", content: "4006381333931" };

interface Example {
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
}

/** What people can send as it stands, by method and path; a test sends each. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  "GET /qr": { query: qr },
  "GET /qr.{file}": { query: qr },
  "POST /qr": { body: { ...qr, level: "H", margin: 4 } },
  "POST /qr.{file}": { body: { ...qr, level: "H", margin: 4 } },
  "GET /barcode": { query: barcode },
  "GET /barcode.{file}": { query: barcode },
  "POST /barcode": { body: { ...barcode, bar_height: 80 } },
  "POST /barcode.{file}": { body: { ...barcode, bar_height: 80 } },
};
