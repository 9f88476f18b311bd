/** The data of a Swiss QR-bill under the names of its form; absent fields are empty. */
export type SwissBill = Readonly<Record<(typeof LINES)[number][0], string>>;

/** Line number of each value in the content, from 0. */
const LINES = [
  ["iban", 3],
  ["creditor", 5],
  ["creditorStreet", 6],
  ["creditorHouseNumber", 7],
  ["creditorZipCode", 8],
  ["creditorCity", 9],
  ["creditorCountry", 10],
  ["amount", 18],
  ["currency", 19],
  ["debtor", 21],
  ["debtorStreet", 22],
  ["debtorHouseNumber", 23],
  ["debtorZipCode", 24],
  ["debtorCity", 25],
  ["debtorCountry", 26],
  ["reference", 28],
  ["message", 29],
  ["billInformation", 31],
  ["procedure1", 32],
  ["procedure2", 33],
] as const;

/**
 * Parses the content of a Swiss QR Code (Swiss Implementation Guidelines for the QR-bill, section 4.2.2).
 * Null: another kind of content.
 */
export function readSwissQr(content: string): SwissBill | null {
  const lines = content.split(/\r\n|\n/);
  if (lines[0] !== "SPC" || !lines[1]?.startsWith("02") || lines[30] !== "EPD") return null;
  return Object.fromEntries(LINES.map(([name, at]) => [name, lines[at] ?? ""])) as SwissBill;
}
