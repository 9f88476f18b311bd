/** Kinds of doubtful values, which are counted for a table: the label of one and of several values, and advice to the user. */
export const DOUBTS = {
  dates: {
    label: ["value looks like a date", "values look like dates"],
    advice: (count) =>
      `If a spreadsheet made ${count === 1 ? "it" : "them"} from a text like 10-12, format the column as Text and enter the texts again.`,
  },
  formulas: {
    label: ["value looks like a formula", "values look like formulas"],
    advice: () => "The file holds the formula itself, not its result.",
  },
  thousands: {
    label: ["value is a number with thousands separators", "values are numbers with thousands separators"],
    advice: () => "In the spreadsheet, format the column as a number without them and export once more.",
  },
  formattedNumbers: {
    label: [
      "number has a text from its format, such as a currency or a unit",
      "numbers have a text from their format, such as a currency or a unit",
    ],
    advice: () => "If the number alone is meant, format the cells as Number.",
  },
  displayedThousands: {
    label: ["number is shown with thousands separators", "numbers are shown with thousands separators"],
    advice: () => "The separators are left out: if they are meant, format the cells as Text and enter them.",
  },
  moneyAmounts: {
    label: ["value looks like an amount of money", "values look like amounts of money"],
    advice: () => "If another column has the contents of the codes, choose that one.",
  },
  trailingPointZero: {
    label: ["value is a whole number that ends in .0", "values are whole numbers that end in .0"],
    advice: () =>
      "Programs write numbers this way when a column has empty cells. If the .0 is not meant, export the column as text.",
  },
  apostrophes: {
    label: ["value begins with an apostrophe", "values begin with an apostrophe"],
    advice: () =>
      "The codes hold it. Spreadsheets hide one that marks a text or keeps a formula from running: remove it if it is not meant.",
  },
  singleQuoted: {
    label: ["value is in single quotes", "values are in single quotes"],
    advice: () =>
      "The codes hold these quotes: only double quotes enclose a value. Export once more with a double quote as the text delimiter.",
  },
  trimmedAddresses: {
    label: [
      "web address had spaces or invisible characters around it",
      "web addresses had spaces or invisible characters around them",
    ],
    advice: () => "They are left out.",
  },
  brokenAddresses: {
    label: ["value looks like a broken web address", "values look like broken web addresses"],
    advice: () =>
      "Quotes or brackets around it, a space or line break inside, a second address, a placeholder such as {{id}}, a beginning such as https// or &amp; in place of & keeps phones from opening an address.",
  },
  missingSchemes: {
    label: ["web address has no https:// in front", "web addresses have no https:// in front"],
    advice: () => "Some phones show such an address as text: write https:// in front.",
  },
  notAddresses: {
    label: ["value in the column of web addresses is none", "values in the column of web addresses are none"],
    advice: () => "The codes hold these texts: remove the rows that belong to no code.",
  },
  surroundingSpaces: {
    label: [
      "value begins or ends with a space or line break",
      "values begin or end with a space or line break",
    ],
    advice: () => "The codes hold it: remove it in the file if it is not meant.",
  },
  invisible: {
    label: ["value holds an invisible character", "values hold invisible characters"],
    advice: () =>
      "Copying from web pages and documents leaves them behind, and scanners and shops may not find such a value: enter it again.",
  },
  unusualSpaces: {
    label: ["value holds a no-break or thin space", "values hold no-break or thin spaces"],
    advice: () =>
      "It looks like a space and is another character: scanners, browsers and shops may not find such a value. Remove it, or type a space.",
  },
  placeholders: {
    label: ["value is a placeholder", "values are placeholders"],
    advice: () => "Words like NULL, nan or N/A go into the codes: remove the rows if nothing was meant.",
  },
  emptyFields: {
    label: ["field is a placeholder", "fields are placeholders"],
    advice: () => "Words like NULL, nan or N/A go into the codes: empty the cells if nothing was meant.",
  },
  quantities: {
    label: ["quantity is not a whole number of 1 or more", "quantities are not whole numbers of 1 or more"],
    advice: () =>
      "Quantities are not used, and each row makes one code: remove the rows that need none, or rename the column if it means something else.",
  },
  shortRows: {
    label: ["row has fewer values than the header", "rows have fewer values than the header"],
    advice: () =>
      "Only columns that are not used lack there. If a value of these rows is cut, it holds a line break: enclose it in double quotes.",
  },
  passwords: {
    label: ["password is probably none", "passwords are probably none"],
    advice: () => 'Stars, or words such as "see notice", go into the codes: enter the passwords themselves.',
  },
  unusedValues: {
    label: ["value has no place in a code of its type", "values have no place in codes of their types"],
    advice: (count) =>
      `${count === 1 ? "It is" : "They are"} left out: correct the type of the row, or move the value.`,
  },
  unusedFormats: {
    label: ["row of another type has a barcode format", "rows of other types have barcode formats"],
    advice: () => "It is not used: for a barcode, write barcode in the column of types.",
  },
  doubleDecoded: {
    label: ["value holds letters like Ã¼", "values hold letters like Ã¼"],
    advice: () =>
      "They come from text that was decoded in the wrong encoding. Export once more as UTF-8, or correct the values.",
  },
  lostZeros: {
    label: [
      "phone number or postal code has probably lost its leading zero",
      "phone numbers and postal codes have probably lost their leading zeros",
    ],
    advice: () =>
      "Spreadsheets drop it from what they take for a number: format the column as Text and enter the values again.",
  },
  numericCells: {
    label: [
      "phone number or postal code is a number in the file, not a text",
      "phone numbers and postal codes are numbers in the file, not texts",
    ],
    advice: () =>
      "Numbers have no leading zero and no +: if one is missing, format the column as Text and enter the values again.",
  },
  salutationAsTitle: {
    label: ["job title is a form of address", "job titles are forms of address"],
    advice: (count) =>
      `${count === 1 ? "It is" : "They are"} left out: write the position of the person there, or the form in front of the first name.`,
  },
  fromOtherColumn: {
    label: ["value comes from another column", "values come from other columns"],
    advice: () => "",
  },
  repeatedHeaders: {
    label: ["value is the name of its column", "values are the name of their column"],
    advice: () => "If the header stands in the table again, remove that line.",
  },
  differentLinks: {
    label: ["value shows a text and links elsewhere", "values show a text and link elsewhere"],
    advice: () =>
      "The codes hold the text. If the links are meant, write their addresses into the cells, or into a column of their own.",
  },
} satisfies Record<string, { label: [string, string]; advice: (count: number) => string }>;
export type Doubt = keyof typeof DOUBTS;
export const DOUBT_ORDER = Object.keys(DOUBTS) as Doubt[];

/** Kinds whose sentence is about the content of codes. It is left out if no code is made of the value. */
export const ABOUT_CODES: ReadonlySet<Doubt> = new Set<Doubt>([
  "apostrophes",
  "singleQuoted",
  "surroundingSpaces",
  "differentLinks",
  "formattedNumbers",
  "displayedThousands",
  "moneyAmounts",
  "notAddresses",
  "missingSchemes",
  "passwords",
  "shortRows",
]);

/** A doubt about a value of a row. */
export interface FoundDoubt {
  kind: Doubt;
  column: string;
  /** A sentence with an example from the table. */
  example?: string;
}
